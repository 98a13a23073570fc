//! Words in a form that compares: small letters, no umlauts or accents, stems.

use turmuhr_core::Lang;

/// The words of a text, folded. `0-0` is one word; `50-Züge-Regel` is three; `e.p.` is `ep`.
pub(super) fn folded_words(text: &str) -> Vec<String> {
    let spelled = text.replace("w/o", "without").replace("W/O", "without");
    let unquoted: String = spelled.chars().filter(|ch| !matches!(ch, '\'' | '’' | '‘' | '`' | '´')).collect();
    unquoted
        .split(|ch: char| !(ch.is_alphanumeric() || matches!(ch, '.' | '-' | '=' | '+' | '#')))
        .filter(|word| !is_id(word))
        .flat_map(|word| match castling(word) {
            Some(sign) => vec![sign.to_owned()],
            None => word.split(['-', '+', '#']).map(fold).collect(),
        })
        .filter(|word| !word.is_empty())
        .collect()
}

/// A mistyped id such as L-1 is no bishop.
fn is_id(word: &str) -> bool {
    word.split_once('-').is_some_and(|(letter, number)| {
        let one_letter = letter.len() == 1 && letter.bytes().all(|byte| byte.is_ascii_alphabetic());
        one_letter && number.bytes().any(|byte| byte.is_ascii_digit())
    })
}

/// Castling signs, with zeros or with letters.
fn castling(word: &str) -> Option<&'static str> {
    let bare = word.trim_end_matches('.').replace(['o', 'O'], "0");
    ["0-0", "0-0-0"].into_iter().find(|sign| *sign == bare)
}

/// `ü`, `ue` and `u` become the same letter, because people type all three.
pub(super) fn fold(word: &str) -> String {
    let mut plain = String::with_capacity(word.len());
    for ch in word.chars().flat_map(char::to_lowercase) {
        match ch {
            'ä' | 'á' | 'à' | 'â' => plain.push('a'),
            'ö' | 'ó' | 'ô' => plain.push('o'),
            'ü' | 'ú' | 'û' => plain.push('u'),
            'é' | 'è' | 'ê' | 'ë' => plain.push('e'),
            'ç' => plain.push('c'),
            'ß' => plain.push_str("ss"),
            // After another vowel or a q the e stands for itself: neue, queen.
            'e' if spells_umlaut(&plain) => {}
            ch if ch.is_alphanumeric() || ch == '=' => plain.push(ch),
            // A full stop belongs to a number only: 9.2, but ep.
            '.' if plain.ends_with(|last: char| last.is_ascii_digit()) => plain.push('.'),
            _ => {}
        }
    }
    plain.truncate(plain.trim_end_matches('.').len());
    match plain.find(|ch: char| ch.is_ascii_alphabetic()) {
        // 3x, 5fach, 2nd
        Some(end) if end > 0 && COUNTING.contains(&&plain[end..]) => plain[..end].to_owned(),
        _ => plain,
    }
}

/// What follows the digits of «third», «fivefold», «twice».
const COUNTING: [&str; 14] = [
    "x", "mal", "malig", "malige", "maliger", "fach", "fache", "facher", "fold", "st", "nd", "rd", "th", "er",
];

fn spells_umlaut(before: &str) -> bool {
    let mut last = before.chars().rev();
    let vowel = last.next();
    let ahead = last.next();
    matches!(vowel, Some('a' | 'o' | 'u')) && !matches!(ahead, Some('a' | 'e' | 'i' | 'o' | 'u' | 'q'))
}

/// The stem of a folded word. Inflected forms of one word have the same stem; it need not be a word itself.
pub(super) fn stem(word: &str, lang: Lang) -> String {
    if word.contains(|ch: char| ch.is_ascii_digit()) {
        return word.to_owned();
    }
    if let Some(own) = OWN_STEMS.iter().find(|own| word.starts_with(**own) && word.len() <= own.len() + 2) {
        return (*own).to_owned();
    }
    match lang {
        Lang::De => german(word),
        Lang::En => english(word),
    }
}

/// Words that would get the stem of another word: Läufer and laufen, Fehler and fehlen, läuten and laut.
const OWN_STEMS: &[&str] = &[
    "laufer", "fehler", "bauer", "hinten", "unten", "regeln", "gegner", "lauten", "lautet", "gelautet",
    "flagged",
];

fn german(word: &str) -> String {
    let mut stem = word;
    let mut participle = false;
    stem = stripped(stem, &["innen", "in"], 6).unwrap_or(stem);
    match stripped(stem, &["ungen", "ung"], 4) {
        Some(bare) => stem = bare,
        None => {
            if let Some(bare) = stripped(stem, &["ern", "em", "en", "er", "es", "e"], 3) {
                participle = stem.ends_with("en");
                stem = bare;
                // umgeworfene, verlorener
                if let Some(bare) = stripped(stem, &["en"], 5) {
                    participle = true;
                    stem = bare;
                }
            } else if stem.ends_with("ln") || stem.ends_with("rn") {
                stem = stripped(stem, &["n"], 4).unwrap_or(stem);
            } else if !stem.ends_with("nis") {
                stem = stripped(stem, &["s"], 4).unwrap_or(stem);
            }
            if let Some(bare) = stripped(stem, &["end", "est", "st", "et", "t"], 4) {
                participle |= stem.ends_with('t');
                stem = bare;
            }
        }
    }
    let mut stem = stem.to_owned();
    if participle {
        stem = without_ge(&stem);
    }
    if stem.len() > 4 && stem.ends_with("el") {
        stem.replace_range(stem.len() - 2.., "l");
    }
    single_end(stem)
}

