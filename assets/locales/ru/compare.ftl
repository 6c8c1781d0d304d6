# Сравнение вариантов. $side — white или black.

## Параметры, в которых варианты различаются.

switch-continuation = Продолжение серии
switch-revisiting = Возвращение на точку
switch-repeating = Сохранение направления
switch-first-turn = Первый ход каждого игрока
switch-omitted-capture = Пропущенное взятие
switch-methods = Способы взятия
switch-choice = Шаг, который берёт двумя способами
switch-extent = Сколько берёт взятие
switch-no-move = Игрок без ходов
switch-quiet-limit = Ходы без взятия
switch-repetition = Повторение позиции
switch-agreement = Ничья по соглашению
switch-next-game = Следующая партия матча
switch-handicap = Фора
switch-eater-extent = Сколько берётся, пока даётся фора
switch-eater-chains = Серии, пока даётся фора
switch-eater-no-capture = Нечего взять, пока даётся фора

## Их значения.

switch-continuation-optional = После взятия камень может взять ещё или остановиться.
switch-continuation-compulsory = После взятия камень обязан брать дальше, пока может.
switch-continuation-forbidden = Каждый ход — один шаг.
switch-revisiting-forbidden = Серия не возвращается на точку, где камень уже был в этом ходу.
switch-revisiting-allowed = Серия может возвращаться на точки, где камень уже был.
switch-repeating-running = Серия не идёт дважды подряд в одном направлении.
switch-repeating-chain = Серия не идёт дважды в одном направлении.
switch-repeating-allowed = Серия может сохранять направление.
switch-first-turn-ordinary = Первый ход каждого игрока — обычный ход.
switch-first-turn-single = Первый ход каждого игрока — один шаг со взятием.
switch-omitted-capture-enforced = Кто может взять, тот обязан взять.
switch-omitted-capture-claimed = Кто может взять, тот обязан взять, но только если соперник этого потребует.
switch-methods-both = Камни берут атакой и отступлением.
switch-methods-approach = Камни берут только атакой.
switch-methods-withdrawal = Камни берут только отступлением.
switch-choice-free = Игрок выбирает, какую из двух групп взять.
switch-choice-larger = Берётся та из двух групп, которая больше.
switch-extent-line = Взятие снимает все камни соперника на линии до первого промежутка.
switch-extent-nearest = Взятие снимает только ближайший камень на линии.
switch-no-move-loses = Игрок, у которого нет ходов, проигрывает.
switch-no-move-draws = Если у игрока нет ходов, партия заканчивается вничью.
switch-quiet-limit-some =
    { $count ->
        [one] После { $count } хода без взятия (обеих сторон вместе) партия заканчивается вничью.
        [few] После { $count } ходов без взятия (обеих сторон вместе) партия заканчивается вничью.
        [many] После { $count } ходов без взятия (обеих сторон вместе) партия заканчивается вничью.
       *[other] После { $count } хода без взятия (обеих сторон вместе) партия заканчивается вничью.
    }
switch-quiet-limit-none = Ходы без взятия к ничьей не ведут.
switch-repetition-third = Когда позиция возникает в третий раз, партия заканчивается вничью.
switch-repetition-fourth = Когда позиция возникает в четвёртый раз, партия заканчивается вничью.
switch-repetition-never = Повторение позиции к ничьей не ведёт.
switch-agreement-yes = Игроки могут согласиться на ничью.
switch-agreement-no = Согласиться на ничью игроки не могут.
switch-next-game-swap = В следующей партии игроки меняются цветами.
switch-next-game-loser = Следующую партию начинает проигравший.
switch-handicap-none = Форы никто не даёт.
switch-handicap-some =
    { $side ->
        [white] Пока камней у белых больше чем { $until }, их ход — один шаг, который ничего не берёт и, если это возможно, оставляет взятие чёрным.
       *[black] Пока камней у чёрных больше чем { $until }, их ход — один шаг, который ничего не берёт и, если это возможно, оставляет взятие белым.
    }
switch-eater-extent-line = Другая сторона берёт все камни на линии.
switch-eater-extent-nearest = Другая сторона берёт только ближайший камень.
switch-eater-chains-yes = Другая сторона может брать сериями.
switch-eater-chains-no = Другая сторона делает за ход только один шаг.
switch-eater-no-capture-plays = Если другой стороне нечего взять, партия продолжается.
switch-eater-no-capture-wins = Если другой стороне нечего взять, она выигрывает.
switch-eater-no-capture-loses = Если другой стороне нечего взять, она проигрывает.

## Источники.

compare-source-settled = решено здесь; источники оставляют это открытым: { $source }
compare-source-none = источник не указан
compare-source-article = Schadd и др., 2008
compare-source-article-and-proof = Schadd и др., 2008; доказано и этой программой

## Ошибки.

