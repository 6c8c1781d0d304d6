# Партия в словах: что читается вслух и что можно ввести.
accessibility-game = Партия: { $name }.
accessibility-turn = { side-name }: { $turn }{ $count ->
    [0] .
    [one] , взят { $count } камень.
    [few] , взяты { $count } камня.
    [many] , взято { $count } камней.
   *[other] , взято { $count } камня.
}
accessibility-stones = { side-name }: { $count ->
    [0] камней нет.
    [one] { $count } камень, { $points }.
    [few] { $count } камня, { $points }.
    [many] { $count } камней, { $points }.
   *[other] { $count } камня, { $points }.
}
accessibility-turns-many = Ходов больше чем { $count }, среди них: { $turns }.
accessibility-turns = { $count ->
    [one] { $count } ход: { $turns }.
    [few] { $count } хода: { $turns }.
    [many] { $count } ходов: { $turns }.
   *[other] { $count } хода: { $turns }.
}
accessibility-back = Отменено.
accessibility-not-yours = Сейчас не ваш ход.
accessibility-help = Введите ход, например d3-e3A: откуда, куда и A (атака) или W (отступление); дальнейшие шаги того же хода пишутся сразу за ним. Другие слова: { $words }.

# Доска, какой её читает программа экранного доступа: каждая точка и что на ней можно сделать.
accessibility-board-name = Доска
accessibility-point = { $point }, { $content ->
    [white] белый камень
    [black] чёрный камень
   *[none] пусто
}
accessibility-chosen = выбрано
accessibility-can-capture = может взять: { $ways }
accessibility-can-step = может пойти на { $points }
accessibility-step-here = сюда можно пойти
accessibility-capture-here = возможное взятие: { $ways }
accessibility-takes-approach = атака берёт { $count }
accessibility-takes-withdrawal = отступление берёт { $count }
accessibility-takes-approach-to = атака шагом на { $point } берёт { $count }
accessibility-takes-withdrawal-to = отступление шагом на { $point } берёт { $count }
accessibility-taken-approach = будет взят атакой
accessibility-taken-withdrawal = будет взят отступлением

# Чего просит адрес страницы и чего нет.
address-error = Адрес этой страницы просит о том, чего нет. { $reason }
address-unknown-player = Компьютерного соперника «{ $name }» нет.
address-unknown-language = Языка «{ $code }» в игре нет.

# Где браузер не даёт думать отдельному потоку.
web-thinks-in-page = Этот браузер позволяет компьютеру думать только внутри самой страницы, поэтому он думает недолго и играет слабее, чем умеет.
