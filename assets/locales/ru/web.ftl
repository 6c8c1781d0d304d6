# Партия в словах: что читается вслух и что можно ввести.
aloud-game = Партия: { $name }.
aloud-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , взят { $count } камень.
    [few] , взяты { $count } камня.
    [many] , взято { $count } камней.
   *[other] , взято { $count } камня.
}
aloud-stones = { side-name }: { $count ->
    [0] камней нет.
    [one] { $count } камень, { $points }.
    [few] { $count } камня, { $points }.
    [many] { $count } камней, { $points }.
   *[other] { $count } камня, { $points }.
}
aloud-turns-many = Ходов больше чем { $count }, среди них: { $turns }.
aloud-turns = { $count ->
    [one] { $count } ход: { $turns }.
    [few] { $count } хода: { $turns }.
    [many] { $count } ходов: { $turns }.
   *[other] { $count } хода: { $turns }.
}
aloud-back = Отменено.
aloud-not-yours = Сейчас не ваш ход.
aloud-help = Введите ход, например d3-e3A: откуда, куда и A (атака) или W (отступление); дальнейшие шаги того же хода пишутся сразу за ним. Другие слова: { aloud-word-board }, { aloud-word-turns }, { aloud-word-undo }, { aloud-word-redo }, { aloud-word-draw }, { aloud-word-resign }, { aloud-word-claim }, { aloud-word-new }.
aloud-word-help = помощь
aloud-word-board = доска
aloud-word-turns = ходы
aloud-word-undo = отмена
aloud-word-redo = повтор
aloud-word-end = конец
aloud-word-claim = взятие
aloud-word-resign = сдаться
aloud-word-draw = ничья
aloud-word-new = новая

# Доска, какой её читает программа экранного доступа: каждая точка и что на ней можно сделать.
aloud-board-name = Доска
aloud-point = { $point }, { $content ->
    [white] белый камень
    [black] чёрный камень
   *[none] пусто
}
aloud-chosen = выбрано
aloud-can-capture = может взять: { $ways }
aloud-can-step = может пойти на { $points }
aloud-step-here = сюда можно пойти
aloud-capture-here = возможное взятие: { $ways }
aloud-takes-approach = атака берёт { $count }
aloud-takes-withdrawal = отступление берёт { $count }
aloud-takes-approach-to = атака на { $point } берёт { $count }
aloud-takes-withdrawal-to = отступление на { $point } берёт { $count }
aloud-taken-approach = будет взят атакой
aloud-taken-withdrawal = будет взят отступлением

# Чего просит адрес страницы и чего нет.
address-fault = Адрес этой страницы просит о том, чего нет. { $reason }
address-unknown-player = Компьютерного соперника «{ $name }» нет.
address-unknown-language = Языка «{ $code }» в игре нет.

# Где браузер не даёт думать отдельному потоку.
web-thinks-in-page = Этот браузер позволяет компьютеру думать только внутри самой страницы, поэтому он думает недолго и играет слабее, чем умеет.
