# Матчи, имена, часы.

## План матча. $format и $clock говорят, что выбрано.

plan-more = Матч, имена, часы, тренер
plan-summary = { $format } · { $clock }
plan-coached =
    { $summary }. Тренер предложит подумать ещё, если ход теряет { $stones ->
        [one] { $stones } камень
        [few] { $stones } камня
        [many] { $stones } камней
       *[other] { $stones } камня
    } или больше.
plan-format = Вид матча
plan-single = Одна партия
plan-best-of =
    { $games ->
        [one] Не больше { $games } партии
        [few] Не больше { $games } партий
        [many] Не больше { $games } партий
       *[other] Не больше { $games } партии
    }
plan-games = Сколько партий самое большее
plan-tumicarona = Матч Tumicarona
plan-vela = Матч с велой
plan-best-of-line = Цвета меняются или начинает проигравший — смотря по правилам. Победа — одно очко, ничья — пол-очка.
plan-tumicarona-line = Партия; затем реванш: начинает проигравший, победитель даёт фору; при счёте 1 : 1 решает третья партия. Ничьи переигрываются.
plan-vela-line = Партия; затем вела: проигравший ест по камню за ход, победитель отдаёт; при счёте 1 : 1 решает третья партия. Ничьи переигрываются.
plan-claimed = Пропущенного взятия надо потребовать
plan-hungry-loses = Кто ест и не находит взятия, проигрывает
plan-names = Имена
plan-clocks = Часы
plan-clock-none = Без часов
plan-clock-own = Другое время
plan-clock-preset =
    { $seconds ->
        [0] { $minutes } мин
       *[other] { $minutes } мин + { $seconds } с
    }
plan-clock-minutes = Минут в начале
plan-clock-seconds = Секунд в начале
plan-clock-increment = с после каждого хода
plan-clock-apart = У каждой стороны своё

## Рядом с доской. $name, $white, $first и $second — имена игроков.

match-player = Игрок { $number }
match-game = Партия { $number }
match-game-of = Партия { $number }, всего до { $games }
match-game-rematch = Партия { $number }: реванш
match-game-vela = Партия { $number }: вела
match-game-decider = Партия { $number }: решающая
match-handicap =
    { $count ->
        [0] { $name }: фора закончится со следующим ходом
        [one] { $name }, фора: отдать ещё { $count } камень, останется { $until }
        [few] { $name }, фора: отдать ещё { $count } камня, останется { $until }
        [many] { $name }, фора: отдать ещё { $count } камней, останется { $until }
       *[other] { $name }, фора: отдать ещё { $count } камня, останется { $until }
    }
match-quiet = Ходы без взятия: { $quiet } из { $limit }
match-repetitions =
    { $repetitions ->
        [one] Эта позиция возникла уже { $repetitions } раз
        [few] Эта позиция возникла уже { $repetitions } раза
        [many] Эта позиция возникла уже { $repetitions } раз
       *[other] Эта позиция возникла уже { $repetitions } раза
    }
match-lost = Матч, к которому относится партия, продолжить нельзя. { $reason }
clock-pause = Пауза
clock-resume = Пуск
status-coach = Тренер спрашивает о вашем ходе.
status-paused = Часы остановлены

## Что нужно сделать сейчас. $side — white, black или имя игрока.

status-must-eat =
    { $side ->
        [you] { $count ->
            [one] Возьмите один камень одним шагом: может { $count } камень
            [few] Возьмите один камень одним шагом: могут { $count } камня
            [many] Возьмите один камень одним шагом: могут { $count } камней
           *[other] Возьмите один камень одним шагом: могут { $count } камня
        }
        [white] { $count ->
            [one] Белые берут один камень одним шагом: может { $count } камень
            [few] Белые берут один камень одним шагом: могут { $count } камня
            [many] Белые берут один камень одним шагом: могут { $count } камней
           *[other] Белые берут один камень одним шагом: могут { $count } камня
        }
        [black] { $count ->
            [one] Чёрные берут один камень одним шагом: может { $count } камень
            [few] Чёрные берут один камень одним шагом: могут { $count } камня
            [many] Чёрные берут один камень одним шагом: могут { $count } камней
           *[other] Чёрные берут один камень одним шагом: могут { $count } камня
        }
       *[other] { $count ->
            [one] { $side } берёт один камень одним шагом: может { $count } камень
            [few] { $side } берёт один камень одним шагом: могут { $count } камня
            [many] { $side } берёт один камень одним шагом: могут { $count } камней
           *[other] { $side } берёт один камень одним шагом: могут { $count } камня
        }
    }
status-give-in-vain =
    { $side ->
        [you] Ваш ход: любой шаг без взятия, оставить взятие нельзя
        [white] Белые делают любой шаг без взятия: оставить взятие чёрным нельзя
        [black] Чёрные делают любой шаг без взятия: оставить взятие белым нельзя
       *[other] Ходит { $side }: любой шаг без взятия, оставить взятие нельзя
    }

## Результат.

result-score = { $first } — { $second }: { $points } : { $others }
result-match-won =
    { $name ->
        [you] Вы победили в матче.
       *[other] Победа в матче: { $name }.
    }
result-match-drawn = Матч закончился вничью.
result-match-endless = Ничьих подряд: { $count }. Матч остаётся без результата.
result-not-counted = Эта партия в матч не засчитывается.
result-coming-game =
    Дальше партия { $number }: { $white ->
        [you] вы начинаете белыми.
       *[other] белыми начинает { $white }.
    }
result-coming-replay =
    Ничья, поэтому партия переигрывается на тех же условиях: { $white ->
        [you] вы начинаете белыми.
       *[other] белыми начинает { $white }.
    }
result-coming-rematch =
    Дальше реванш: { $white ->
        [you] вы начинаете белыми, { $name } даёт фору.
       *[other] белыми начинает { $white }, { $name ->
            [you] вы даёте фору.
           *[other] { $name } даёт фору.
        }
    }
result-coming-vela =
    Дальше вела: { $white ->
        [you] вы играете белыми и едите, { $name } отдаёт.
       *[other] белыми играет и ест { $white }, { $name ->
            [you] вы отдаёте.
           *[other] { $name } отдаёт.
        }
    }
result-coming-decider =
    По одной победе, всё решит следующая партия: { $white ->
        [you] вы начинаете белыми.
       *[other] белыми начинает { $white }.
    }
result-carries-on = Она начнётся сама.
result-next = Дальше
result-rematch = Играть реванш
result-vela = Играть велу
result-match-again = Ещё матч

## Почему матч невозможен или не может продолжаться.

series-games = Партий в матче — от 1 до { $most }, а не { $games }.
series-no-handicap = В варианте «{ $key }» форы нет, поэтому реванша с форой из него не выйдет.
series-decided = Следующей партии нет: исход матча решён.
series-impossible = Ни одна партия этого матча не может закончиться так: { $end }
series-another-game = Это не следующая партия матча.
series-under-way = Партия ещё не закончена.
series-nothing-played = В матче нет ни одной законченной партии.
tag-format = Тег Series не называет ни одного вида матча.
tag-unknown-variant = Тег Series называет вариант «{ $key }», которого здесь нет.
tag-game = В теге SeriesGames стоит «{ $word }» — это не результат с его причиной.
tag-contradiction = Тег { $tag } противоречит прежним партиям.

key-claim = потребовать пропущенного взятия
key-pause = остановить часы, пустить их снова
