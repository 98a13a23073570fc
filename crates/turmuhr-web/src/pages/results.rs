//! Entering a result, by key, by button or through the API.

use turmuhr_texts::values;
use turmuhr_tournament::{At, BoardNo, Fact, GameNo, GameResult, SectionId};

use super::done;
use crate::{
    api::{
        answers::ResultKept,
        asks::{ResultSaid, Sent},
        told,
    },
    http::{Answer, Ask, Fault, local},
    words::rounds as say,
};

pub(crate) async fn enter(ask: Ask) -> Answer {
    let section = SectionId(ask.number("section")?);
    let round = ask.round()?;
    let said = if ask.json.is_some() { ask.said()? } else { ResultSaid::of(&ask.form) };
    let number = |sent: &Sent| sent.word().parse::<u32>().map_err(|_| Fault::Wrong(say::no_board(ask.lang)));
    let board = BoardNo(number(&said.board)?);
    let game = if said.game.word().is_empty() { GameNo::FIRST } else { GameNo(number(&said.game)?) };
    let result: Option<GameResult> = match said.result.word() {
        "" if said.result == Sent::Missing => return Err(Fault::Wrong(say::result_not_named(ask.lang))),
        "" => None,
        text => Some(text.parse().map_err(|_| Fault::Wrong(say::no_result(ask.lang, text)))?),
    };
    let reason = said.reason.word().to_owned();
    // A repeated key makes no second entry.
    let before = ask.open().await?;
    let at = At::new(round, board, game);
    let known = before.event().section(section).and_then(|section| section.game(at));
    let unchanged = known.is_some_and(|known| known.result == result);
    let snapshot = if unchanged {
        before
    } else {
        ask.act(vec![Fact::ResultEntered { section, round, board, game, result, reason }]).await?
    };
    if ask.wants_json {
        let listed = |result| {
            let section = snapshot.event().section(section);
            section.map_or(result, |section| section.as_listed(at, result))
        };
        let shown = result.map(|result| values::result(listed(result), ask.lang));
        let shown = shown.unwrap_or_default();
        return told(&ResultKept { entry: snapshot.position(), board, game, result, shown });
    }
    let back = local(ask.form.text("back"));
    let own = format!("/e/{}/s/{section}/rounds/{round}#board-{board}-{game}", ask.stream());
    Ok(done(back.unwrap_or(&own), &snapshot))
}