## Ходы в позиции.

compare-same-switches = Варианты не различаются ни в одном параметре.
compare-turns =
    { $count ->
        [one] По всем вариантам допустим { $count } ход.
        [few] По всем вариантам допустимы { $count } хода.
        [many] По всем вариантам допустимо { $count } ходов.
       *[other] По всем вариантам допустимы { $count } хода.
    }
compare-same = Допустимы одни и те же ходы: { $keys }.
compare-more =
    { $count ->
        [one] Ещё { $count } ход не показан.
        [few] Ещё { $count } хода не показаны.
        [many] Ещё { $count } ходов не показано.
       *[other] Ещё { $count } хода не показано.
    }
compare-cut = Найдены не все ходы для { $keys }: их очень много. Сказанное об остальных точно.
compare-over = { $key }: партия закончена. { $outcome }
compare-takes = { $key }: этот шаг берёт там { $points }.
compare-takes-nothing = { $key }: этот шаг там ничего не берёт.
compare-refused = { $key }: { $reason }
compare-no-effect = { $key }: нет хода, который кончается там и берёт эти камни.
compare-wins-white = Победа белых
compare-wins-black = Победа чёрных
compare-wins-in =
    { $turns ->
        [1] { $value } этим ходом
        [one] { $value } за { $turns } ход обеих сторон
        [few] { $value } за { $turns } хода обеих сторон
        [many] { $value } за { $turns } ходов обеих сторон
       *[other] { $value } за { $turns } хода обеих сторон
    }
compare-draw = ничья

## Серия.

compare-after = После { $chain }:
compare-before = Перед первым шагом:
compare-alike = После { $chain } варианты пока допускают одно и то же.
compare-alike-before = Перед первым шагом варианты допускают одно и то же.

## Партия.

compare-game-alike = { $key }: вся партия могла быть сыграна, и с тем же исходом.
compare-game-turn =
    { $side ->
        [white] { $key }: ход { $number } белых, { $turn }, недопустим.
       *[black] { $key }: ход { $number } чёрных, { $turn }, недопустим.
    }
compare-game-over =
    { $side ->
        [white] { $key }: партия закончена перед ходом { $number } белых. { $outcome }
       *[black] { $key }: партия закончена перед ходом { $number } чёрных. { $outcome }
    }
compare-game-over-at-end = { $key }: после последнего хода партия закончена. { $outcome }
compare-game-not-over = { $key }: после последнего хода партия здесь продолжалась бы, а на деле закончилась. { $outcome }
compare-game-other-end = { $key }: у партии другой исход. Был: { $was } Теперь: { $is }
compare-game-claim =
    { $side ->
        [white] { $key }: после хода { $number } белых чёрные могли потребовать пропущенного взятия.
       *[black] { $key }: после хода { $number } чёрных белые могли потребовать пропущенного взятия.
    }
compare-game-other-turns =
    { $side ->
        [white] { $key }: другие ходы впервые допустимы при ходе { $number } белых, например { $turn }.
       *[black] { $key }: другие ходы впервые допустимы при ходе { $number } чёрных, например { $turn }.
    }
compare-game-rule = Правило: { $rule }.

## Доска в терминале.

compare-alone = Других вариантов с доской такого размера нет.

## Страница в окне.

compare-open = Сравнить правила
compare-title = Та же позиция по другим правилам
compare-add = Добавить правила
compare-remove = Убрать эти правила
compare-counts = Ходы: { $one } · на два вглубь: { $two } · на три вглубь: { $three }
compare-only-here = Допустимых только здесь: { $count }
compare-value-unknown = При лучшей игре: неизвестно.
compare-play-on = Играть дальше по этим правилам
compare-solve = Узнать, кто выигрывает
compare-part-turns = Ходы
compare-part-chain = Серия
compare-part-switches = Все правила
compare-part-game = Партия
compare-legal-under = Допустимо только по правилам: { $names }
compare-legal-all = допустимо по всем правилам
compare-turn-row =
    { $count ->
        [0] { $turn } — ничего не берёт
       *[other] { $turn } — берёт { $count }
    }
compare-walk = Пройти эту серию шаг за шагом
compare-left = Серия здесь уже невозможна. { $reason }
compare-end-here = Ход кончается здесь
compare-all-switches = И те правила, в которых своды совпадают
compare-game-shown =
    { $turns ->
        [0] Начало партии и сделанный ход.
        [one] Позиция после { $turns } хода (обеих сторон вместе) и ход, сделанный следующим.
        [few] Позиция после { $turns } ходов (обеих сторон вместе) и ход, сделанный следующим.
        [many] Позиция после { $turns } ходов (обеих сторон вместе) и ход, сделанный следующим.
       *[other] Позиция после { $turns } хода (обеих сторон вместе) и ход, сделанный следующим.
    }
