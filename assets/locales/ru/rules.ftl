# Что говорят правила: стороны, исходы, отказы и ошибки читаемых текстов.
# $side — white или black.

side-name =
    { $side ->
        [you] Вы
        [white] Белые
        [black] Чёрные
       *[other] { $side }
    }

## Как заканчивается партия. $side — победитель: white или black, а если играет один человек, you или opponent.

outcome-took-all =
    { $side ->
        [white] Победа белых: взяты все чёрные камни.
       *[black] Победа чёрных: взяты все белые камни.
    }
outcome-immobilised =
    { $side ->
        [white] Победа белых: у чёрных нет ходов.
       *[black] Победа чёрных: у белых нет ходов.
    }
outcome-resigned =
    { $side ->
        [white] Победа белых: чёрные сдались.
       *[black] Победа чёрных: белые сдались.
    }
outcome-out-of-time =
    { $side ->
        [white] Победа белых: у чёрных вышло время.
       *[black] Победа чёрных: у белых вышло время.
    }
outcome-nothing-given =
    { $side ->
        [white] Победа белых: брать было нечего, а отдать камень должны были чёрные.
       *[black] Победа чёрных: брать было нечего, а отдать камень должны были белые.
    }
outcome-nothing-to-eat =
    { $side ->
        [white] Победа белых: чёрным нечего было взять.
       *[black] Победа чёрных: белым нечего было взять.
    }
outcome-won =
    { $side ->
        [you] Вы победили
        [white] Победа белых
        [black] Победа чёрных
       *[other] Победа: { $side }
    }
outcome-drawn = Ничья
outcome-reason-took-all =
    { $side ->
        [white] Взяты все чёрные камни.
       *[black] Взяты все белые камни.
    }
outcome-reason-immobilised =
    { $side ->
        [you] У соперника нет ходов.
        [opponent] У вас нет ходов.
        [white] У чёрных нет ходов.
       *[black] У белых нет ходов.
    }
outcome-reason-resigned =
    { $side ->
        [you] Соперник сдался.
        [opponent] Вы сдались.
        [white] Чёрные сдались.
       *[black] Белые сдались.
    }
outcome-reason-out-of-time =
    { $side ->
        [you] У соперника вышло время.
        [opponent] У вас вышло время.
        [white] У чёрных вышло время.
       *[black] У белых вышло время.
    }
outcome-reason-nothing-given =
    { $side ->
        [you] Брать было нечего, а отдать камень должен был соперник.
        [opponent] Брать было нечего, а отдать камень должны были вы.
        [white] Брать было нечего, а отдать камень должны были чёрные.
       *[black] Брать было нечего, а отдать камень должны были белые.
    }
outcome-reason-nothing-to-eat =
    { $side ->
        [you] Сопернику нечего было взять.
        [opponent] Вам нечего было взять.
        [white] Чёрным нечего было взять.
       *[black] Белым нечего было взять.
    }
outcome-quiet-turns = Ничья: слишком много ходов без взятия.
outcome-repetition = Ничья: одна и та же позиция повторилась слишком много раз.
outcome-agreement = Ничья по соглашению.
outcome-no-move = Ничья: у стороны, чей ход, ходов нет.
outcome-reason-quiet-turns = Слишком много ходов без взятия.
outcome-reason-repetition = Одна и та же позиция повторилась слишком много раз.
outcome-reason-agreement = Игроки согласились на ничью.
outcome-reason-no-move = У стороны, чей ход, ходов нет.

## Ничья близко.

draw-near-quiet-turns =
    { $left ->
        [1] Следующий ход без взятия — и будет ничья.
        [one] Ещё { $left } ход без взятия — и будет ничья.
        [few] Ещё { $left } хода без взятия — и будет ничья.
        [many] Ещё { $left } ходов без взятия — и будет ничья.
       *[other] Ещё { $left } хода без взятия — и будет ничья.
    }
draw-near-position =
    { $repetitions ->
        [2] Эта позиция возникла во второй раз. Если она повторится ещё раз, будет ничья.
        [one] Эта позиция возникла уже { $repetitions } раз. Если она повторится ещё раз, будет ничья.
        [few] Эта позиция возникла уже { $repetitions } раза. Если она повторится ещё раз, будет ничья.
        [many] Эта позиция возникла уже { $repetitions } раз. Если она повторится ещё раз, будет ничья.
       *[other] Эта позиция возникла уже { $repetitions } раза. Если она повторится ещё раз, будет ничья.
    }
draw-near-turns =
    { $count ->
        [1] Этот ход сразу приведёт к ничьей из-за повторения: { $turns }.
       *[other] Любой из этих ходов сразу приведёт к ничьей из-за повторения: { $turns }.
    }

## Часы.

