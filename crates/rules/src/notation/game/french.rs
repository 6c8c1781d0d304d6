//! French words in records: names of tags, sides and results.

/// Translates the French name of a tag; returns other names unchanged.
pub(super) fn tag_name(name: &str) -> &str {
    match name.to_lowercase().as_str() {
        "blancs" | "blanc" => "White",
        "noirs" | "noir" => "Black",
        "résultat" | "resultat" => "Result",
        "variante" => "Variant",
        "événement" | "évènement" | "evénement" | "evènement" | "evenement" => "Event",
        "lieu" => "Site",
        "ronde" => "Round",
        "cadence" => "TimeControl",
        "terminaison" | "fin" => "Termination",
        "position" | "départ" | "depart" => "FEN",
        _ => name,
    }
}

/// Translates a tag's value from French or English words to the standard form.
pub(super) fn tag_value<'a>(name: &str, value: &'a str) -> &'a str {
    let lower = value.trim().to_lowercase();
    let lower = lower.strip_prefix("les ").unwrap_or(&lower);
    match (name, lower) {
        (
            "Result",
            "blancs"
            | "blancs gagnent"
            | "victoire des blancs"
            | "gain blanc"
            | "white"
            | "white wins",
        ) => "1-0",
        (
            "Result",
            "noirs" | "noirs gagnent" | "victoire des noirs" | "gain noir" | "black" | "black wins",
        ) => "0-1",
        ("Result", "nulle" | "partie nulle" | "match nul" | "nul" | "égalité" | "draw") => {
            "1/2-1/2"
        }
        ("Result", "en cours" | "inachevée" | "non terminée") => "*",
        ("Handicap", "blancs" | "blanc") => "White",
        ("Handicap", "noirs" | "noir") => "Black",
        ("Handicap", "aucun") => "-",
        _ => value,
    }
}
