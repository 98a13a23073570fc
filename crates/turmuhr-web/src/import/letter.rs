//! Lists in mails and notes: their signs before a line, and the lines around them that name nobody.

use super::{
    columns::headings,
    names::PARTICLES,
    table::{Separator, split},
};

/// The text without bullets and marks of bold print; the lines stay where they are.
pub(super) fn unmarked(text: &str) -> String {
    let line = |line: &str| {
        let bare = line.trim_start_matches([' ', '>']);
        let rest = ["- ", "* ", "• ", "– ", "· ", "◦ ", "▪ "].iter().find_map(|sign| bare.strip_prefix(sign));
        let rest = rest.filter(|rest| rest.contains(char::is_alphabetic)).unwrap_or(line);
        rest.replace("**", "")
    };
    text.split('\n').map(line).collect::<Vec<_>>().join("\n")
}

/// How letters begin and go on. Whole words only: «Hallmann» is a name.
const OPENING: &str = "hallo|hi|hey|hello|moin|servus|guten tag|guten morgen|guten abend|sehr geehrte|sehr geehrter|lieber|liebe schachfreunde|\
dear|anbei|hier|hiermit|vielen dank|danke|thanks|thank you|bitte";
/// How letters end; a signature follows.
const CLOSING: &str = "viele grüße|viele gruesse|mit freundlichen|liebe grüße|liebe gruesse|beste grüße|schöne grüße|freundliche grüße|herzliche grüße|\
grüße|gruß|lg|vg|mfg|best regards|kind regards|best wishes|regards|cheers|yours|sincerely|mit schachlichen|schachliche grüße";

fn begins(line: &str, phrases: &str) -> bool {
    let lower = line.trim().to_lowercase();
    phrases.split('|').any(|phrase| {
        let behind = lower.strip_prefix(phrase).map(|rest| rest.chars().next());
        behind.is_some_and(|next| next.is_none_or(|letter| !letter.is_alphanumeric() && letter != '-'))
    })
}

/// For each line: does it belong to a letter around the list?
pub(super) fn of_letter<'t>(lines: impl Iterator<Item = &'t str>, year: u32) -> Vec<bool> {
    let mut closed = false;
    let sentence = |line: &str| {
        let figures = line.split(|letter: char| !letter.is_ascii_digit()).any(|number| number.len() >= 3);
        let fields = line.contains([';', '\t', '|']) || line.trim().contains("  ");
        if figures || fields || headings(&split(line, &Separator::Is(',')), year).is_some() {
            return false;
        }
        if begins(line, CLOSING) {
            closed = true;
            return true;
        }
        let small = |word: &&str| word.starts_with(char::is_lowercase) && !PARTICLES.contains(word);
        let words: Vec<&str> = line.split_whitespace().collect();
        let talk = words.len() >= 4 && words.iter().filter(|word| small(word)).count() >= 2;
        let signature = closed && !line.contains(',');
        let ends = line.trim_end().ends_with([':', '!', '?']) && words.len() >= 2;
        begins(line, OPENING) || talk || ends || signature
    };
    lines.map(sentence).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_no_letters() {
        let lines = [
            ("Hallo, hier unsere Spieler:", true),
            ("wir melden die folgenden Spieler für das Open", true),
            ("Müller, Eva", false),
            ("Hallmann, Otto", false),
            ("Best, George", false),
            ("Kind, Hans", false),
            ("Liebe, Otto", false),
            ("Anna von der Heide", false),
            ("name, first name, rating, club", false),
            ("Viele Grüße, Max", true),
            ("Max Mustermann", true),
        ];
        let found = of_letter(lines.iter().map(|(line, _)| *line), 2026);
        assert_eq!(found, lines.map(|(_, letter)| letter));
    }

    #[test]
    fn bullets_are_no_part_of_a_name() {
        assert_eq!(
            unmarked("- **Müller, Eva** 2054\n-\n• Roth, Lea\n-5;x"),
            "Müller, Eva 2054\n-\nRoth, Lea\n-5;x"
        );
    }
}
