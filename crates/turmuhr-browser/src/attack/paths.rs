//! Every path of the server, and the least right that admits. Written by hand, so that a wrong right in the server's own
//! table is noticed; a test compares the two.

#[derive(Copy, Clone, Debug, PartialEq, Eq)]
pub(super) enum Least {
    Anyone,
    /// Helpers, captains, arbiters.
    Results,
    /// Players at the poster or by their own link, arbiters.
    CheckIn,
    /// Any pass or account.
    Known,
    /// An account, or a helper's pass.
    Account,
    /// Captains, arbiters.
    LineUps,
    /// Persons of a season by their own links; of accounts, administrators.
    Member,
    Arbiter,
    Chief,
    Administrator,
}

use Least::{Account, Administrator, Anyone, Arbiter, CheckIn, Chief, Known, LineUps, Member, Results};

/// Method, path, least.
pub(super) type Path = (&'static str, &'static str, Least);

pub(super) static PAGES: &[Path] = &[
    ("GET", "/", Anyone),
    ("GET", "/l", Anyone),
    ("GET", "/seasons/import", Administrator),
    ("POST", "/seasons/import", Administrator),
    ("GET", "/l/{season}", Anyone),
    ("GET", "/l/{season}/live", Anyone),
    ("GET", "/l/{season}/search", Anyone),
    ("GET", "/l/{season}/clubs", Anyone),
    ("GET", "/l/{season}/clubs/{club}", Anyone),
    ("GET", "/l/{season}/teams/{team}", Anyone),
    ("GET", "/l/{season}/teams/{team}/matches.ics", Anyone),
    ("GET", "/l/{season}/players/{player}", Anyone),
    ("GET", "/l/{season}/matches/{match}", Anyone),
    ("GET", "/l/{season}/classes/{class}", Anyone),
    ("GET", "/l/{season}/classes/{class}/rounds/{round}", Anyone),
    ("GET", "/l/{season}/classes/{class}/what-if", Anyone),
    ("GET", "/l/{season}/classes/{class}/matches.ics", Anyone),
    ("GET", "/l/{season}/mine", Member),
    ("GET", "/l/{season}/access", Member),
    ("POST", "/l/{season}/access", Member),
    ("POST", "/l/{season}/access/revoke", Member),
    ("POST", "/l/{season}/access/link", Administrator),
    ("POST", "/l/{season}/access/unlink", Administrator),
    ("GET", "/l/{season}/acts", Member),
    ("GET", "/l/{season}/acts/{act}", Member),
    ("POST", "/l/{season}/acts/{act}", Member),
    ("GET", "/l/{season}/matches/{match}/confirm", Member),
    ("POST", "/l/{season}/matches/{match}/confirm", Member),
    ("GET", "/l/{season}/journal", Member),
    ("GET", "/l/{season}/journal/{entry}", Member),
    ("POST", "/l/{season}/undo", Member),
    ("GET", "/l/{season}/matches/{match}/sheet", Member),
    ("GET", "/l/{season}/matches/{match}/sheet/remarks", Member),
    ("POST", "/l/{season}/matches/{match}/sheet/line-up", Member),
    ("POST", "/l/{season}/matches/{match}/sheet/game", Member),
    ("POST", "/l/{season}/matches/{match}/sheet/card", Member),
    ("POST", "/l/{season}/matches/{match}/sheet/answer", Member),
    ("GET", "/rulings", Anyone),
    ("GET", "/rulings/add", Anyone),
    ("GET", "/rulings/game", Anyone),
    ("GET", "/rulings/position", Anyone),
    ("GET", "/rulings/read", Anyone),
    ("POST", "/rulings/read", Anyone),
    ("GET", "/rules", Anyone),
    ("GET", "/rules/cases", Anyone),
    ("GET", "/rules/{edition}/{article}", Anyone),
    ("GET", "/trainer", Anyone),
    ("GET", "/trainer/exam", Anyone),
    ("GET", "/trainer/record.json", Anyone),
    ("GET", "/trainer/paper.pdf", Anyone),
    ("GET", "/events/new", Chief),
    ("POST", "/events/new", Chief),
    ("GET", "/events/import", Chief),
    ("POST", "/events/import", Chief),
    ("GET", "/lang/{lang}", Anyone),
    ("GET", "/login", Anyone),
    ("POST", "/login", Anyone),
    ("POST", "/logout", Anyone),
    ("GET", "/setup/{token}", Anyone),
    ("POST", "/setup/{token}", Anyone),
    ("GET", "/p/{token}", Anyone),
    ("GET", "/imprint", Anyone),
    ("GET", "/privacy", Anyone),
    ("GET", "/legal", Administrator),
    ("POST", "/legal", Administrator),
    ("GET", "/users", Administrator),
    ("POST", "/users", Administrator),
    ("GET", "/account", Account),
    ("POST", "/account", Account),
    ("POST", "/users/remove", Administrator),
    ("GET", "/backup", Administrator),
    ("GET", "/backup/file", Administrator),
    ("POST", "/backup/import", Administrator),
    ("POST", "/backup/losses", Administrator),
    ("POST", "/backup/check", Administrator),
    ("GET", "/backup/kept/{backup}", Administrator),
    ("GET", "/backup/kept/{backup}/file", Administrator),
    ("POST", "/backup/restore", Administrator),
    ("POST", "/backup/forget", Administrator),
    ("GET", "/lists", Administrator),
    ("POST", "/lists", Administrator),
    ("POST", "/lists/remove", Administrator),
    ("GET", "/assets/{version}/{file}", Anyone),
    ("GET", "/favicon.ico", Anyone),
    ("GET", "/worker.js", Anyone),
    ("GET", "/e/{event}", Anyone),
    ("GET", "/e/{event}/live", Anyone),
    ("GET", "/e/{event}/history", Arbiter),
    ("GET", "/e/{event}/history/file", Arbiter),
    ("GET", "/e/{event}/history/{entry}", Arbiter),
    ("POST", "/e/{event}/undo", Known),
    ("GET", "/e/{event}/settings", Chief),
    ("POST", "/e/{event}/settings", Chief),
    ("POST", "/e/{event}/fide-mode", Chief),
    ("POST", "/e/{event}/template", Chief),
    ("POST", "/e/{event}/embed", Chief),
    ("GET", "/e/{event}/end", Administrator),
    ("POST", "/e/{event}/anonymise", Administrator),
    ("POST", "/e/{event}/delete", Administrator),
    ("GET", "/e/{event}/search", Anyone),
    ("POST", "/e/{event}/archive", Chief),
    ("GET", "/e/{event}/export", Chief),
    ("GET", "/e/{event}/sections/new", Chief),
    ("POST", "/e/{event}/sections/new", Chief),
    ("GET", "/e/{event}/passes", Chief),
    ("POST", "/e/{event}/passes", Chief),
    ("POST", "/e/{event}/passes/revoke", Chief),
    ("GET", "/e/{event}/helper", Results),
    ("GET", "/e/{event}/here", CheckIn),
    ("POST", "/e/{event}/here", CheckIn),
    ("GET", "/e/{event}/me", CheckIn),
    ("POST", "/e/{event}/me/result", CheckIn),
    ("POST", "/e/{event}/me/withdraw", CheckIn),
    ("GET", "/e/{event}/captain", LineUps),
    ("GET", "/e/{event}/screens", Anyone),
    ("GET", "/e/{event}/look", Chief),
    ("POST", "/e/{event}/look", Chief),
    ("GET", "/e/{event}/look.css", Anyone),
    ("GET", "/e/{event}/logo.png", Anyone),
    ("GET", "/e/{event}/displays", Arbiter),
    ("POST", "/e/{event}/displays", Arbiter),
    ("POST", "/e/{event}/displays/remove", Arbiter),
    ("POST", "/e/{event}/displays/dark", Arbiter),
    ("POST", "/e/{event}/announce", Arbiter),
    ("GET", "/e/{event}/display/{display}", Anyone),
    ("GET", "/e/{event}/screen/{view}", Anyone),
    ("GET", "/e/{event}/s/{section}/players", Anyone),
    ("GET", "/e/{event}/s/{section}/enter", Arbiter),
    ("POST", "/e/{event}/s/{section}/enter", Arbiter),
    ("GET", "/e/{event}/s/{section}/ratings", Arbiter),
    ("POST", "/e/{event}/s/{section}/ratings", Arbiter),
    ("GET", "/e/{event}/s/{section}/check-in", Arbiter),
    ("POST", "/e/{event}/s/{section}/check-in", Arbiter),
    ("POST", "/e/{event}/s/{section}/cards", Chief),
    ("POST", "/e/{event}/s/{section}/cards/revoke", Chief),
    ("GET", "/e/{event}/s/{section}/self-service", Chief),
    ("POST", "/e/{event}/s/{section}/self-service", Chief),
    ("GET", "/e/{event}/s/{section}/register", Anyone),
    ("POST", "/e/{event}/s/{section}/register", Anyone),
    ("GET", "/e/{event}/s/{section}/registrations", Arbiter),
    ("POST", "/e/{event}/s/{section}/registrations", Arbiter),
    ("GET", "/e/{event}/s/{section}/players/{player}", Anyone),
    ("GET", "/e/{event}/s/{section}/players/{player}/edit", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/edit", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/withdraw", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/return", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/remove", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/bye", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/wish", CheckIn),
    ("POST", "/e/{event}/s/{section}/players/{player}/fee", Arbiter),
    ("GET", "/e/{event}/s/{section}/players/{player}/late", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/late", Arbiter),
    ("GET", "/e/{event}/s/{section}/players/{player}/merge", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/merge", Arbiter),
    ("POST", "/e/{event}/s/{section}/players/{player}/points", Chief),
    ("GET", "/e/{event}/s/{section}/teams", Anyone),
    ("POST", "/e/{event}/s/{section}/teams", Arbiter),
    ("POST", "/e/{event}/s/{section}/teams/{team}/withdraw", Arbiter),
    ("POST", "/e/{event}/s/{section}/teams/{team}/return", Arbiter),
    ("POST", "/e/{event}/s/{section}/teams/{team}/line-up", LineUps),
    ("GET", "/e/{event}/s/{section}/pairing", Arbiter),
    ("POST", "/e/{event}/s/{section}/pairing", Arbiter),
    ("POST", "/e/{event}/s/{section}/pairing/all", Arbiter),
    ("POST", "/e/{event}/s/{section}/lots", Arbiter),
    ("GET", "/e/{event}/s/{section}/rounds/{round}", Anyone),
    ("GET", "/e/{event}/s/{section}/rounds/{round}/names", Anyone),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/publish", Arbiter),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/withhold", Arbiter),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/discard", Arbiter),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/result", Results),
    ("GET", "/e/{event}/s/{section}/rounds/{round}/hand", Chief),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/hand", Chief),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/hand/pairs", Chief),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/hand/end", Chief),
    ("GET", "/e/{event}/s/{section}/rounds/{round}/boards/{board}", Anyone),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/boards/{board}/pgn", Results),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/boards/{board}/decide", Arbiter),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/boards/{board}/rated", Chief),
    ("GET", "/e/{event}/s/{section}/rounds/{round}/boards/{board}/incident", Arbiter),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/boards/{board}/incident", Arbiter),
    ("POST", "/e/{event}/s/{section}/rounds/{round}/boards/{board}/adjourn", Arbiter),
    ("GET", "/e/{event}/s/{section}/why/{player}", Anyone),
    ("GET", "/e/{event}/s/{section}/schedule", Anyone),
    ("GET", "/e/{event}/s/{section}/rounds.ics", Anyone),
    ("GET", "/e/{event}/s/{section}/standings", Anyone),
    ("GET", "/e/{event}/s/{section}/standings/{player}", Anyone),
    ("GET", "/e/{event}/s/{section}/cross", Anyone),
    ("GET", "/e/{event}/s/{section}/statistics", Anyone),
    ("GET", "/e/{event}/s/{section}/prizes", Anyone),
    ("GET", "/e/{event}/s/{section}/settings", Chief),
    ("POST", "/e/{event}/s/{section}/settings", Chief),
    ("POST", "/e/{event}/s/{section}/prohibited", Chief),
    ("POST", "/e/{event}/s/{section}/finish", Chief),
    ("GET", "/e/{event}/s/{section}/paper", Anyone),
    ("POST", "/e/{event}/s/{section}/remarks", Arbiter),
    ("GET", "/e/{event}/s/{section}/paper/{document}", Anyone),
    ("GET", "/e/{event}/s/{section}/submission", Arbiter),
    ("GET", "/e/{event}/s/{section}/export/{form}", Arbiter),
    ("GET", "/api", Anyone),
];

