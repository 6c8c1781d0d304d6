# Matches, names, clocks: an evening at the table.
