//! `turmuhr season FILE VERB …`: a federation's year as a file, one act at a time.

mod add;
mod arbiters;
mod book;
mod card;
mod championship;
mod correct;
mod find;
mod flags;
mod import;
mod law;
mod lists;
mod mend;
mod paper;
mod people;
mod play;
mod tell;

use clap::{Arg, ArgAction, ArgMatches};
use turmuhr_texts::{
    Lang,
    season::{acts as say, championship as told, verbs},
};

pub(crate) use flags::asked_help;

use super::Command;
use crate::{
    arguments,
    outcome::{Done, Trouble},
};

/// A call for every verb, in the order in which a year goes. The help of a verb shows its own.
const EXAMPLE: &str = "turmuhr season liga.jsonl new --season 1987/88 --under nrw-1987 --on 1987-07-01
  turmuhr season liga.jsonl add club \"SV Nord\" --bezirk Mitte --verband West
  turmuhr season liga.jsonl add class Kreisliga --level bezirk --height 1 --boards 8 --promoted 1 --relegated 1
  turmuhr season liga.jsonl add team \"SV Nord\" --class Kreisliga --number 1 --ranks 1-8
  turmuhr season liga.jsonl add person \"Meier, Eva\" --born 1960-02-03 --sex f
  turmuhr season liga.jsonl add member \"Meier, Eva\" --club \"SV Nord\" --from 1985-01-01
  turmuhr season liga.jsonl add pass \"Meier, Eva\" --club \"SV Nord\" --number 4711 --from 1985-01-15
  turmuhr season liga.jsonl add lost-pass 4711 --from 1987-10-01
  turmuhr season liga.jsonl add permit \"Meier, Eva\" --club \"SV Nord\" --from 1987-09-01 --until 1988-08-31
  turmuhr season liga.jsonl add list \"SV Nord\" \"Meier, Eva\" \"Alt, Otto\" --closing 1987-08-01
  turmuhr season liga.jsonl add list \"SV Nord\" \"1/1=Klein, Ute\" \"1/2=Neu, Ida@SV Süd\" --youth --closing 1987-08-01   # a guest
  turmuhr season liga.jsonl add addition \"SV Nord\" \"Neu, Ida\" --rank 9 --applied 1987-09-10
  turmuhr season liga.jsonl add ban \"Alt, Otto\" --from 1987-10-01 --until 1987-12-31 --article 4.2 --consent
  turmuhr season liga.jsonl add unban 1 --from 1987-12-01 --reason \"the committee lifts it\"
  turmuhr season liga.jsonl add leaver \"Alt, Otto\" --club \"SV Nord\" --until 1987-12-31
  turmuhr season liga.jsonl add transfer \"Alt, Otto\" --from-club \"SV Nord\" --club \"SV Süd\" --posted 1988-06-01
  turmuhr season liga.jsonl add release 1        # or: add refusal 1 --reason \"keeps a clock\" --posted 1988-06-10
  turmuhr season liga.jsonl add same \"Meier, Eva\" \"Mayer, Eva\" --reason \"one person\"
  turmuhr season liga.jsonl add captain \"Meier, Eva\" --team \"SV Nord\"
  turmuhr season liga.jsonl add office \"Meier, Eva\" --role director-of-play --level bezirk
  turmuhr season liga.jsonl add limit 200 --from 1987-05-16
  turmuhr season liga.jsonl import mitglieder.csv --club \"SV Nord\"          # then: --accept, or --accept 1,3-5; --complete: who is missing has left
  turmuhr season liga.jsonl import LV-0-csv.csv --zps 60101 --club \"SV Nord\" --accept
  turmuhr season liga.jsonl correct \"Meier, Eva\" --name \"Müller, Eva\" --born 1960-02-04 --sex f --nationality german
  turmuhr season liga.jsonl end member \"Alt, Otto\" --until 1987-12-31     # or: end pass, end permit, end office
  turmuhr season liga.jsonl end ban \"Alt, Otto\" --reason \"the committee lifts it\"
  turmuhr season liga.jsonl refuse transfer 1 --reason \"owes two fees\" --posted 1988-06-10
  turmuhr season liga.jsonl refuse move \"SV Ost - SV Nord\" --to 1987-11-08 --reason \"too late\"
  turmuhr season liga.jsonl person \"Meier, Eva\" --on 1987-10-04 --as-of 1987-10-05
  turmuhr season liga.jsonl person \"Meier, Eva\" --level verband --verband West   # or: --organiser \"Open AG\", --exempt
  turmuhr season liga.jsonl list \"SV Nord\" --youth
  turmuhr season liga.jsonl passes \"SV Nord\" --on 1987-10-04
  turmuhr season liga.jsonl add pass-application \"Neu, Ida\" --club \"SV Nord\" --field birth-place=Köln --field town=Köln
  turmuhr season liga.jsonl add defect 4711                    # not in order; --off: in order again
  turmuhr season liga.jsonl add page 4711 --reason \"SV Süd\" --writer club
  turmuhr season liga.jsonl add deletion \"Alt, Otto\" --club \"SV Nord\" --from 1988-07-15 --responsible \"Kurz, Ina\"
  turmuhr season liga.jsonl add by-list bezirk --from 1987-09-01
  turmuhr season liga.jsonl add organisation \"Open AG\" --unrecognised
  turmuhr season liga.jsonl add order Blitz \"Meier, Eva\" \"Alt, Otto\" --club \"SV Nord\" --competition blitz-team
  turmuhr season liga.jsonl order Blitz \"Alt, Otto\" \"Meier, Eva\" --club \"SV Nord\"
  turmuhr season liga.jsonl reservations
  turmuhr season liga.jsonl examine \"SV Nord - SV Süd\" --reservation home:3 --shown 1987-10-09
  turmuhr season liga.jsonl add licence \"Alt, Otto\" --what training --grade RSR --units 20 --exam passed --from 2019-03-10
  turmuhr season liga.jsonl add course \"Kurs Köln\" --grade RSR --until 2019-03-10 --organiser dsj --lecturer \"Kurz, Ina\" --units \"rules=7 ordinance=3 clocks=2 organisation=2 manipulation=1 cases=3 exam=2\"
  turmuhr season liga.jsonl add participant \"Neu, Ida\" --course 1 --address \"Ring 1, Köln\" --phone 0221 --email ida@example.org --exam passed
  turmuhr season liga.jsonl add exam \"Neu, Ida\" --grade RSR --exam passed --written 60 --oral 15   # or: --record exam.json --seed SEED
  turmuhr season liga.jsonl add appointment \"SV Nord - SV Süd\" \"Kurz, Ina\" --costs \"5000 2150\"
  turmuhr season liga.jsonl add title \"Kurz, Ina\" --title fide --from 2024-01-01
  turmuhr season liga.jsonl add norm \"Kurz, Ina\" --from 2022-05-01 --reason \"German championship\"
  turmuhr season liga.jsonl add fide-application \"Kurz, Ina\" --application title --fees --vote \"9 6 3\"
  turmuhr season liga.jsonl add bar \"Kurz, Ina\" --until 2024-06-30 --reason \"under inquiry\"
  turmuhr season liga.jsonl add old-licence \"Alt, Otto\" --acquired 2013-05-05 --applied 2014-12-01
  turmuhr season liga.jsonl arbiters --on 2024-01-01
  turmuhr season liga.jsonl due --under dsb-arbiter-2017 --office arbiter
  turmuhr season liga.jsonl draw Kreisliga --groups 1 --seed 7
  turmuhr season liga.jsonl schedule Kreisliga --start 1987-10-04 --every 21
  turmuhr season liga.jsonl report \"SV Nord - SV Süd\" --home \"1 2 3 4 5 6 7 8\" --guest \"1 2 3 4 5 6 7x 8\" --results \"1 = 0 ? 1 1 . =\"
  turmuhr season liga.jsonl report \"SV Ost - SV Nord\" --home \"1 2\" --guest \"1 2\" --results \"1 =\" --started \"10:00 10:25 guest\" --arrived guest:1=never --agreed 2=15
  turmuhr season liga.jsonl report \"SV Ost - SV Nord\" --home \"1 2\" --guest \"1 2\" --results \"1 0\" --flag \"guest:1=fallen,established\" --no-score home:1 --lacking clocks --cannot home:2=see
  turmuhr season liga.jsonl report \"SV Ost - SV West\" --absent both
  turmuhr season liga.jsonl agree \"SV Nord - SV Süd\" --side guest
  turmuhr season liga.jsonl dispute \"SV Nord - SV Süd\" --side guest --reason \"board 2 was drawn\"
  turmuhr season liga.jsonl adjudicate \"SV Nord - SV Süd\" --board 4 --verdicts \"= =\" --minutes 300
  turmuhr season liga.jsonl confirm \"SV Nord - SV Süd\"
  turmuhr season liga.jsonl postpone \"SV Ost - SV Nord\" --to 1987-11-08 --consent
  turmuhr season liga.jsonl withdraw \"SV West\" --after 3
  turmuhr season liga.jsonl findings \"SV Nord - SV Süd\"
  turmuhr season liga.jsonl matter
  turmuhr season liga.jsonl request \"SV Nord - SV Süd\" --side guest --reason \"a player was late\"
  turmuhr season liga.jsonl decide \"SV Nord - SV Süd\" --article 16.4 --score 0:8 --reasons \"…\" --fine \"SV Nord=50\"
  turmuhr season liga.jsonl decide --class Kreisliga --article 4.2 --reasons \"…\" --fine \"Alt, Otto=30\" --reprimand \"Alt, Otto\" --warn \"SV Nord\"
  turmuhr season liga.jsonl revoke 1 --reasons \"the card was misread\"
  turmuhr season liga.jsonl protest 1 --club \"SV Nord\" --fee 60 --posted 1987-11-12
  turmuhr season liga.jsonl protest --request 1 --club \"SV Nord\" --fee 60      # nothing was decided
  turmuhr season liga.jsonl suspend 1 --part sanctions
  turmuhr season liga.jsonl hear 1 --until 1987-12-01 --statements 2
  turmuhr season liga.jsonl hear 1 --stated
  turmuhr season liga.jsonl hear 1 --paid 20 --posted 1987-11-14            # the rest of the fee
  turmuhr season liga.jsonl rule 1 upheld --article 5.3 --reasons \"…\" --panel \"Neu, Ida\"
  turmuhr season liga.jsonl rule 2 dismissed --with 2        # another remedy against the same decision
  turmuhr season liga.jsonl protest 3 --player \"Alt, Otto\" --fee 60
  turmuhr season liga.jsonl appeal 2 --club \"SV Süd\" --fee 150 --posted 1987-12-20
  turmuhr season liga.jsonl table Kreisliga --as-of 1987-12-31
  turmuhr season liga.jsonl fixtures Kreisliga --as-of 1987-12-31
  turmuhr season liga.jsonl fines \"SV Nord\"
  turmuhr season liga.jsonl due --office director-of-play --within 14 --on 1987-12-01
  turmuhr season liga.jsonl postpone --class Kreisliga --round 5 --to 1988-01-17
  turmuhr season liga.jsonl playoff Kreisliga \"SV Nord\" \"SV Süd\" --to 1988-05-01
  turmuhr season liga.jsonl settle Kreisliga \"SV Nord\" \"SV Süd\"
  turmuhr season liga.jsonl championship list
  turmuhr season liga.jsonl championship new cup Dähne-Pokal --start 1988-02-06 --closing 1988-01-15 --host \"SV Nord\" --above 1
  turmuhr season liga.jsonl championship invite Dähne-Pokal --posted 1988-01-02
  turmuhr season liga.jsonl championship members Dähne-Pokal --members \"West=900 Ost=500\" --from 1988-01-01
  turmuhr season liga.jsonl championship right individual \"Meier, Eva\" --as first-of-last-year --place 2
  turmuhr season liga.jsonl championship enter Dähne-Pokal \"Meier, Eva\" \"Alt, Otto\" --as verband
  turmuhr season liga.jsonl championship withdraw Dähne-Pokal \"Alt, Otto\" --reason ill
  turmuhr season liga.jsonl championship seats Dähne-Pokal
  turmuhr season liga.jsonl championship draw Dähne-Pokal --seed 7        # or: --pair \"Meier - Alt\" …
  turmuhr season liga.jsonl championship result Dähne-Pokal \"Meier - Alt\" --results =
  turmuhr season liga.jsonl championship playoff Dähne-Pokal --seed 3
  turmuhr season liga.jsonl championship playoff Dähne-Pokal \"Meier - Alt\" --results \"1 =\"
  turmuhr season liga.jsonl championship ranking individual \"Meier=9½\" \"Alt=9\"        # or: --from-file em.trf
  turmuhr season liga.jsonl championship decline individual \"Meier, Eva\" --reason abroad
  turmuhr season liga.jsonl championship final jmm --start 1990-05-12 --every 1
  turmuhr season liga.jsonl championship close individual
  turmuhr season liga.jsonl championship cancel blitz --reason \"no host\"
  turmuhr season liga.jsonl championship show individual
  turmuhr season liga.jsonl year
  turmuhr season liga.jsonl close Kreisliga          # --accept: open cases were seen
  turmuhr season liga.jsonl next liga-1988.jsonl --on 1988-09-01
  turmuhr season liga.jsonl next --reasons \"SV Nord plays in the Kreisliga there too\"   # places changed since
  turmuhr season liga.jsonl undo 12 --reason \"typed twice\"
  turmuhr season liga.jsonl print decision 3 -o entscheidung.pdf
  turmuhr season liga.jsonl print report \"SV Nord - SV Süd\" -o bericht.pdf
  turmuhr season liga.jsonl print table Kreisliga -o tabelle.pdf        # or: print schedule Kreisliga
  turmuhr season liga.jsonl mend                  # what is wrong with the file; --accept puts it right
  turmuhr season liga.jsonl mend --back-to 12
  turmuhr season liga.jsonl show";

