//! The arithmetic of iterations, convergence, and states that are continued or damaged.

#![expect(clippy::unwrap_used, reason = "a test may stop at once")]

use super::*;

/// Two numbers far from the best values, which are 130 and 20.
fn start() -> Vec<SpsaParameter> {
    vec![
        SpsaParameter::new("margin", (0, 400), 20, 230),
        SpsaParameter::new("depth", (0, 60), 3, 5),
    ]
}

/// The difference of the shares of the points in games between two pairs of values, without noise.
fn difference(pair: &SpsaPair) -> f64 {
    let loss = |values: &[i32]| {
        (f64::from(values[0] - 130) / 20.0).powi(2) + (f64::from(values[1] - 20) / 3.0).powi(2)
    };
    (loss(&pair.minus) - loss(&pair.plus)) / 100.0
}

/// Runs iterations with the noise of a few games, which depends on the iteration alone.
fn run(spsa: &mut Spsa, iterations: u64) {
    for _ in 0..iterations {
        let mut rng = Xoshiro256PlusPlus::seed_from_u64(1_000 + spsa.iteration());
        let noise = f64::from(rng.random_range(-100..=100_i32)) / 1_000.0;
        let difference = difference(&spsa.pair());
        spsa.update((difference + noise).clamp(-1.0, 1.0));
    }
}

#[test]
fn the_optimum_of_a_noisy_quadratic_function_is_found() {
    for seed in 0..20 {
        let mut spsa = Spsa::new(start(), SpsaGains::new(1.0, 30.0), seed);
        run(&mut spsa, 600);
        let [margin, depth] = [0, 1].map(|i| spsa.parameters()[i].value);
        // They began five steps away.
        assert!((margin - 130.0).abs() < 20.0, "seed {seed}: {margin}");
        assert!((depth - 20.0).abs() < 3.0, "seed {seed}: {depth}");
    }
}

#[test]
fn without_a_difference_nothing_moves() {
    let mut spsa = Spsa::new(start(), SpsaGains::new(1.0, 30.0), 3);
    (0..50).for_each(|_| spsa.update(0.0));
    assert_eq!((spsa.parameters(), spsa.iteration()), (&start()[..], 50));
}

#[test]
fn an_iteration_moves_the_values_by_the_formula() {
    let gains = SpsaGains { a: 10.0, c: 1.5, stability: 4.0 };
    let mut spsa = Spsa::new(start(), gains, 7);
    for k in 0..30_i32 {
        let before = spsa.clone();
        let pair = spsa.pair();
        spsa.update(0.2);
        let a = 10.0 / f64::from(4 + k + 1).powf(0.602);
        let c = 1.5 / f64::from(k + 1).powf(0.101);
        for (i, old) in before.parameters().iter().enumerate() {
            let sign = f64::from((pair.plus[i] - pair.minus[i]).signum());
            let step = f64::from(old.step);
            let moved = old.value + sign * step * a * 0.2 / (2.0 * c);
            let new = spsa.parameters()[i].value;
            assert!((new - old.clamped(moved)).abs() < 1e-9, "{k}: {new} {moved}");
            // Rounding changes the difference of the two by less than one.
            let apart = f64::from((pair.plus[i] - pair.minus[i]).abs());
            let inside = old.clamped(old.value + c * step) == old.value + c * step
                && old.clamped(old.value - c * step) == old.value - c * step;
            assert!(!inside || (apart - 2.0 * c * step).abs() < 1.0, "{k}: {apart}");
        }
    }
}

#[test]
fn both_directions_are_as_frequent_for_each_and_independent() {
    let mut spsa = Spsa::new(start(), SpsaGains::new(1.0, 0.0), 11);
    let mut counts = [[0; 2]; 2];
    for _ in 0..2_000 {
        let pair = spsa.pair();
        assert_eq!(pair, spsa.pair(), "it depends on the iteration alone");
        let up = |i: usize| usize::from(pair.plus[i] > pair.minus[i]);
        counts[up(0)][up(1)] += 1;
        spsa.update(0.0);
    }
    assert!(counts.as_flattened().iter().all(|count| (420..=580).contains(count)), "{counts:?}");
}

#[test]
fn fractions_are_rounded_up_as_often_as_they_say() {
    let mut parameter = start().remove(0);
    parameter.value = 200.25;
    let mut spsa = Spsa::new(vec![parameter], SpsaGains { a: 1.0, c: 1e-9, stability: 0.0 }, 5);
    let mut up = 0;
    for _ in 0..2_000 {
        let pair = spsa.pair();
        assert!([200, 201].contains(&pair.plus[0]));
        up += pair.plus[0] - 200;
        spsa.update(0.0);
    }
    assert!((430..=570).contains(&up), "{up}");
}

#[test]
fn values_stay_within_their_ranges() {
    for sign in [1.0, -1.0] {
        let mut spsa = Spsa::new(start(), SpsaGains { a: 200.0, c: 30.0, stability: 0.0 }, 9);
        for _ in 0..100 {
            let pair = spsa.pair();
            for values in [&pair.plus, &pair.minus] {
                assert!((0..=400).contains(&values[0]) && (0..=60).contains(&values[1]));
            }
            spsa.update(sign);
            for SpsaParameter { value, range: (least, most), .. } in spsa.parameters() {
                assert!((f64::from(*least)..=f64::from(*most)).contains(value));
            }
        }
    }
}

