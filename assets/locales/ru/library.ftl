# Сохранённые партии, их получение и передача; статистика. $side — white или black.

## Список партий.

library-search = Имена и заметки
library-any-variant = Все варианты
library-any-result = Все результаты
library-result-open = Не закончена
library-result-won =
    { $side ->
        [white] Победа белых
       *[black] Победа чёрных
    }
library-result-drawn = Ничья
library-since = С
library-until = По
library-day-hint = 2026-11
library-turns =
    { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }
library-count =
    { $all ->
        [one] { $shown } из { $all } партии
        [few] { $shown } из { $all } партий
        [many] { $shown } из { $all } партий
       *[other] { $shown } из { $all } партии
    }
library-reading = Читаются партии: { $done } из { $all }
library-empty = Сохранённых партий пока нет. Каждая партия сохраняется с первого хода.
library-trash-empty = Удалённых партий нет.
library-none-found = Подходящих партий нет.
library-choose = Выберите партию, чтобы увидеть, что с ней можно сделать.
library-at-table = На столе
library-go-on = Продолжить
library-review = Смотреть
library-name = Название…
library-name-hint = Название этой партии
library-name-keep = Сохранить название
library-copy-text = Копировать текст
menu-share = Поделиться
share-picture = Изображение позиции
share-link = Ссылка на партию
library-copied-text = Запись в буфере обмена.
library-copied-link = Ссылка в буфере обмена.
share-copied-picture = Изображение в буфере обмена.
library-save = Сохранить в файл…
library-save-all = Сохранить эти в файл…
library-file = fanorona.fgn
library-path-hint = /home/…/fanorona.fgn
library-exported =
    { $count ->
        [1] Партия записана в «{ $file }».
       *[other] В «{ $file }» записано партий: { $count }.
    }
library-delete = Удалить
library-deleted = Партия удалена.
library-bring-back = Вернуть
library-trash = Удалённые партии
library-back = Сохранённые партии
library-import = Добавить партии…
library-damaged = Это сохранение непригодно. { $reason }
library-backup = Последнее сохранение непригодно, поэтому взято предыдущее: возможно, не хватает одного хода. { $reason }
library-just-now = только что
library-minutes-ago =
    { $count ->
        [1] минуту назад
        [one] { $count } минуту назад
        [few] { $count } минуты назад
        [many] { $count } минут назад
       *[other] { $count } минуты назад
    }
library-hours-ago =
    { $count ->
        [1] час назад
        [one] { $count } час назад
        [few] { $count } часа назад
        [many] { $count } часов назад
       *[other] { $count } часа назад
    }
library-days-ago =
    { $count ->
        [1] день назад
        [one] { $count } день назад
        [few] { $count } дня назад
        [many] { $count } дней назад
       *[other] { $count } дня назад
    }

## Прерванная партия.

resume-turn =
    { $side ->
        [white] Ход { $number }, играют белые
       *[black] Ход { $number }, играют чёрные
    }
resume-when = Последний ход: { $when }

## Получение партий.

import-title = Добавить партии
import-ways = Выберите файлы с записями партий, перетащите их в окно либо вставьте запись или ссылку клавишами Ctrl+V. Одна партия откроется, несколько попадут к вашим партиям. Свой вариант, доска, камни или урок (.ron) встанут рядом с остальными.
import-choose = Выбрать файлы…
import-paste = Вставить
import-path = Путь к файлу или ссылка
import-read = Прочитать
import-no-dialog = Эта система не показывает окна выбора файлов.
import-nothing-to-paste = В буфере обмена нет текста.
import-not-pasted = Браузер не даёт доступа к буферу обмена. Нажмите Ctrl+V или выберите файл.
import-reading =
    { $count ->
        [one] Прочитана { $count } партия
        [few] Прочитаны { $count } партии
        [many] Прочитано { $count } партий
       *[other] Прочитано { $count } партии
    }
import-stop = Стоп
import-stopped = Чтение остановлено до конца.
import-kept =
    { $count ->
        [0] Ни одной партии не добавлено.
        [1] К вашим партиям добавлена одна.
       *[other] К вашим партиям добавлено: { $count }.
    }
import-variant = Вариант «{ $name }» теперь среди ваших. Выберите его в меню «Новая партия».
import-board = Доска «{ $name }» теперь на столе и среди других в настройках.
import-stones = Камни «{ $name }» теперь на столе и среди других в настройках.
import-lesson = Урок «{ $name }» теперь среди уроков.
import-own-not-kept = { $file }: добавить к остальным нельзя. { $detail }
import-error-in-file = { $file }, строка { $line }, столбец { $column }: { $reason }
import-error = Строка { $line }, столбец { $column }: { $reason }
import-error-of-file = { $file }: { $reason }
import-drop = Отпустите здесь: партии, уроки, варианты, доски и камни из файла добавятся к вашим.
import-more-errors =
    { $count ->
        [1] Не удалось и ещё кое-что.
        [one] Была ещё { $count } ошибка.
        [few] Были ещё { $count } ошибки.
        [many] Было ещё { $count } ошибок.
       *[other] Было ещё { $count } ошибки.
    }
