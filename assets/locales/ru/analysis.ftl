# Анализ партии. $side — white или black: сторона, которая сделала ход.

analysis-mark-hard = Единственный хороший ход, и найти его трудно.
analysis-mark-inaccuracy = Неточность.
analysis-mark-mistake = Ошибка.
analysis-mark-blunder = Зевок.
# $best и $played — шансы на победу или доказанные исходы: четыре сообщения ниже.
analysis-better = Лучше было { $turn }: { $best }, а не { $played }.
analysis-chance = { $percent } %
analysis-result-win = победа
analysis-result-draw = ничья
analysis-result-loss = поражение
analysis-accuracy =
    { $side ->
        [white] Белые: точность { $percent } %; неточности — { $inaccuracies }, ошибки — { $mistakes }, зевки — { $blunders }; найдено трудных ходов — { $hard }.
       *[black] Чёрные: точность { $percent } %; неточности — { $inaccuracies }, ошибки — { $mistakes }, зевки — { $blunders }; найдено трудных ходов — { $hard }.
    }
analysis-no-choice =
    { $side ->
        [white] Белые: нет ходов, о которых можно судить.
       *[black] Чёрные: нет ходов, о которых можно судить.
    }
analysis-time =
    { $side ->
        [white] Белые: затрачено { $time }.
       *[black] Чёрные: затрачено { $time }.
    }
analysis-turning-point = Переломный момент — { $turn }.
analysis-no-turning-point = Ни один ход сам по себе партию не решил.

analysis-not = Это не анализ партии.
analysis-version = Этот анализ сделан другой версией программы ({ $version }). Партию нужно проанализировать заново.
analysis-damaged = Анализ повреждён. Партию нужно проанализировать заново.
analysis-other-game = Это анализ другой партии.

## Учёба на ошибках. $turn — сделанный ход.

missed-title = Вместо { $turn }
missed-task =
    { $side ->
        [white] Ход белых: найдите ход лучше, чем { $turn }.
       *[black] Ход чёрных: найдите ход лучше, чем { $turn }.
    }
missed-hint =
    { $count ->
        [one] Лучший ход берёт { $count } камень.
        [few] Лучший ход берёт { $count } камня.
        [many] Лучший ход берёт { $count } камней.
       *[other] Лучший ход берёт { $count } камня.
    }
missed-hint-quiet = Лучший ход ничего не берёт.
missed-solved = Верно: именно так и нужно было сыграть.

## В окне. $worth — шанс на победу или доказанный исход; проанализировано $done ходов из $all.

analysis-begin = Анализ
analysis-stop = Стоп ({ $done } из { $all })
analysis-go-on = Дальше ({ $done } из { $all })
analysis-about = Выясняет в фоне, чего стоил каждый ход
analysis-curve = Шанс белых на победу по ходу партии
analysis-accuracy-short = Точность
analysis-used = Затрачено { $time }
analysis-times = Затрачено времени: белые { $white }, чёрные { $black }
analysis-best = Лучший ход: { $worth }.
analysis-good = Хороший ход: { $worth }.
analysis-forced = Других ходов не было.
analysis-line = Лучше: { $line }
analysis-previous = К предыдущей ошибке
analysis-next = К следующей ошибке
analysis-both = Обе стороны
analysis-whose = Чьи ошибки
analysis-learn =
    { $count ->
        [1] Учиться на ошибке
       *[other] Учиться на ошибках: { $count }
    }
analysis-share = Запись с анализом
analysis-copy = Копировать с пометками и комментариями
analysis-save = Сохранить с пометками и комментариями…

mistakes-kept = Позиция теперь среди ваших задач и с завтрашнего дня будет повторяться.
mistakes-done =
    { $count ->
        [1] Это была единственная ошибка. Решено с первого раза: { $solved }.
       *[other] Это была последняя из ошибок, всего их { $count }. Решено с первого раза: { $solved }.
    }
