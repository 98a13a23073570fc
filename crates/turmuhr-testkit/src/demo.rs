//! What the demonstration of the server has: addresses that fit its routes.

/// A path of the demonstration that fits a route, or of another event; routes of a team are those of the teams.
pub fn example(path: &str, event: &str) -> String {
    // Persons of the season are numbered by club.
    let player = if path.starts_with("/l/") { "101" } else { "1" };
    let event = if path.contains("{team}") { "demo-teams" } else { event };
    let round = if event == "demo-teams" { "3" } else { "5" };
    [
        ("{event}", event),
        ("{season}", "demo-league"),
        ("{class}", "1"),
        ("{match}", "1"),
        ("{club}", "1"),
        ("{section}", "1"),
        ("{player}", player),
        ("{round}", round),
        ("{board}", "1"),
        ("{team}", "1"),
        ("{view}", "boards"),
        ("{display}", "hall-1"),
        ("{document}", "standings.pdf"),
        ("{form}", "trf26"),
        ("{entry}", "3"),
        ("{act}", "decide"),
        ("{edition}", "fide-2017"),
        ("{article}", "9.2"),
        ("{lang}", "de"),
        ("{token}", "nonsense"),
        ("{backup}", "nonsense"),
        ("{version}", "0"),
        ("{file}", "turmuhr.css"),
    ]
    .iter()
    .fold(path.to_owned(), |path, (name, value)| path.replace(name, value))
}
