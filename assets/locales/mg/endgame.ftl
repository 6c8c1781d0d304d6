# Files of endgame tables.

endgame-unused = Tsy ampiasaina ny tabilaon'ny fiafarana «{ $file }». { $reason }
endgame-no-table = Tsy tabilaon'ny fiafarana io rakitra io.
endgame-version = Kinova hafan'ny programa no nanao ny tabilao.
endgame-rules = Natao ho an'ny fitsipika hafa ny tabilao.
endgame-stones = Isam-bato hafa noho izay lazain'ny anaran'ny rakitra no an'ny tabilao.
endgame-length = Tokony hanana oktety { $expected } ny rakitra, nefa { $found } no ao.
endgame-damaged = Simba ny tabilao: diso ny isa fanamarinana.
endgame-too-long = Misy fandresena mila famindrana mihoatra izay voatahirin'ny tabilao; hisoroka izany ny fetran'ny famindrana tsy mihinana amin'ny karazana.
endgame-not-built = Tsy azo amboarina io tabilao io.