#[test]
fn the_first_gain_is_the_usual_one_whatever_the_stability() {
    for stability in [0.0, 3.3, 60.0] {
        let gains = SpsaGains::new(1.5, stability);
        assert!((gains.gain(0) - SpsaGains::FIRST_GAIN).abs() < 1e-9, "{stability}");
        assert_eq!((gains.c, gains.stability), (1.5, stability));
    }
}

#[test]
fn gains_out_of_their_ranges_are_invalid() {
    let good = SpsaGains::new(1.0, 0.0);
    assert!(good.is_valid());
    for bad in [0.0, -1.0, f64::NAN, f64::INFINITY] {
        assert!(!SpsaGains { a: bad, ..good }.is_valid(), "a {bad}");
        assert!(!SpsaGains { c: bad, ..good }.is_valid(), "c {bad}");
        let stability = if bad == 0.0 { -0.1 } else { bad };
        assert!(!SpsaGains { stability, ..good }.is_valid(), "stability {bad}");
    }
}

#[test]
fn what_a_search_was_made_with_can_be_asked_for() {
    let mut parameter = start().remove(0);
    for (value, rounded) in [(-7.4, -7), (2.5, 3), (199.6, 200)] {
        parameter.value = value;
        assert_eq!(parameter.rounded(), rounded);
    }
    assert_eq!(Spsa::new(vec![parameter], SpsaGains::new(1.0, 0.0), 77).seed(), 77);
    assert_eq!(conditions().games(), 8);
}

/// The random numbers of a search with the seed 0 and those of a search with any other are different, also at
/// the same iterations.
#[test]
fn seeds_give_perturbations_of_their_own() {
    let signs = |seed: u64| {
        let mut spsa = Spsa::new(start(), SpsaGains::new(1.0, 0.0), seed);
        let ups = (0..40).map(|_| {
            let pair = spsa.pair();
            spsa.update(0.0);
            pair.plus[0] > pair.minus[0]
        });
        ups.collect::<Vec<bool>>()
    };
    let all: Vec<Vec<bool>> = [0, 1, 2, 1 << 40, u64::MAX].map(signs).into();
    for (number, one) in all.iter().enumerate() {
        assert!(all[..number].iter().all(|other| one != other), "{number}");
    }
    // Within a search they change from iteration to iteration, whatever the seed.
    assert!(all.iter().all(|ups| ups.iter().any(|&up| up) && !ups.iter().all(|&up| up)));
}

fn conditions() -> SpsaConditions {
    SpsaConditions { variant: "dimy".to_owned(), nodes: 50, pairs: 4, stones: 5 }
}

#[test]
fn a_state_that_is_read_goes_on_exactly_where_it_stopped() {
    let mut whole = Spsa::new(start(), SpsaGains::new(0.7, 3.3), 21);
    let mut first = whole.clone();
    run(&mut whole, 20);
    run(&mut first, 10);
    let text = write_state(&conditions(), &first);
    let (there, mut second) = read_state(&text).unwrap();
    assert_eq!((&there, &second), (&conditions(), &first));
    run(&mut second, 10);
    assert_eq!(second, whole);
    assert_eq!(write_state(&there, &second), write_state(&conditions(), &whole));
    let mut other = Spsa::new(start(), SpsaGains::new(0.7, 3.3), 22);
    run(&mut other, 20);
    assert_ne!(other.parameters(), whole.parameters(), "another seed");
}

#[test]
fn no_changed_byte_and_no_cut_goes_unnoticed() {
    let mut spsa = Spsa::new(start(), SpsaGains::new(1.0, 3.0), 2);
    run(&mut spsa, 3);
    let text = write_state(&conditions(), &spsa);
    for at in 0..text.len() {
        let mut bad = text.clone().into_bytes();
        bad[at] ^= 1;
        let read = read_state(str::from_utf8(&bad).unwrap());
        let first = at < text.find('\n').unwrap() + 1;
        let error = if first { SpsaStateError::Foreign } else { SpsaStateError::Damaged };
        assert_eq!(read, Err(error), "{at}");
        if !first {
            assert_eq!(read_state(&text[..at]), Err(SpsaStateError::Damaged), "cut at {at}");
        }
    }
    assert_eq!(read_state(&(text + "\n")), Err(SpsaStateError::Damaged));
    assert_eq!(read_state(""), Err(SpsaStateError::Foreign));
}

#[test]
fn what_no_search_can_have_is_refused_although_the_checksum_is_right() {
    let good = write_state(&conditions(), &Spsa::new(start(), SpsaGains::new(1.0, 3.0), 2));
    let signed = |old: &str, new: &str| {
        assert!(good.contains(old), "{old}");
        let changed = good.replace(old, new);
        let text = &changed[..changed.find("checksum").unwrap()];
        let sum = crc32fast::hash(text.as_bytes());
        read_state(&format!("{text}checksum {sum:08x}\n"))
    };
    assert!(signed("margin", "margin").is_ok());
    for (old, new) in [
        ("pairs 4", "pairs 0"),
        ("nodes 50", "nodes 0"),
        ("\nc 1\n", "\nc 0\n"),
        ("\nc 1\n", "\nc NaN\n"),
        ("stability 3", "stability -1"),
        ("0 400 20 230 230", "0 400 0 230 230"),
        ("0 400 20 230 230", "0 400 20 230 401"),
        ("0 400 20 230 230", "0 400 20 500 230"),
        ("0 400 20 230 230", "0 400 20 230 NaN"),
        ("0 400 20 230 230", "0 400 20 230"),
    ] {
        assert_eq!(signed(old, new), Err(SpsaStateError::Damaged), "{new}");
    }
}
