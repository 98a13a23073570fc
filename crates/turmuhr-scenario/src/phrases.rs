//! Phrases for the events of a line, German and English, beside the words of [`verbs`](crate::verbs).

/// A phrase and the verb it means. The longest phrase at the beginning decides.
const PHRASES: &[(&str, &str)] = &[
    ("die runde beginnt", "start"),
    ("runde beginnt", "start"),
    ("the round starts", "start"),
    ("erscheint am brett", "arrive"),
    ("kommt ans brett", "arrive"),
    ("arrives at the board", "arrive"),
    ("makes a move", "move"),
    ("zieht regelwidrig", "illegal"),
    ("macht einen regelwidrigen zug", "illegal"),
    ("makes an illegal move", "illegal"),
    ("plays an illegal move", "illegal"),
    ("plays illegally", "illegal"),
    ("drückt die uhr", "press"),
    ("presses the clock", "press"),
    ("drückt ohne zug", "press-early"),
    ("drückt ohne gezogen zu haben", "press-early"),
    ("presses without a move", "press-early"),
    ("berührt eine figur", "touch"),
    ("berührt die figur", "touch"),
    ("touches a piece", "touch"),
    ("touches the piece", "touch"),
    ("berührt eine eigene und eine fremde figur", "touch-both"),
    ("touches an own and an enemy piece", "touch-both"),
    ("lässt die figur los", "release"),
    ("lässt los", "release"),
    ("lets go of the piece", "release"),
    ("lets go", "release"),
    ("beginnt zu rochieren", "castle-touch"),
    ("begins to castle", "castle-touch"),
    ("zieht mit beiden händen", "two-hands"),
    ("zieht beidhändig", "two-hands"),
    ("moves with both hands", "two-hands"),
    ("moves with two hands", "two-hands"),
    ("wandelt fehlerhaft um", "promote"),
    ("promotes in a faulty way", "promote"),
    ("wirft figuren um", "displace"),
    ("wirft um", "displace"),
    ("knocks pieces over", "displace"),
    ("knocks over", "displace"),
    ("hat sie wieder aufgestellt", "restore"),
    ("stellt sie wieder auf", "restore"),
    ("stellt auf", "restore"),
    ("has put them back", "restore"),
    ("puts them back", "restore"),
    ("hält die uhr an", "stop-clock"),
    ("hält an", "stop-clock"),
    ("stops the clock", "stop-clock"),
    ("lässt weiterspielen", "restart"),
    ("has the game go on", "restart"),
    ("misshandelt die uhr", "hit-clock"),
    ("schlägt auf die uhr", "hit-clock"),
    ("mishandles the clock", "hit-clock"),
    ("hits the clock", "hit-clock"),
    ("bietet remis an", "offer"),
    ("bietet remis", "offer"),
    ("offers a draw", "offer"),
    ("offers draw", "offer"),
    ("nimmt an", "accept"),
    ("nimmt remis an", "accept"),
    ("nimmt das remis an", "accept"),
    ("accepts the draw", "accept"),
    ("accepts the offer", "accept"),
    ("lehnt ab", "decline"),
    ("lehnt remis ab", "decline"),
    ("lehnt das remis ab", "decline"),
    ("declines the draw", "decline"),
    ("declines the offer", "decline"),
    ("gibt auf", "resign"),
    ("gibt die partie auf", "resign"),
    ("resigns the game", "resign"),
    ("schreibt einen zug auf", "write"),
    ("schreibt auf", "write"),
    ("writes a move", "write"),
    ("writes down", "write"),
    ("führt das partieformular so", "sheet"),
    ("keeps the scoresheet like this", "sheet"),
    ("hat einen assistenten", "assistant"),
    ("has an assistant", "assistant"),
    ("unterschreibt das ergebnis", "sign"),
    ("signs the result", "sign"),
    ("stellt fest", "observe"),
    ("verhält sich falsch", "misconduct"),
    ("misbehaves", "misconduct"),
    ("telefon klingelt oder wird gefunden", "device"),
    ("telefon klingelt", "device"),
    ("handy klingelt", "device"),
    ("klingelt das telefon", "device"),
    ("klingelt das handy", "device"),
    ("a device rings or is found", "device"),
    ("phone rings", "device"),
    ("weigert sich beharrlich", "refuse"),
    ("weigert sich", "refuse"),
    ("refuses again and again", "refuse"),
    ("geht ohne erlaubnis", "leave"),
    ("leaves without permission", "leave"),
    ("mischt sich ein", "interfere"),
    ("sagt einen zug an", "announce"),
    ("sagt an", "announce"),
    ("announces a move", "announce"),
    ("vertagt die partie", "adjourn"),
    ("adjourns the game", "adjourn"),
    ("gibt einen zug ab", "seal"),
    ("seals a move", "seal"),
    ("the envelope", "envelope"),
    ("resumption", "resume"),
    ("legt protest ein", "appeal"),
    ("zeit vergeht", "wait"),
    ("time passes", "wait"),
];