pub(crate) const COMMAND: Command = Command {
    name: "season",
    usage: "turmuhr season FILE VERB [NAME]… [OPTIONS] [--on DAY] [--by WHO] [--as-of DAY] [--json]",
    about: say::about,
    example: verbs::overview,
    arguments,
    run,
};

fn arguments(lang: Lang) -> Vec<Arg> {
    let option = arguments::option;
    let many = |name, value, help| option(name, value, help).action(ArgAction::Append);
    vec![
        Arg::new("file").value_name("FILE").required(true).help(say::arg_file(lang)),
        Arg::new("verb").value_name("VERB").required(true).help(say::arg_verb(lang)),
        Arg::new("words")
            .value_name("NAME")
            .num_args(0..)
            .action(ArgAction::Append)
            .help(say::arg_words(lang)),
        option("on", "DAY", say::arg_on(lang)),
        arguments::flag("ahead", say::arg_ahead(lang)),
        option("by", "WHO", say::arg_by(lang)),
        option("output", "OUT.pdf", turmuhr_texts::print::arg_output(lang)).short('o'),
        arguments::flag("despite", turmuhr_texts::federation::paper::arg_despite(lang)),
        option("back-to", "ENTRY", say::arg_back_to(lang)),
        option("as-of", "DAY", say::arg_as_of(lang)),
        option("season", "YEAR", say::arg_season(lang)),
        option("under", "ORDINANCE", say::arg_under(lang)),
        super::federation::ordinances(lang),
        option("club", "CLUB", say::arg_club(lang)),
        option("from-club", "CLUB", say::arg_from_club(lang)),
        option("class", "CLASS", say::arg_class(lang)),
        option("team", "TEAM", say::arg_team(lang)),
        option("number", "N", say::arg_number(lang)),
        option("ranks", "A-B", say::arg_ranks(lang)),
        option("level", "LEVEL", say::arg_level(lang)),
        option("height", "N", say::arg_height(lang)).allow_negative_numbers(true),
        option("boards", "N", say::arg_boards(lang)),
        option("hours", "N", say::arg_hours(lang)),
        many("to-a-finish", "ROUND", say::arg_to_a_finish(lang)),
        option("promoted", "N", say::arg_promoted(lang)),
        option("relegated", "N", say::arg_relegated(lang)),
        option("competition", "RULES", say::arg_competition(lang)),
        option("kind", "KIND", say::arg_kind(lang)),
        option("closing", "DAY", say::arg_closing(lang)),
        option("bezirk", "NAME", say::arg_bezirk(lang)),
        option("verband", "NAME", say::arg_verband(lang)),
        option("born", "DAY", say::arg_born(lang)),
        option("sex", "m|f", say::arg_sex(lang)),
        arguments::flag("foreign", say::arg_foreign(lang)),
        option("from", "DAY", say::arg_from(lang)),
        option("until", "DAY", say::arg_until(lang)),
        arguments::flag("consent", say::arg_consent(lang)),
        option("article", "ARTICLE", say::arg_article(lang)),
        option("applied", "DAY", say::arg_applied(lang)),
        arguments::flag("admitted", say::arg_admitted(lang)),
        option("rank", "RANK", say::arg_rank(lang)),
        arguments::flag("youth", say::arg_youth(lang)),
        option("role", "ROLE", say::arg_role(lang)),
        option("event", "JSON", say::arg_event(lang)),
        option("groups", "N", say::arg_groups(lang)),
        option("group", "N", say::arg_group(lang)),
        option("seed", "N", say::arg_seed(lang)),
        option("start", "DAY", say::arg_start(lang)),
        option("every", "DAYS", say::arg_every(lang)),
        option("at", "TIME", say::arg_at(lang)),
        option("round", "N", say::arg_round(lang)),
        option("home", "RANKS", say::arg_home(lang)).allow_hyphen_values(true),
        option("guest", "RANKS", say::arg_guest(lang)).allow_hyphen_values(true),
        option("results", "RESULTS", say::arg_results(lang)),
        option("absent", "home|guest|both", say::arg_absent(lang)),
        option("side", "home|guest", say::arg_side(lang)),
        option("reason", "TEXT", say::arg_reason(lang)),
        many("waive", "SIDE:KIND", say::arg_waive(lang)),
        option("to", "DAY", say::arg_to(lang)),
        option("duty", "BOARD", say::arg_duty(lang)),
        arguments::flag("ordered", say::arg_ordered(lang)),
        option("youth-match", "BOARD", say::arg_youth_match(lang)),
        option("board", "N", say::arg_board(lang)),
        option("verdicts", "R R", say::arg_verdicts(lang)),
        option("minutes", "N", say::arg_minutes(lang)),
        option("sets", "R", say::arg_sets(lang)),
        option("objection", "home|guest", say::arg_objection(lang)),
        option("posted", "DAY", say::arg_posted(lang)),
        option("copy", "DAY", say::arg_copy(lang)),
        arguments::flag("no-objection", say::arg_no_objection(lang)),
        option("continue", "DAY", say::arg_continue(lang)),
        option("finished", "R", say::arg_finished(lang)),
        option("missing", "WHO", say::arg_missing(lang)),
        option("score", "H:G", say::arg_score(lang)),
        option("reasons", "TEXT", say::arg_reasons(lang)),
        option("copies", "N", say::arg_copies(lang)),
        many("fine", "WHO=N", say::arg_fine(lang)),
        many("warn", "WHO", say::arg_warn(lang)),
        many("reprimand", "WHO", say::arg_reprimand(lang)),
        many("games-lost", "PERSON", say::arg_games_lost(lang)),
        many("deduct", "TEAM=N", say::arg_deduct(lang)),
        many("ban", "WHO=DAY..DAY", say::arg_ban(lang)),
        many("demote", "TEAM", say::arg_demote(lang)),
        many("panel", "PERSON", say::arg_panel(lang)),
        option("office", "OFFICE", say::arg_office(lang)),
        option("within", "DAYS", say::arg_within(lang)),
        option("fee", "N", say::arg_fee(lang)),
        arguments::flag("letter", say::arg_letter(lang)),
        many("without", "WHAT", say::arg_without(lang)),
        option("basis", "BASIS", say::arg_basis(lang)),
        option("after", "ROUND", say::arg_after(lang)),
        option("arbiter", "NAME", say::arg_arbiter(lang)),
        option("costs", "N N", say::arg_costs(lang)),
        option("started", "TIME TIME [SIDE]", say::arg_started(lang)),
        many("incident", "TEXT", say::arg_incident(lang)),
        many("reservation", "SIDE:BOARD", say::arg_reservation(lang)),
        option("size", "N", told::arg_size(lang)),
        option("above", "N", told::arg_above(lang)),
        option("host", "CLUB", told::arg_host(lang)),
        option("as", "GROUND", told::arg_as(lang)),
        option("members", "NAME=N …", told::arg_members(lang)),
        arguments::flag("second", told::arg_second(lang)),
        option("place", "N", told::arg_place(lang)),
        option("year", "YEAR", told::arg_year(lang)),
        arguments::flag("anew", say::arg_report_anew(lang)),
        many("pair", "A - B", told::arg_pair(lang)),
        many("witness", "NAME", told::arg_witness(lang)),
        option("from-file", "FILE", told::arg_from_file(lang)),
        option("played-at", "PLACE", say::arg_played_at(lang)),
        option("arbiter-from", "TIME", say::arg_arbiter_from(lang)),
        many("arrived", "SIDE:BOARD=TIME", say::arg_arrived(lang)),
        many("excused", "SIDE:BOARD=TEXT", say::arg_excused(lang)),
        many("board-start", "BOARD=TIME", say::arg_board_start(lang)),
        many("agreed", "BOARD=MOVES", say::arg_agreed(lang)),
        many("signed", "BOARD=R", say::arg_signed(lang)),
        many("flag", "SIDE:BOARD=WORDS", say::arg_flag(lang)),
        many("no-score", "SIDE:BOARD", say::arg_no_score(lang)),
        many("scores-ordered", "BOARD", say::arg_scores_ordered(lang)),
        many("unsealed", "BOARD", say::arg_unsealed(lang)),
        many("lacking", "WHAT", say::arg_lacking(lang)),
        many("cannot", "SIDE:BOARD=WORDS", say::arg_cannot(lang)),
        many("asked-to-bring", "WHAT", say::arg_asked_to_bring(lang)),
        option("break", "MINUTES", say::arg_break(lang)),
        arguments::flag("stated", say::arg_stated(lang)),
        option("statements", "N", say::arg_statements(lang)),
        option("withdrawn", "EXPENSES", say::arg_withdrawn(lang)),
        arguments::flag("berlin", say::arg_berlin(lang)),
        arguments::flag("no-debt", say::arg_no_debt(lang)),
        option("refund", "N", say::arg_refund(lang)),
        option("charge", "TEXT", say::arg_charge(lang)),
        option("part", "score|sanctions", say::arg_part(lang)),
        option("player", "PERSON", say::arg_player(lang)),
        option("paid", "N", say::arg_paid(lang)),
        option("with", "DECISION", say::arg_with(lang)),
        option("request", "N", say::arg_request(lang)),
        option("remedy", "N", say::arg_remedy(lang)),
    ]
    .into_iter()
    .chain(people::arguments(lang))
    .chain(import::arguments(lang))
    .chain(arbiters::arguments(lang))
    .collect()
}