pub(super) static API: &[Path] = &[
    ("GET", "/api/openapi.json", Anyone),
    ("GET", "/api/health", Anyone),
    ("GET", "/api/session", Anyone),
    ("GET", "/api/events", Anyone),
    ("GET", "/api/events/{event}", Anyone),
    ("GET", "/api/events/{event}/live", Anyone),
    ("GET", "/api/events/{event}/journal", Arbiter),
    ("POST", "/api/events/{event}/facts", Results),
    ("GET", "/api/events/{event}/sections/{section}", Anyone),
    ("GET", "/api/events/{event}/sections/{section}/players", Anyone),
    ("GET", "/api/events/{event}/sections/{section}/players/{player}", Anyone),
    ("GET", "/api/events/{event}/sections/{section}/rounds", Anyone),
    ("GET", "/api/events/{event}/sections/{section}/rounds/{round}", Anyone),
    ("POST", "/api/events/{event}/sections/{section}/rounds/{round}/results", Results),
    ("GET", "/api/events/{event}/sections/{section}/rounds/{round}/boards/{board}/incident", Arbiter),
    ("GET", "/api/events/{event}/sections/{section}/proposal", Arbiter),
    ("GET", "/api/events/{event}/sections/{section}/standings", Anyone),
    ("GET", "/api/events/{event}/sections/{section}/standings/{player}", Anyone),
    ("GET", "/api/events/{event}/sections/{section}/prizes", Anyone),
    ("GET", "/api/events/{event}/sections/{section}/export/{form}", Arbiter),
    ("GET", "/api/lists", Arbiter),
    ("GET", "/api/users", Administrator),
];