/// German words for values of fields.
const VALUES: &[(&str, &str)] = &[
    ("stellungswiederholung", "repetition"),
    ("wiederholung", "repetition"),
    ("threefold", "repetition"),
    ("50-züge", "fifty"),
    ("50-züge-regel", "fifty"),
    ("fünfzig", "fifty"),
    ("fahne", "flag"),
    ("fallblättchen", "flag"),
    ("zeitüberschreitung", "flag"),
    ("zeit", "flag"),
    ("regelwidrig", "illegal-move"),
    ("regelwidrigen", "illegal-move"),
    ("regelwidriger", "illegal-move"),
    ("berührt-geführt", "touch-move"),
    ("zurechtrücken", "adjust"),
    ("versehentlich", "accident"),
    ("verwarnung", "warning"),
];

/// Words without a meaning of their own.
const FILLERS: &[&str] = &[
    "ein", "eine", "einen", "der", "die", "das", "den", "auf", "von", "nach", "mit", "und", "figur", "zug",
    "an", "a", "the", "on", "of", "with", "and", "piece", "move",
];

pub(crate) fn is_filler(word: &str) -> bool {
    FILLERS.contains(&word.to_lowercase().as_str())
}

/// The word of the format for a German value of a field.
pub(crate) fn value(word: &str) -> Option<&'static str> {
    let small = word.to_lowercase();
    VALUES.iter().find(|(german, _)| *german == small).map(|(_, known)| *known)
}

/// The verb of the longest phrase with which the words begin, and the number of its words.
pub(crate) fn beginning(words: &[&str]) -> Option<(&'static str, usize)> {
    let plain: Vec<String> = words.iter().map(|word| word.trim_end_matches('.').to_lowercase()).collect();
    let fits = |phrase: &str| {
        let mut given = plain.iter();
        phrase.split(' ').all(|word| given.next().is_some_and(|given| given == word))
    };
    let found = PHRASES.iter().filter(|(phrase, _)| fits(phrase));
    let lengths = found.map(|(phrase, verb)| (*verb, phrase.split(' ').count()));
    lengths.max_by_key(|(_, length)| *length)
}

/// Every phrase with its verb.
pub fn phrases() -> impl Iterator<Item = (&'static str, &'static str)> {
    PHRASES.iter().copied()
}

/// The words and phrases of events nearest to a text, the best first.
pub fn nearest(text: &str) -> Vec<&'static str> {
    let small = text.to_lowercase();
    let words = crate::verbs::VERBS.iter().flat_map(|verb| verb.aliases.iter().chain([&verb.word]).copied());
    let all = words.chain(PHRASES.iter().map(|(phrase, _)| *phrase));
    let mut rated: Vec<(usize, &'static str)> = all
        .map(|known| (distance(&small, known), known))
        .filter(|(far, known)| far * 2 <= known.len())
        .collect();
    rated.sort_by_key(|(far, _)| *far);
    rated.truncate(3);
    rated.into_iter().map(|(_, known)| known).collect()
}

/// Letters to change, add or remove (Levenshtein).
fn distance(one: &str, other: &str) -> usize {
    let other: Vec<char> = other.chars().collect();
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (at, letter) in one.chars().enumerate() {
        let mut before = row[0];
        row[0] = at + 1;
        for (place, wanted) in other.iter().enumerate() {
            let replaced = before + usize::from(letter != *wanted);
            before = row[place + 1];
            row[place + 1] = replaced.min(before + 1).min(row[place] + 1);
        }
    }
    row[other.len()]
}
