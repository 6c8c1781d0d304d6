# База дебютов.

## Названия дебютов.

explore-opening = Брошюра Parker, дебют { $letter }
explore-line = Брошюра Parker, дебют { $letter }, продолжение { $line }

## Ошибки в файлах с дебютами.

openings-none = Это не файл с дебютами.
openings-version = Неизвестная версия файла дебютов: «{ $version }».
openings-other-variant = Это дебюты варианта «{ $key }».
openings-checksum = Контрольная сумма не сходится: что-то изменено или потеряно.
openings-damaged = В строке написано не то, что нужно.
book-none = Это не дебютная книга.
book-version = Неизвестная версия дебютной книги: «{ $version }».
book-other-variant = Это дебютная книга варианта «{ $key }».
book-position = Позиция { $number } дебютной книги повреждена.

## Доска в терминале.

explore-nothing = Известных партий с этой позицией нет.

## Панель рядом с доской.

explore-title = База дебютов
explore-open = Открыть базу дебютов
explore-close = Закрыть базу дебютов
explore-total =
    { $count ->
        [0] Партий отсюда нет
        [one] { $count } партия отсюда
        [few] { $count } партии отсюда
        [many] { $count } партий отсюда
       *[other] { $count } партии отсюда
    }
explore-numbers =
    Белые { $white } · ничьи { $draws } · чёрные { $black } · без результата { $open }
    Ваши партии { $own } · встроенные { $shipped } · программа { $engine }
explore-reading = Читаются ваши партии.
explore-loading = Загружаются партии программы.
explore-missing = Не удалось загрузить партии программы. Чтобы попробовать ещё раз, откройте базу дебютов снова.
explore-damaged = Партии программы повреждены и не учитываются: { $reason }
explore-source-own = Ваши
explore-source-shipped = Встроенные
explore-source-engine = Программа
explore-about-own = Партии из вашей библиотеки.
explore-about-shipped = Поучительные партии и показательная партия из брошюры Parker.
explore-about-engine = Партии между сильными компьютерными соперниками.
explore-filters = Ещё фильтры
explore-any = любые
explore-side = Сторона человека
explore-result = Результат
explore-depth = Ходов от начала, не больше
explore-opponent = Имя соперника
