# Клавиши, геймпады и переключатели.

keyname-space = Пробел
keyname-enter = Enter
keyname-backspace = Backspace
keyname-escape = Esc
keyname-home = Home
keyname-end = End
keyname-pageup = Page Up
keyname-pagedown = Page Down
keyname-insert = Insert
keyname-delete = Delete
keyname-control = Ctrl
keyname-shift = Shift

settings-keys = Клавиши
keys-about = Щёлкните клавишу, чтобы назначить действию другую. У каждого их может быть две.
keys-listen = Нажмите новую клавишу…
keys-clear = Без клавиши
keys-cancel = Оставить
keys-conflict = { $key } означает также: { $actions }
key-switch = одна кнопка: выбрать выделенное; с двумя кнопками: выделить следующее

pad-connected = { $pad }: геймпад подключён. Выбор: { $act }, назад: { $back }, меню: { $menu }. Все кнопки показаны в справке.
pad-gone = Геймпад отключён. Ничего не потеряно: играйте клавишами или мышью либо подключите его снова.
pad-title = Геймпад: { $pad }
pad-menu = меню и возврат к доске; там и на страницах направления ведут от кнопки к кнопке
pad-all = удерживать вместе с направлением: ко всем точкам, а не только к нужным сейчас
pad-cross = Крест
pad-circle = Круг
pad-square = Квадрат
pad-triangle = Треугольник

settings-access = Спец. возможности
access-switch = Управление кнопкой
access-switch-about = Всё возможное выделяется по очереди, а кнопка выбирает: { $key } или клавиша, которую вы назначите.
switch-off = Нет
switch-one = Одна кнопка
switch-two = Две кнопки
access-pace = Время каждого выделения
access-seconds = { $seconds } с
access-decimal = { $whole },{ $part }
access-anywhere = Любой щелчок, любое касание и любая кнопка геймпада служат этой кнопкой
access-hand = Шаги
access-hand-about = Для маленьких экранов и неуверенных рук
access-confirm-steps = Каждый шаг сначала показывается и засчитывается после подтверждения
access-time = Время на раздумье
access-time-about = При таком управлении это всегда так. Часы компьютера идут.
access-person-clocks-stop = Часы человека стоят, пока он думает над ходом
scan-back = Назад