/// gedrückt and drücken; umgewandelt and umwandeln.
fn without_ge(stem: &str) -> String {
    const PREFIXES: [&str; 12] =
        ["", "ab", "an", "auf", "aus", "ein", "mit", "nach", "um", "vor", "weg", "zuruck"];
    PREFIXES
        .iter()
        .find_map(|prefix| {
            let rest = stem.strip_prefix(prefix)?.strip_prefix("ge")?;
            (rest.len() >= 3 && stem.len() >= 6).then(|| format!("{prefix}{rest}"))
        })
        .unwrap_or_else(|| stem.to_owned())
}

fn english(word: &str) -> String {
    let mut stem = word.to_owned();
    if let Some(bare) = stripped(&stem, &["ies"], 2) {
        stem = format!("{bare}y");
    } else if ["sses", "shes", "ches", "xes"].iter().any(|end| stem.ends_with(end)) {
        stem.truncate(stem.len() - 2);
    } else if !["ss", "us", "is"].iter().any(|end| stem.ends_with(end)) {
        stem = stripped(&stem, &["s"], 3).unwrap_or(&stem).to_owned();
    }
    if stem.ends_with("eed") {
        stem.pop();
    }
    stem = stripped(&stem, &["ing", "ed"], 3).unwrap_or(&stem).to_owned();
    stem = stripped(&stem, &["ation", "ment", "ly"], 4).unwrap_or(&stem).to_owned();
    stem = stripped(&stem, &["ion"], 5).unwrap_or(&stem).to_owned();
    stem = stripped(&stem, &["e"], 3).unwrap_or(&stem).to_owned();
    if stem.len() > 3 && stem.ends_with('y') {
        stem.replace_range(stem.len() - 1.., "i");
    }
    single_end(stem)
}

/// The word without the first of the endings that leaves at least `least` letters.
fn stripped<'a>(word: &'a str, endings: &[&str], least: usize) -> Option<&'a str> {
    let long_enough = |bare: &&str| bare.chars().count() >= least;
    endings.iter().find_map(|ending| word.strip_suffix(ending).filter(long_enough))
}

/// stopped and stop; Ergebnisse and Ergebnis.
fn single_end(mut stem: String) -> String {
    let mut last = stem.chars().rev();
    if let (Some(end), Some(before)) = (last.next(), last.next())
        && end == before
        && end.is_alphabetic()
        && stem.chars().count() > 3
    {
        stem.pop();
    }
    stem
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn writing_does_not_matter() {
        assert_eq!(folded_words("Größe, ÄRGER (e.p.) 0-0."), ["grosse", "arger", "ep", "0-0"]);
        assert_eq!(folded_words("Zuege Züge Zuge"), ["zuge", "zuge", "zuge"]);
        assert_eq!(folded_words("neue Königin queen"), ["neue", "konigin", "queen"]);
        assert_eq!(
            folded_words("50-Züge-Regel, 3x 5fach 2nd 9.2."),
            ["50", "zuge", "regel", "3", "5", "2", "9.2"]
        );
        assert_eq!(
            folded_words("j'adoube opponent’s O-O-O w/o"),
            ["jadoube", "opponents", "0-0-0", "without"]
        );
        assert_eq!(folded_words("L-1"), [""; 0]);
    }

    #[test]
    fn inflected_forms_share_a_stem() {
        for (lang, forms) in [
            (Lang::De, "zug zuge zuges zugen"),
            (Lang::De, "drucken druckt druckte gedruckt gedruckten"),
            (Lang::De, "wiederholung wiederholungen wiederholt wiederholte wiederholen"),
            (Lang::De, "umwandlung umwandeln umgewandelt umwandelt"),
            (Lang::De, "verspatung verspatet verspateten"),
            (Lang::De, "storung storen stort storte gestort"),
            (Lang::De, "umgeworfen umgeworfene umgeworfenen"),
            (Lang::De, "uhr uhren"),
            (Lang::De, "ergebnis ergebnisse ergebnissen"),
            (Lang::De, "laufer laufern laufers"),
            (Lang::En, "claim claims claimed claiming"),
            (Lang::En, "stop stops stopped stopping"),
            (Lang::En, "castle castles castled castling"),
            (Lang::En, "promote promotes promoted promotion promoting"),
            (Lang::En, "penalty penalties"),
            (Lang::En, "agree agreed agreement"),
            (Lang::En, "adjourn adjourned adjournment"),
        ] {
            let stems: Vec<String> = forms.split(' ').map(|form| stem(form, lang)).collect();
            assert!(stems.windows(2).all(|pair| pair[0] == pair[1]), "{forms}: {stems:?}");
        }
        assert_ne!(stem("laufer", Lang::De), stem("laufen", Lang::De));
    }
}
