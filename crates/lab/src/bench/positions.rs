//! The positions of the benchmark.

/// Openings, middlegames and endgames of every shipped variant: the variant's key and a position,
/// or `start`. Most are from games of the engine against itself.
pub const POSITIONS: [(&str, &str); 24] = [
    ("tsivy", "start"),
    ("tsivy", "BBBB1B1B1/BBBBB1B1B/BWBWWB1B1/WWW1W2WW/WWWWWW1WW w 0 3"),
    ("tsivy", "2BB1B1B1/1BBBB1B1B/3W3B1/W8/1WW1W4 w 0 6"),
    ("tsivy", "7B1/3B1BB1B/W8/2W4B1/W1W1W4 w 5 9"),
    ("tsivy", "4B4/1W2B2B1/6B2/3W4B/W8 w 28 36"),
    ("tsivy", "9/5B1B1/1WW6/1W3B3/5B3 w 27 71"),
    ("tsivy", "2W6/1W5B1/6B2/1W5B1/4B4 w 97 106"),
    ("dimy", "start"),
    ("dimy", "1BBBB/2BBB/1BW1W/1WWBW/1WW1W w 0 3"),
    ("dimy", "1BBBB/3B1/B4/5/4W w 2 7"),
    ("telo", "start"),
    ("telo", "1B1/2W/1WW b 0 3"),
    ("parker", "start"),
    ("parker", "BB1BBBBBB/BBBW1BBBB/BWBB1B1BW/WWW2WWWW/WWW2WWWW w 0 3"),
    ("parker", "BB1B1B3/B1B3W2/8W/5W2W/1W7 w 0 6"),
    ("parker", "B1B6/5WW2/1BB6/1B3W1W1/3W5 w 13 15"),
    ("parker", "B1B6/5W1W1/BBB3W2/9/3W1W3 w 71 44"),
    ("tumicarona", "7B1/5B1BB/W2B5/2W2B3/W1W1W4 w 13 13"),
    ("tumicarona", "7B1/W4B1B1/3B4B/1W3B3/W1W6 b 5 16"),
    ("tumicarona", "6B2/1W3B1B1/2W6/5B1B1/W1W6 b 4 24"),
    ("tumicarona-rematch", "start"),
    ("tumicarona-rematch", "BBBBBB2B/BBB1BWBB1/BWBB1WBWW/WWWWWWW1W/WWWWWWWWW b 0 4 b"),
    ("tumicarona-rematch", "BB2B1B1B/B1BWBW1B1/BWBW2BWW/WWW1WWW1W/WWWWWWWWW w 1 8 b"),
    ("tumicarona-rematch", "BB2WW3/B1B5W/BW1W1W1W1/WWW2WW1W/WWWWWWWWW b 0 11"),
];

/// Positions with 8 to 21 stones from games of the engine against itself: such boards are most of a
/// game.
pub const SPARSE: [(&str, &str); 14] = [
    ("tsivy", "9/1B2W2W1/1B2W4/2B4W1/4W4 b 26 29"),
    ("tsivy", "9/1B3W1W1/2B3W2/1B3W3/3W5 w 17 25"),
    ("tsivy", "3W5/1W3B3/2W4B1/2W2B1B1/2W6 w 10 70"),
    ("tsivy", "B6B1/7B1/1B2W4/3W2W2/B7W w 6 13"),
    ("tsivy", "1B4B2/BW2W3B/7B1/1W7/5W2W w 8 10"),
    ("tsivy", "2W6/1W2BB1B1/2W6/1W3B1B1/1WW6 w 13 55"),
    ("tsivy", "3W5/1W3BBB1/2W2B3/1WW1W2B1/5B3 b 17 65"),
    ("tsivy", "3B1B1BB/B5B2/1W7/1W7/1W3WWW1 w 0 7"),
    ("tsivy", "2B1B1BB1/7BB/1B7/W1WWW1W2/5W3 b 49 32"),
    ("tsivy", "6B1B/1W1W5/1W1W2B1B/W3B2B1/1W1W2B2 w 26 19"),
    ("tsivy", "3B1B1BB/2W3B2/1W4B1B/W1WW5/WW5W1 b 3 5"),
    ("tsivy", "B4BBB1/8B/1B5B1/W3W1WW1/3WWWWW1 b 1 5"),
    ("tsivy", "1BBB1B1B1/2B3B1B/7BW/2W3W1W/2WW1WWW1 b 0 5"),
    ("tsivy", "1BBB1B1B1/B1B1B2B1/BW1WW4/W1W1W4/WWW3WW1 b 0 5"),
];
