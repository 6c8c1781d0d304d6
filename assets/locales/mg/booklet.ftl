# The opening tables of the Parker booklet.

tables-intro =
    Mamakafaka tanana ny fanokafana ny bokikelin'i Parker. Arahin'ny fanisana marina
    araka ny fitsipika lazainy ny isany tsirairay; ny * no manamarika ny tsy itoviana.
tables-openings = Ny fanokafan'ny Fotsy, sy ny valin'ny Mainty.
tables-one = Tabilao 1: ny vato nohanin'ny Fotsy aorian'ny famindrany faharoa, sy ny isan'ny fomba ahatongavana amin'izany.
tables-lines = Tranga D: ny famindrana faharoan'ny Fotsy.
tables-two = Tabilao 2: ny vato nohanin'ny Mainty aorian'ny famindrany faharoa amin'ny tranga D, sy ny isan'ny fomba ahatongavana amin'izany.
tables-sample = Ny lalao ohatra: ny vaton'ny dingana mihinana tsirairay.
tables-printed = voapirinty
tables-counted = voaisa
tables-opening = fanokafana
tables-turn = famindrana
tables-number = laharana
tables-side = loko
tables-taken = lany
tables-replies = valiny
tables-line = lalana
tables-sum = rehetra
tables-mean = salanisa
tables-missed = hadino
tables-misprint = Ataon'ny bokikely hoe { $printed } ny lalana { $line }, nefa tsy azo atao izany: tsy maintsy { $turn } izy.
tables-missed-lines = Lalana { $count } no hadinon'ny mpanoratra ny bokikely amin'ny tranga D: { $turns }.
tables-case-d = Ny famindrana faharoan'ny Mainty amin'ny tranga D: { $printed } hoy ny bokikely, fa { $counted } no izy.
tables-second-turns = Ny famindrana roa voalohan'ny roa tonta amin'ny tranga rehetra: manombana filaharana { $printed } eo ho eo ny bokikely; fomba { $counted } no azo ilalaovana azy, mitondra any amin'ny filaharana { $arrangements } samihafa.
tables-sample-true = Voamarina avokoa ny isa { $counts } voapirinty amin'ny famindrany { $turns }.
tables-sample-false = Diso isa ny { $wrong } amin'ireo famindrany { $turns }.
