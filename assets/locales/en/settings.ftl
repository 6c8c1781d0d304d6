# Settings, photographs and views of the board.

settings-look = Look
settings-sound = Sound
settings-play = Play
settings-interface = Interface
settings-language = Language
language-not-fetched = The texts in { $language } could not be fetched. Reload the page to try once more.
settings-reset = Reset this part
settings-reset-undo = Undo the reset
settings-board = Board
settings-stones = Stones
settings-unusable = Files that cannot be used as looks:
settings-quality = Picture
settings-quality-about = Automatic picks what this machine draws smoothly.
quality-auto = Automatic
quality-low = Simple
quality-medium = Good
quality-high = Finest
settings-coordinates = Letters and numbers on the frame
settings-muted = Everything silent
settings-master = Volume
settings-effects = Stones and buttons
settings-music = Music
settings-marks = Marks on the board
settings-marks-about = Captures to choose between, chains and the last turn are always marked.
marks-growing = More with every game
marks-all = All
marks-chosen = Where the chosen stone may go
marks-few = None
settings-speed = Speed of the stones
speed-slow = Slow
speed-normal = Normal
speed-fast = Fast
speed-fastest = Very fast
settings-reply = The computer answers
reply-at-once = At once
reply-calm = Calmly
reply-slow = Slowly
settings-viewpoint = Seat at the board
settings-viewpoint-about = On a shared screen the board can turn to the side to move.
viewpoint-person = The side I play
viewpoint-to-move = The side to move
viewpoint-white = Always White's
settings-scale = Size of the interface
settings-scale-about = Automatic is larger in very large windows. Small windows set a limit to it.
scale-auto = Automatic
settings-reduced = Less motion: stones and camera jump to their places
settings-full-screen = Full screen

settings-put-aside = The settings could not be read ({ $reason }). They are now in { $place }, and the default settings apply.
settings-stuck = The settings in { $place } cannot be read ({ $reason }). The default settings apply, and changes are not saved.
settings-unknown = The settings have entries this version does not know: { $names }. The file as it was is now in { $place }.
settings-not-kept = The settings cannot be saved: { $reason }

menu-view = View
menu-photo = Take photographs
view-white = From White's side
view-black = From Black's side
view-above = From above
view-close = Close up
photo-hint =
    { $by ->
        [fingers] Two fingers turn the table and come closer.
       *[mouse] Drag to turn; the wheel zooms. { $key-act } takes a picture, { $key-back } goes back to the game.
    }
photo-shoot = Take a picture
photo-turn = Let it turn
photo-kept = The picture is now in { $place }
photo-failed = The picture could not be saved: { $reason }
photo-no-folder = The system has no folder for pictures.
key-view = views of the board; the usual one
key-photo = take photographs
key-scale = larger and smaller interface; the usual size
