# Постоянный анализ. $percent — шанс белых на победу; ничья считается за половину победы.

menu-lines = Продолжения
lines-searching = Идёт поиск…
lines-depth =
    { $thousands ->
        [one] Глубина { $depth }, { $thousands } тысяча позиций
        [few] Глубина { $depth }, { $thousands } тысячи позиций
        [many] Глубина { $depth }, { $thousands } тысяч позиций
       *[other] Глубина { $depth }, { $thousands } тысячи позиций
    }
lines-depth-millions = Глубина { $depth }, { $millions },{ $tenth } миллиона позиций
lines-count =
    { $count ->
        [one] { $count } продолжение
        [few] { $count } продолжения
        [many] { $count } продолжений
       *[other] { $count } продолжения
    }
lines-fewer = Меньше продолжений
lines-more = Больше продолжений
lines-arrows = Стрелки
lines-bar = Шансы
lines-results = Точные исходы
lines-results-about = Когда камней мало: + победа, = ничья, − поражение и число ходов до следующего взятия или конца партии
lines-play = Сыграть до этого хода
lines-value = Белые { $percent } %
lines-wins-in =
    { $side ->
        [white] { $turns ->
            [one] Победа белых за { $turns } ход
            [few] Победа белых за { $turns } хода
            [many] Победа белых за { $turns } ходов
           *[other] Победа белых за { $turns } хода
        }
       *[black] { $turns ->
            [one] Победа чёрных за { $turns } ход
            [few] Победа чёрных за { $turns } хода
            [many] Победа чёрных за { $turns } ходов
           *[other] Победа чёрных за { $turns } хода
        }
    }
lines-draw = Ничья
lines-chances = Победа белых { $win } %, ничья { $draw } %, победа чёрных { $loss } %
key-lines = при просмотре: лучшие продолжения, шансы, точные исходы
