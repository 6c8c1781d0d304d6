# The opening tables of the Parker booklet.

tables-intro =
    Брошюра Parker разбирает начало игры вручную. За каждым её числом стоит точное
    число, полученное по правилам, которые в ней изложены; * отмечает расхождения.
tables-openings = Первые ходы белых и ответы чёрных.
tables-one = Таблица 1: сколько камней взято белыми после их второго хода и сколькими способами.
tables-lines = Случай D: вторые ходы белых.
tables-two = Таблица 2: сколько камней взято чёрными после их второго хода в случае D и сколькими способами.
tables-sample = Показательная партия: камни по каждому шагу со взятием.
tables-printed = напечатано
tables-counted = сосчитано
tables-opening = дебют
tables-turn = ход
tables-number = номер
tables-side = сторона
tables-taken = взято
tables-replies = ответы
tables-line = продолжение
tables-sum = всего
tables-mean = среднее
tables-missed = упущено
tables-misprint = Продолжение { $line } напечатано в брошюре как { $printed }, но такого хода нет: должно быть { $turn }.
tables-missed-lines =
    { $count ->
        [one] В случае D авторы брошюры упустили { $count } продолжение: { $turns }.
        [few] В случае D авторы брошюры упустили { $count } продолжения: { $turns }.
        [many] В случае D авторы брошюры упустили { $count } продолжений: { $turns }.
       *[other] В случае D авторы брошюры упустили { $count } продолжения: { $turns }.
    }
tables-case-d = Вторые ходы чёрных в случае D: в брошюре { $printed }, на деле { $counted }.
tables-second-turns = Первые два хода обеих сторон во всех случаях: брошюра предполагает около { $printed } расстановок; на деле способов сыграть их — { $counted }, а разных расстановок — { $arrangements }.
tables-sample-true = Все напечатанные числа подтвердились: чисел { $counts }, ходов { $turns }.
tables-sample-false = Ходов с неверным числом: { $wrong } из { $turns }.
