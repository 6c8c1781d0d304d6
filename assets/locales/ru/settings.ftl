# Настройки, снимки и виды доски.

settings-look = Вид
settings-sound = Звук
settings-play = Игра
settings-interface = Интерфейс
settings-language = Язык
language-not-fetched = Не удалось загрузить тексты: { $language }. Перезагрузите страницу, чтобы попробовать ещё раз.
settings-reset = Сбросить этот раздел
settings-reset-undo = Отменить сброс
settings-board = Доска
settings-stones = Камни
settings-unusable = Файлы, не подходящие как оформление:
settings-quality = Графика
settings-quality-about = «Авто» выбирает то, что этот компьютер рисует плавно.
quality-auto = Авто
quality-low = Простая
quality-medium = Хорошая
quality-high = Лучшая
settings-coordinates = Буквы и цифры на раме
settings-muted = Без звука
settings-master = Громкость
settings-effects = Камни и кнопки
settings-music = Музыка
settings-marks = Метки на доске
settings-marks-about = Взятия на выбор, серии и последний ход отмечены всегда.
marks-growing = Больше с каждой партией
marks-all = Все
marks-chosen = Куда может пойти камень
marks-few = Никаких
settings-speed = Скорость камней
speed-slow = Медленно
speed-normal = Обычно
speed-fast = Быстро
speed-fastest = Очень быстро
settings-reply = Компьютер отвечает
reply-at-once = Сразу
reply-calm = Спокойно
reply-slow = Медленно
settings-viewpoint = Место у доски
settings-viewpoint-about = За одним экраном доска может поворачиваться к стороне, чей ход.
viewpoint-person = Моя сторона
viewpoint-to-move = Сторона, чей ход
viewpoint-white = Всегда белые
settings-scale = Размер интерфейса
settings-scale-about = «Авто» увеличивает его в очень больших окнах. В маленьком окне размер ограничен.
scale-auto = Авто
settings-reduced = Меньше движения: камни и камера перемещаются мгновенно
settings-full-screen = Полный экран

settings-put-aside = Не удалось прочитать настройки ({ $reason }). Теперь они лежат здесь: { $place }; действуют настройки по умолчанию.
settings-stuck = Не удаётся прочитать настройки, файл { $place } ({ $reason }). Действуют настройки по умолчанию, изменения не сохраняются.
settings-unknown = В настройках есть записи, которых эта версия не знает: { $names }. Прежний файл лежит здесь: { $place }.
settings-not-kept = Не удаётся сохранить настройки: { $reason }

menu-view = Вид
menu-photo = Сделать снимок
view-white = Со стороны белых
view-black = Со стороны чёрных
view-above = Сверху
view-close = Вблизи
photo-hint =
    { $by ->
        [fingers] Двумя пальцами можно повернуть и приблизить стол.
       *[mouse] Перетаскивание поворачивает, колесо приближает. Снимок: { $key-act }, назад к партии: { $key-back }.
    }
photo-shoot = Снять
photo-turn = Вращать стол
photo-kept = Снимок здесь: { $place }
photo-failed = Не удалось сохранить снимок: { $reason }
photo-no-folder = В системе нет папки для изображений.
key-view = виды доски; обычный вид
key-photo = делать снимки
key-scale = крупнее и мельче интерфейс; обычный размер