import-more-games = Добавить ещё…

## Сделанное игроком: варианты, доски, камни.

own-title = Сделано вами
own-variant = вариант
own-board = доска
own-stones = камни
own-lesson = урок
own-remove = Удалить
own-sure = Удалить «{ $name }»?
own-keep = Оставить
own-removed = «{ $name }»: удалено.
own-put-away = «{ $name }»: удалено; файл теперь называется { $file }.
own-not-removed = Не удаётся удалить «{ $name }». { $detail }

## Запись партий в файл.

export-title = Сохранить в файл
export-path =
    { $count ->
        [1] Эта система не показывает окна выбора файлов. Введите путь к новому файлу для партии.
       *[other] Эта система не показывает окна выбора файлов. Введите путь к новому файлу. Партий: { $count }.
    }
export-write = Записать

## Статистика.

statistics-none = Считать пока нечего: учитываются законченные партии людей с именами и партии против компьютера.
statistics-against = соперник: { $name }
statistics-games = Партии
statistics-wins = Победы
statistics-draws = Ничьи
statistics-losses = Поражения
statistics-streak = В последнее время
statistics-no-streak = ни побед, ни поражений
statistics-won-streak =
    { $count ->
        [1] одна победа
        [one] { $count } победа подряд
        [few] { $count } победы подряд
        [many] { $count } побед подряд
       *[other] { $count } победы подряд
    }
statistics-lost-streak =
    { $count ->
        [1] одно поражение
        [one] { $count } поражение подряд
        [few] { $count } поражения подряд
        [many] { $count } поражений подряд
       *[other] { $count } поражения подряд
    }
statistics-best-streak = Больше всего побед подряд
statistics-longest-chain = Самая длинная серия, в шагах
statistics-biggest-capture = Больше всего камней взято за ход
statistics-coached = Партии с тренером, выше не учтены
statistics-strength = Сила игры, { $variant }

## Сила игрока. $place — одно из трёх сообщений после этого.

strength-about =
    { $games ->
        [1] около { $elo } ± { $error }, { $place }, по одной партии
        [one] около { $elo } ± { $error }, { $place }, по { $games } партии
        [few] около { $elo } ± { $error }, { $place }, по { $games } партиям
        [many] около { $elo } ± { $error }, { $place }, по { $games } партиям
       *[other] около { $elo } ± { $error }, { $place }, по { $games } партии
    }
strength-between = между { $weaker } и { $stronger }
strength-below = слабее, чем { $name }
strength-above = сильнее, чем { $name }
strength-unknown = пока неизвестна
strength-yours = Ваша сила игры: { $estimate }.
strength-bars = Сила { $bars } из { $all }.

# Ошибки в наборах задач.
pack-not-a-pack = Это не набор задач.
pack-version = Неизвестная версия набора: «{ $version }».
pack-other-variant = Это задачи варианта «{ $key }».
pack-other-rules = Задачи составлены по другим правилам, не по тем, что у варианта сейчас.
pack-made = То, как сделан набор, записывается так: made SEED NODES GAMES.
pack-letter = Знак «{ $letter }» в задачах не встречается.
pack-cut = Части задачи не хватает.
pack-damaged = Задача повреждена: контрольная сумма неверна.
pack-position = В этой позиции партия не продолжается.
pack-theme = Таких тем у задачи быть не может.
pack-twice = Та же позиция уже есть в одной из строк выше.
pack-turn = Ход { $number } решения — против правил.
pack-length = Ходов решающего в решении должно быть от одного до пяти.

games-no-folder = В системе нет папки для данных игрока. Укажите путь к папке в FANORONA_DATA.
games-not-kept = Эта партия не сохраняется. { $reason }
games-missing = Сохранённой партии с таким обозначением нет.
games-held = Эту партию играет другой экземпляр программы.
games-full = Не осталось свободного обозначения для ещё одной партии.
games-too-large = Партия занимает больше { $size }, сохранить её нельзя.
games-write = Не удаётся записать «{ $file }»: { $detail }. Сохранённое раньше не изменилось.
games-file-exists = «{ $file }» уже есть.
games-no-save = Этот файл — не сохранённая партия.
games-version = Это сохранение версии { $version }, которую программа не знает.
games-damaged = Сохранение повреждено: контрольная сумма неверна.
games-variant = Варианта «{ $key }», в котором игралась партия, здесь нет.
games-backup = { $id }: последнее сохранение непригодно, взята его резервная копия; возможно, не хватает одного хода. { $reason }
