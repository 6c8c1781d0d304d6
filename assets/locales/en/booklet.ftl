# The opening tables of the Parker booklet.

tables-intro =
    The Parker booklet analyses the opening by hand. Each of its numbers is followed by the
    exact count under the rules it states; * marks differences.
tables-openings = White's openings, and Black's replies.
tables-one = Table 1: stones taken by White after its second turn, and in how many ways.
tables-lines = Case D: White's second turns.
tables-two = Table 2: stones taken by Black after its second turn in case D, and in how many ways.
tables-sample = The sample game: the stones of each capturing step.
tables-printed = printed
tables-counted = counted
tables-opening = opening
tables-turn = turn
tables-number = number
tables-side = side
tables-taken = taken
tables-replies = replies
tables-line = line
tables-sum = all
tables-mean = mean
tables-missed = missed
tables-misprint = The booklet prints line { $line } as { $printed }, which is not a legal turn: it must be { $turn }.
tables-missed-lines =
    { $count ->
        [one] In case D the booklet's authors missed { $count } line: { $turns }.
       *[other] In case D the booklet's authors missed { $count } lines: { $turns }.
    }
tables-case-d = Black's second turns in case D: the booklet says { $printed }, there are { $counted }.
tables-second-turns = Both sides' first two turns in all cases: the booklet guesses about { $printed } arrangements; there are { $counted } ways to play them, to { $arrangements } different arrangements.
tables-sample-true = All { $counts } printed counts of its { $turns } turns are confirmed.
tables-sample-false = { $wrong } of its { $turns } turns have a wrong count.