clock-seconds = Время пишется в секундах, например 600, 300+5 или 300+5:600; - означает игру без часов.
clock-no-time = В начале партии на часах должно быть время.
clock-too-long = На часах может быть самое большее { $hours } ч.
clock-large-increment = За ход можно добавлять самое большее { $minutes } мин.
clock-sides = Время задаётся самое большее для двух сторон: сначала для белых, потом для чёрных.

## Почему действие не принято.

refusal-game-over = Партия закончена.
refusal-no-stone = На этой точке нет камня.
refusal-enemy-stone = Это камень соперника.
refusal-stone-is-blocked = Этому камню некуда пойти.
refusal-occupied = Эта точка занята.
refusal-no-line = Эти две точки не соединены линией.
refusal-another-must-capture =
    { $count ->
        [1] Взять должен другой камень: { $points }.
       *[other] Взять должен один из этих камней: { $points }.
    }
refusal-must-capture = Этот камень обязан взять, а такой шаг ничего не берёт.
refusal-other-stone-in-chain = Продолжить этот ход может только камень на { $point }.
refusal-chain-must-capture = Каждый следующий шаг серии должен быть взятием.
refusal-point-touched = Камень уже был на этой точке в этом ходу.
refusal-same-direction = Серия не может идти дважды подряд в одном направлении.
refusal-direction-used = Серия уже шла в этом направлении.
refusal-first-turn-is-one-step = Первый ход каждого игрока — один шаг со взятием.
refusal-no-chains = В этом варианте ход состоит из одного шага.
refusal-choose-group = Этот шаг берёт двумя способами: выберите атаку (A) или отступление (W).
refusal-takes-nothing-by-approach = Атакой этот шаг ничего не берёт.
refusal-takes-nothing-by-withdrawal = Отступлением этот шаг ничего не берёт.
refusal-larger-group = Нужно брать ту из двух групп, которая больше.
refusal-handicapped-takes-nothing = Сторона, дающая фору, пока ничего не берёт.
refusal-must-leave-capture = Сторона, дающая фору, обязана оставить сопернику взятие.
refusal-eater-takes-one-step = Пока другая сторона даёт фору, за ход берут один камень.
refusal-must-continue = Серия должна продолжаться, пока камень может брать.
refusal-no-open-chain = Незаконченного хода нет.
refusal-chain-is-open = Серия не закончена: сначала закончите или отмените её.
refusal-nothing-to-undo = Отменять нечего.
refusal-nothing-to-redo = Повторять нечего.
refusal-nothing-to-claim = Нет пропущенного взятия, которого можно потребовать.
refusal-no-agreement = В этом варианте ничьей по соглашению нет.
refusal-no-offer = Ничью никто не предлагал.

## Что не так в тексте позиции.

position-rows =
    { $found ->
        [one] В позиции { $found } горизонталь, а на доске { $expected }.
        [few] В позиции { $found } горизонтали, а на доске { $expected }.
        [many] В позиции { $found } горизонталей, а на доске { $expected }.
       *[other] В позиции { $found } горизонтали, а на доске { $expected }.
    }
position-columns =
    { $found ->
        [one] Горизонталь { $row }: { $found } точка, а вертикалей на доске { $expected }.
        [few] Горизонталь { $row }: { $found } точки, а вертикалей на доске { $expected }.
        [many] Горизонталь { $row }: { $found } точек, а вертикалей на доске { $expected }.
       *[other] Горизонталь { $row }: { $found } точки, а вертикалей на доске { $expected }.
    }
position-letter = «{ $letter }» в позиции быть не может: только W, B, цифры от 1 до 9 и косые черты.
position-side = Сторона, чей ход, обозначается w или b.
position-quiet = Число ходов после последнего взятия должно быть от 0 до 65535.
position-number = Номер хода должен быть числом от 1 до { $most }.
position-handicap = Сторона, дающая фору, обозначается w, b или дефисом.
position-extra = В позиции самое большее пять полей.
position-off-board = Камень стоит вне доски.
position-overlap = На одной точке два камня.
position-empty = На доске нет ни одного камня.
position-number-zero = Ходы нумеруются с 1.
position-no-handicap = В этом варианте форы нет.

## Что не так в тексте хода.

turn-empty = Ход не записан.
turn-unexpected = «{ $letter }» в этом месте хода быть не может.
turn-point-missing = Не хватает точки, например d3.
turn-count-missing = После знака равенства не хватает числа.
turn-off-board = На доске нет точки { $point }.
turn-refused = { $from }-{ $to }: { $reason }
turn-ambiguous = Подходит несколько взятий: после точки напишите A (атака) или W (отступление).
turn-wrong-count = Этот шаг берёт { $actual }, а не { $printed }.

## Что не так в записи партии.