#[cfg(test)]
mod tests {
    use super::*;

    /// The table of the server is read as text: this crate knows none of the crates it attacks.
    const ROUTES: &str = include_str!("../../../turmuhr-web/src/routes.rs");

    /// Method, path and admission of every line such as `GET "/login" Anyone …`.
    fn routes() -> Vec<(&'static str, &'static str, &'static str)> {
        let line = |line: &'static str| {
            let (method, rest) = line.trim().split_once(" \"")?;
            let (path, rest) = rest.split_once("\" ")?;
            let may = rest.split(' ').next()?;
            ["GET", "POST"].contains(&method).then_some((method, path, may))
        };
        ROUTES.lines().filter_map(line).collect()
    }

    fn word(least: Least) -> &'static str {
        match least {
            Anyone => "Anyone",
            Results => "Results",
            CheckIn => "CheckIn",
            Known => "Undo",
            Account => "Account",
            LineUps => "LineUps",
            Member => "Member",
            Arbiter => "Arbiter",
            Chief => "Chief",
            Administrator => "Administrator",
        }
    }

    #[test]
    fn every_route_of_the_server_is_attacked_as_admitted() {
        let mut attacked: Vec<_> =
            PAGES.iter().chain(API).map(|(method, path, least)| (*method, *path, word(*least))).collect();
        let mut served = routes();
        attacked.sort_unstable();
        served.sort_unstable();
        assert!(served.len() > 100, "the table was read: {}", served.len());
        let missing: Vec<_> = served.iter().filter(|route| !attacked.contains(route)).collect();
        assert!(missing.is_empty(), "add to PAGES or API: {missing:?}");
        assert_eq!(attacked, served, "a path that no route serves, or a path listed twice");
    }
}
