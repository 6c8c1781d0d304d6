# Looking at a game turn by turn, shipped records, the booklet.