game-tag = Тег пишется так: [Имя "значение"].
game-tag-twice = Тег «{ $name }» встречается дважды.
game-unclosed = «{ $sign }» нигде не закрыт.
game-unopened = «{ $sign }» ничего не закрывает.
game-unknown-variant = Варианта «{ $key }» нет.
game-start = Начальная позиция записана неверно. { $reason }
game-number = Номер хода — { $expected }, а не { $found }
game-turn =
    { $side ->
        [white] Ход { $number }, белые, «{ $turn }»: { $reason }
       *[black] Ход { $number }, чёрные, «{ $turn }»: { $reason }
    }
game-after-end = «{ $turn }» стоит после конца партии.
game-result = Результат записан как { $found }, а на деле { $expected }.

## Что не так в файле варианта.

variant-syntax = Прочитать не удаётся: { $detail }.
variant-too-deep = Здесь открыто слишком много скобок: вложенных может быть не больше { $most }. Поищите незакрытые или лишние скобки.
variant-no-parentheses = Здесь должны быть поля в круглых скобках, например (key: "mine", columns: 5).
variant-value = В поле «{ $field }» стоит не то, что нужно: { $detail }.
variant-out-of-bounds = Число в поле «{ $field }» должно быть от { $least } до { $most }.
variant-unknown-switch = Параметра «{ $name }» нет. Есть { $names }.
variant-unknown-field = Поля «{ $field }» не бывает.
variant-twice = Поле «{ $field }» встречается дважды.
variant-missing = Нет поля «{ $field }».
variant-key = Ключ «{ $key }» должен состоять из строчных латинских букв, цифр и дефисов.
variant-key-too-long = Длина ключа: { $found }; наибольшая длина: { $most }.
variant-language = Язык «{ $code }» должен быть кодом, например fr или pt-BR.
variant-language-twice = Язык «{ $code }» встречается дважды.
variant-empty-text = Текст на языке «{ $code }» пуст.
variant-name-lines = Название должно занимать одну строку.
variant-size = Поле «{ $field }» должно быть от { $least } до { $most }, а не { $found }.
variant-too-many-points = Число точек на доске — { $found }, а может быть самое большее 64.
variant-start = Начальная позиция не подходит к доске. { $reason }
variant-no-stones = В начале у каждой стороны должен быть хотя бы один камень.
variant-start-over = Партия закончена уже в начальной позиции.
variant-no-english-name = Нет английского названия, «en».
variant-zero = Поле «{ $field }» не может быть нулём.
variant-key-taken = Ключ «{ $key }» уже занят: он есть у того, что входит в программу.
variant-key-taken-by-file = Ключ «{ $key }» уже занят: он есть в файле { $file }.

## Что не так с файлом.

file-missing = Такого файла нет.
file-directory = Это папка, а не файл.
file-not-a-file = Это не обычный файл.
file-denied = Читать этот файл не разрешено.
file-too-large = Файл больше { $size }.
size-megabytes = { $count } МБ
size-kilobytes = { $count } КБ
file-not-text = Это не текстовый файл в UTF-8: сохраните его в UTF-8.
file-empty = Файл пуст.
file-other = Файл не читается: { $detail }.

## Записи нескольких партий и ссылки.

game-cut-off = Похоже, запись обрезана: в теге указано { $result }, но в конце этого результата нет.
game-none = В тексте нет ни одной партии.
game-tag-like = «{ $name }» — не тег, но почти «{ $known }», а от него зависит, как читать партию.
game-read-as = «{ $found }» читается как «{ $read }».
game-beyond-draw =
    { $side ->
        [white] По правилам партия кончилась перед ходом { $number }, белые. Она прочитана до конца без этого ограничения. { $reason }
       *[black] По правилам партия кончилась перед ходом { $number }, чёрные. Она прочитана до конца без этого ограничения. { $reason }
    }
game-second = Дальше идёт ещё одна партия. Файлы с несколькими партиями читает «fanorona games import».
game-too-many-turns = Ходов в партии больше чем { $most }.
game-too-deep = Глубина вложенных ответвлений больше чем { $most }.
link-scheme = Ссылка на партию начинается с fanorona:.
link-version = Это ссылка версии { $version }, которую программа не знает.
link-cut = Части ссылки не хватает.
link-too-long = В ссылке больше чем { $most } знаков.
link-letter = «{ $letter }» в ссылке быть не может.
link-damaged = Ссылка повреждена: какой-то знак потерян или изменён.
link-unknown-variant = Это ссылка на партию варианта «{ $key }», которого здесь нет. Положите его файл в папку с вашими вариантами.
link-turn = Ход { $number } этой ссылки не допускается правилами варианта.
link-too-many-turns = Ход { $number } этой ссылки прочитать нельзя: там возможно слишком много ходов.
link-other-rules = Ссылка сделана по другим правилам, чем здесь у этого варианта.
