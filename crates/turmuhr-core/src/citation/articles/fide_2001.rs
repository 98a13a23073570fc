//! Laws of Chess of July 2001, as an arbiters' course retells them.
//!
//! Only what the course names is listed. Its appendices have no numbers except B.8, so their letters
//! stand for them; A, E, F and G are headings without text. What the course says between the articles
//! is cited by its place: `9.6 comment` (the questions after 9.6), `after 13.7` (appeals), `closing list`
//! (when the arbiter may step in unasked). The tournament rules it quotes in between are another text.

#[rustfmt::skip]
pub(crate) const FIDE_2001: &[&str] = &[
    "Vorwort",
    "1", "1.1", "1.2", "1.3",
    "2", "2.1", "2.2", "2.3", "2.4",
    "3", "3.1", "3.2", "3.3", "3.4", "3.5", "3.6", "3.7", "3.7a", "3.7b", "3.7c", "3.7d", "3.7e", "3.8",
    "3.9",
    "4", "4.1", "4.2", "4.3", "4.4", "4.5", "4.6", "4.7",
    "5", "5.1", "5.1a", "5.1b", "5.2", "5.2a", "5.2b", "5.2c", "5.2d", "5.2e",
    "6", "6.1", "6.2", "6.3", "6.4", "6.5", "6.6", "6.7", "6.8", "6.8b", "6.9", "6.10", "6.11", "6.12",
    "6.13", "6.14", "6.15",
    "7", "7.1", "7.2", "7.3", "7.4", "7.5",
    "8", "8.1", "8.2", "8.3", "8.4", "8.5", "8.6", "8.7",
    "9", "9.1", "9.2", "9.2a", "9.2b", "9.3", "9.3a", "9.3b", "9.4", "9.5", "9.6", "9.6 comment",
    "10", "10.2", "10.2a", "10.2b", "10.2c", "10.3",
    "11",
    "12", "12.1", "12.2", "12.3", "12.4", "12.5", "12.6", "12.7", "12.8",
    "13", "13.1", "13.2", "13.3", "13.4", "13.4a", "13.4b", "13.4c", "13.4d", "13.4e", "13.4f", "13.4g",
    "13.5", "13.6", "13.7", "after 13.7",
    "14",
    "A",
    "B", "B.8",
    "C",
    "D",
    "E",
    "F",
    "G",
    "closing list",
];