/// The verbs of the command.
const VERBS: [&str; 46] = [
    "new",
    "add",
    "draw",
    "schedule",
    "report",
    "agree",
    "dispute",
    "confirm",
    "postpone",
    "adjudicate",
    "withdraw",
    "findings",
    "matter",
    "request",
    "decide",
    "revoke",
    "protest",
    "appeal",
    "suspend",
    "hear",
    "rule",
    "table",
    "fixtures",
    "fines",
    "due",
    "year",
    "playoff",
    "settle",
    "championship",
    "close",
    "next",
    "undo",
    "show",
    "mend",
    "print",
    "import",
    "correct",
    "end",
    "refuse",
    "person",
    "passes",
    "list",
    "order",
    "reservations",
    "examine",
    "arbiters",
];

fn run(arguments: &ArgMatches, lang: Lang) -> Done {
    let call = book::Asked { arguments, lang };
    let words = call.words();
    // `season FILE help VERB` too.
    if let ("help", Some(verb)) = (call.verb(), words.first()) {
        call.print(&flags::help(verb, &words[1..], lang))?;
        return Ok(crate::outcome::Outcome::Done);
    }
    if call.file() == "help" && VERBS.contains(&call.verb()) {
        call.print(&flags::help(call.verb(), &call.words(), lang))?;
        return Ok(crate::outcome::Outcome::Done);
    }
    flags::fit(&call)?;
    flags::few_enough(&call)?;
    match call.verb() {
        "new" => add::new(&call),
        "add" => add::add(&call),
        "draw" => play::draw(&call),
        "schedule" => play::schedule(&call),
        "report" => play::report(&call),
        "agree" => play::answer(&call, false),
        "dispute" => play::answer(&call, true),
        "confirm" => play::confirm(&call),
        "postpone" => play::postpone(&call),
        "adjudicate" => play::adjudicate(&call),
        "withdraw" => play::withdraw(&call),
        "playoff" => play::playoff(&call),
        "settle" => play::settle(&call),
        "championship" => championship::championship(&call),
        "close" => play::close(&call),
        "request" => law::request(&call),
        "decide" => law::decide(&call),
        "revoke" => law::revoke(&call),
        "protest" | "appeal" => law::lodge(&call),
        "suspend" => law::suspend(&call),
        "hear" => law::hear(&call),
        "rule" => law::rule(&call),
        "undo" => law::undo(&call),
        "findings" => tell::findings(&call),
        "matter" => tell::matters(&call),
        "table" => lists::table(&call),
        "fixtures" => lists::fixtures(&call),
        "fines" => lists::fines(&call),
        "due" => tell::due(&call),
        "year" => tell::year(&call),
        "next" => tell::next(&call),
        "show" => tell::show(&call),
        "mend" => mend::mend(&call),
        "print" => paper::print(&call),
        "import" => import::import(&call),
        "correct" => correct::correct(&call),
        "end" => correct::end(&call),
        "refuse" => correct::refuse(&call),
        "person" => people::person(&call),
        "passes" => people::passes(&call),
        "list" => people::list(&call),
        "order" => people::order(&call),
        "reservations" => people::reservations(&call),
        "examine" => people::examine(&call),
        "arbiters" => arbiters::arbiters(&call),
        other => Err(Trouble::Wrong(say::unknown(lang, "VERB", other, VERBS.join(", ")))),
    }
}
