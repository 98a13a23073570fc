//! All routes, one line each. The router and the API document are built from this table.

use std::{future::Future, pin::Pin};

use axum::http::Method;
use turmuhr_store::Role;
use turmuhr_texts::Lang;

use crate::{
    api::{self, answers, asks},
    assets,
    http::{Answer, Ask},
    league, live,
    openapi::{self, Answers, Shape, schema_of},
    pages,
    words::api as say,
    workshop::Weight,
};

type Handler = fn(Ask) -> Pin<Box<dyn Future<Output = Answer> + Send>>;

#[derive(Debug)]
pub(crate) struct Route {
    pub(crate) method: Method,
    pub(crate) path: &'static str,
    pub(crate) may: May,
    /// The purpose of the route.
    pub(crate) summary: fn(Lang) -> String,
    /// The API description; pages have none.
    pub(crate) shape: Option<Shape>,
    pub(crate) handler: Handler,
}

/// Routes that accept a rating list or a backup, which may be large.
const WHOLE_FILES: [&str; 4] = ["/backup/import", "/backup/check", "/lists", "/seasons/import"];

/// Routes whose work grows faster than the event, or with a file.
const QUESTIONS: [&str; 44] = [
    "/seasons/import",
    "/l/{season}/search",
    "/l/{season}/classes/{class}/what-if",
    "/trainer",
    "/trainer/exam",
    "/trainer/paper.pdf",
    "/trainer/record.json",
    "/rulings",
    "/rulings/position",
    "/rulings/read",
    "/rules/cases",
    "/rules/{edition}/{article}",
    "/events/import",
    "/backup/file",
    "/backup/import",
    "/backup/check",
    "/backup/kept/{backup}",
    "/backup/kept/{backup}/file",
    "/backup/restore",
    "/lists",
    "/e/{event}/history/{entry}",
    "/e/{event}/history/file",
    "/e/{event}/export",
    "/e/{event}/anonymise",
    "/e/{event}/search",
    "/e/{event}/s/{section}/enter",
    "/e/{event}/s/{section}/ratings",
    "/e/{event}/s/{section}/cards",
    "/e/{event}/s/{section}/pairing",
    "/e/{event}/s/{section}/rounds/{round}/hand",
    "/e/{event}/s/{section}/rounds/{round}/hand/pairs",
    "/e/{event}/s/{section}/rounds/{round}/hand/end",
    "/e/{event}/s/{section}/why/{player}",
    "/e/{event}/s/{section}/statistics",
    "/e/{event}/s/{section}/schedule",
    "/e/{event}/s/{section}/rounds.ics",
    "/e/{event}/s/{section}/paper",
    "/e/{event}/s/{section}/paper/{document}",
    "/e/{event}/s/{section}/submission",
    "/e/{event}/s/{section}/export/{form}",
    "/api/events/{event}/sections/{section}/proposal",
    "/api/events/{event}/sections/{section}/export/{form}",
    "/api/events/{event}/journal",
    "/api/lists",
];

/// Pages that must never wait: the event stream, and the pages of helpers, captains and players who check in.
const AT_ONCE: [&str; 7] = [
    "/l/{season}/matches/{match}/sheet",
    "/e/{event}/live",
    "/l/{season}/live",
    "/api/events/{event}/live",
    "/e/{event}/helper",
    "/e/{event}/here",
    "/e/{event}/captain",
];

/// Pages that a browser may keep for a reload without a connection. None of them shows a password or the link of a
/// pass.
const KEPT: [&str; 17] = [
    "/",
    "/l/{season}/mine",
    "/l/{season}/matches/{match}/sheet",
    "/e/{event}",
    "/e/{event}/helper",
    "/e/{event}/here",
    "/e/{event}/captain",
    "/e/{event}/me",
    "/e/{event}/s/{section}/players",
    "/e/{event}/s/{section}/players/{player}",
    "/e/{event}/s/{section}/check-in",
    "/e/{event}/s/{section}/teams",
    "/e/{event}/s/{section}/rounds/{round}",
    "/e/{event}/s/{section}/rounds/{round}/names",
    "/e/{event}/s/{section}/rounds/{round}/boards/{board}",
    "/e/{event}/s/{section}/standings",
    "/e/{event}/s/{section}/cross",
];

impl Route {
    pub(crate) fn may_be_kept(&self) -> bool {
        self.method == Method::GET && KEPT.contains(&self.path)
    }

    /// The cost of a route. Acts are light unless listed: a result must not wait behind pages.
    pub(crate) fn weight(&self) -> Weight {
        let of_event = ["/e/", "/l/", "/api/events/"].iter().any(|start| self.path.starts_with(start));
        if QUESTIONS.contains(&self.path) {
            Weight::Question
        } else if self.method == Method::GET && of_event && !AT_ONCE.contains(&self.path) {
            Weight::Page
        } else {
            Weight::Light
        }
    }

    pub(crate) fn takes_whole_files(&self) -> bool {
        self.method == Method::POST && self.may == May::Administrator && WHOLE_FILES.contains(&self.path)
    }
}

/// Who is admitted. The desk decides what they may do.
#[derive(Copy, Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) enum May {
    Anyone,
    /// Everyone who enters results: helpers, captains, arbiters.
    Results,
    /// Players at the poster or by their own link, and arbiters.
    CheckIn,
    /// Everyone who may have recorded something.
    Undo,
    /// Everyone who can have an account.
    Account,
    /// A person of the season's registry, by link or account, and administrators. The door of the season decides the rest.
    Member,
    /// Captains and arbiters.
    LineUps,
    Arbiter,
    Chief,
    Administrator,
}

impl May {
    pub(crate) fn admits(self, role: Role) -> bool {
        match self {
            May::Anyone => true,
            May::Results => role >= Role::Captain,
            May::Account => role >= Role::Helper,
            May::Undo => role > Role::Public,
            May::CheckIn => role == Role::Player || role >= Role::Arbiter,
            May::LineUps => role == Role::Captain || role >= Role::Arbiter,
            May::Arbiter => role >= Role::Arbiter,
            May::Chief => role >= Role::ChiefArbiter,
            // Persons are no role: the season knows them.
            May::Member | May::Administrator => role == Role::Administrator,
        }
    }
}

/// For a page: the names of its fields, for readers of the table. For the API: its request and answer types.
macro_rules! shape {
    ([$($takes:literal)*]) => {
        None
    };
    ([$asks:ident => $kind:ident $($answer:ident $(<$life:lifetime>)?)?]) => {
        Some(Shape {
            asks: schema_of::<asks::$asks>,
            answers: Answers::$kind $((schema_of::<answers::$answer $(<$life>)?>))?,
        })
    };
}

macro_rules! routes {
    ($( $method:ident $path:literal $may:ident $summary:ident $shape:tt $($handler:ident)::+ ; )*) => {
        pub(crate) static TABLE: &[Route] = &[$(
            Route {
                method: Method::$method,
                path: $path,
                may: May::$may,
                summary: say::$summary,
                shape: shape!($shape),
                handler: |ask| Box::pin($($handler)::+(ask)),
            },
        )*];
    };
}

routes! {
    GET "/" Anyone events_page [] pages::events::list;
    GET "/rulings" Anyone rulings_page ["game" "case" "did" "do" "turned" "beside"] pages::rulings::show;
    GET "/rulings/add" Anyone add_to_story ["game" "case" "did" "do" "by" "at" "typed"] pages::rulings::add;
    GET "/rulings/game" Anyone begin_story ["edition" "mode" "supervision" "control" "fen" "moves"] pages::rulings::begin;
    GET "/rulings/position" Anyone position_page ["fen" "ask" "turned"] pages::rulings::position::show;
    GET "/rulings/read" Anyone read_page ["text" "fen" "edition" "at" "intended"] pages::rulings::read::show;
    POST "/rulings/read" Anyone read_game ["text" "fen" "edition" "ply" "then" "intended"] pages::rulings::read::take;
    GET "/rules" Anyone rules_page ["q" "edition"] pages::rulebook::find;
    GET "/rules/cases" Anyone cases_page [] pages::rulebook::cases;
    GET "/rules/{edition}/{article}" Anyone article_page ["beside"] pages::rulebook::article;
    GET "/trainer" Anyone trainer_page ["topic" "edition" "difficulty" "progress" "id" "answer"] pages::trainer::show;
    GET "/trainer/exam" Anyone exam_page ["seed" "questions" "pass" "minutes" "name" "topic" "edition" "difficulty" "started" "ended" "hand_in"] pages::trainer::exam;
    GET "/trainer/record.json" Anyone exam_record ["seed" "questions" "pass" "minutes" "name" "topic" "edition" "difficulty" "started" "ended"] pages::trainer::record;
    GET "/trainer/paper.pdf" Anyone exam_paper ["seed" "questions" "pass" "minutes" "name" "topic" "edition" "difficulty" "key"] pages::trainer::paper;
    GET "/events/new" Chief new_event_page ["form" "from" "first_day"] pages::new_event::form;
    POST "/events/new" Chief create_event ["name" "place" "start" "end" "expected" "format" "time_control" "rounds" "tie_breaks" "do" "accepted"] pages::new_event::create;
    GET "/events/import" Chief import_event_page [] pages::import_event::form;
    POST "/events/import" Chief import_event ["file" "text" "sure"] pages::import_event::take;
    GET "/lang/{lang}" Anyone choose_language [] pages::events::language;
    GET "/login" Anyone login_page [] pages::login::form;
    POST "/login" Anyone log_in ["name" "password"] pages::login::enter;
    POST "/logout" Anyone log_out [] pages::login::leave;
    GET "/setup/{token}" Anyone setup_page [] pages::setup::form;
    POST "/setup/{token}" Anyone set_up ["name" "shown" "password" "again"] pages::setup::make;
    GET "/p/{token}" Anyone use_pass [] pages::passes::enter;
    GET "/imprint" Anyone imprint_page [] pages::legal::imprint;
    GET "/privacy" Anyone privacy_page [] pages::legal::privacy;
    GET "/legal" Administrator legal_page [] pages::legal::form;
    POST "/legal" Administrator save_legal ["imprint-de" "imprint-en" "privacy-de" "privacy-en"] pages::legal::save;
    GET "/users" Administrator users_page [] pages::users::list;
    POST "/users" Administrator save_user ["name" "shown" "role" "password" "again"] pages::users::save;
    GET "/account" Account own_account_page [] pages::account::show;
    POST "/account" Account change_password ["old" "password" "again"] pages::account::save;
    POST "/users/remove" Administrator remove_user ["name"] pages::users::remove;
    GET "/backup" Administrator backup_page [] pages::backup::show;
    GET "/backup/file" Administrator download_backup [] pages::backup::download;
    POST "/backup/import" Administrator import_events ["file" "deleted"] pages::backup::take_in;
    POST "/backup/losses" Administrator accept_losses [] pages::backup::accept_losses;
    POST "/backup/check" Administrator check_backup ["file"] pages::backup::check;
    GET "/backup/kept/{backup}" Administrator kept_backup_page [] pages::backup::kept;
    GET "/backup/kept/{backup}/file" Administrator kept_backup_file [] pages::backup::kept_file;
    POST "/backup/restore" Administrator restore_backup ["backup" "state" "people"] pages::backup::restore;
    POST "/backup/forget" Administrator forget_backup ["backup"] pages::backup::forget;
    GET "/lists" Administrator lists_page [] pages::lists::show;
    POST "/lists" Administrator take_in_list ["file" "source"] pages::lists::take_in;
    POST "/lists/remove" Administrator remove_list ["kind"] pages::lists::remove;
    GET "/assets/{version}/{file}" Anyone asset [] assets::get;
    GET "/favicon.ico" Anyone asset [] assets::icon;
    GET "/worker.js" Anyone worker [] assets::worker;

    GET "/l" Anyone seasons_page [] league::home::seasons;
    GET "/seasons/import" Administrator import_season_page [] league::import::form;
    POST "/seasons/import" Administrator import_season ["file"] league::import::take;
    GET "/l/{season}" Anyone season_page [] league::home::home;
    GET "/l/{season}/live" Anyone live_stream [] live::stream_of_season;
    GET "/l/{season}/search" Anyone season_search_page ["q"] league::search::show;
    GET "/l/{season}/clubs" Anyone clubs_page [] league::sides::clubs;
    GET "/l/{season}/clubs/{club}" Anyone club_page [] league::sides::club;
    GET "/l/{season}/teams/{team}" Anyone team_page [] league::sides::team;
    GET "/l/{season}/teams/{team}/matches.ics" Anyone matches_calendar [] league::calendar::of_team;
    GET "/l/{season}/players/{player}" Anyone season_player_page [] league::person::show;
    GET "/l/{season}/matches/{match}" Anyone match_page [] league::game::show;
    GET "/l/{season}/classes/{class}" Anyone class_page ["group"] league::class::table;
    GET "/l/{season}/classes/{class}/rounds/{round}" Anyone match_day_page [] league::class::round;
    GET "/l/{season}/classes/{class}/what-if" Anyone what_if_page ["group"] league::what_if::show;
    GET "/l/{season}/classes/{class}/matches.ics" Anyone matches_calendar [] league::calendar::of_class;

    GET "/l/{season}/mine" Member my_season_page [] league::mine::show;
    GET "/l/{season}/access" Member access_page [] league::links::show;
    POST "/l/{season}/access" Member make_link ["person" "days"] league::links::make;
    POST "/l/{season}/access/revoke" Member revoke_link ["pass"] league::links::revoke;
    POST "/l/{season}/access/link" Administrator link_account ["login" "name"] league::links::link;
    POST "/l/{season}/access/unlink" Administrator unlink_account ["login"] league::links::unlink;
    GET "/l/{season}/acts" Member acts_page [] league::acts::list;
    GET "/l/{season}/acts/{act}" Member act_page [] league::acts::form;
    POST "/l/{season}/acts/{act}" Member take_act [] league::acts::take;
    GET "/l/{season}/matches/{match}/confirm" Member confirm_page [] league::confirm::show;
    POST "/l/{season}/matches/{match}/confirm" Member confirm_match ["waive" "reason"] league::confirm::take;
    GET "/l/{season}/journal" Member season_journal_page ["page"] league::history::show;
    GET "/l/{season}/journal/{entry}" Member season_entry_page [] league::history::entry;
    POST "/l/{season}/undo" Member undo_in_season ["entry" "reason"] league::history::undo;
    GET "/l/{season}/matches/{match}/sheet" Member sheet_page ["side" "sort"] league::sheet::show;
    GET "/l/{season}/matches/{match}/sheet/remarks" Member remarks_part ["side"] league::sheet::remarked;
    POST "/l/{season}/matches/{match}/sheet/line-up" Member hand_in_line_up ["side"] league::sheet::hand_in;
    POST "/l/{season}/matches/{match}/sheet/game" Member note_game ["board" "game"] league::sheet::note_game;
    POST "/l/{season}/matches/{match}/sheet/card" Member hand_in_card [] league::sheet::hand_in_card;
    POST "/l/{season}/matches/{match}/sheet/answer" Member answer_card ["side" "disputes"] league::sheet::answer;

    GET "/e/{event}" Anyone event_page [] pages::event::home;
    GET "/e/{event}/live" Anyone live_stream [] live::stream;
    GET "/e/{event}/history" Arbiter history_page ["q" "by" "kind" "board" "page"] pages::history::show;
    GET "/e/{event}/history/file" Arbiter journal_file [] pages::history::as_file;
    GET "/e/{event}/history/{entry}" Arbiter state_page [] pages::history::then;
    POST "/e/{event}/undo" Undo undo ["entry" "whole" "fresh" "reason" "accepted"] pages::history::undo;
    GET "/e/{event}/settings" Chief event_settings_page [] pages::settings::event;
    POST "/e/{event}/settings" Chief save_event ["name" "place" "start" "end"] pages::settings::save_event;
    POST "/e/{event}/fide-mode" Chief leave_fide_mode ["reason" "accepted"] pages::settings::leave_fide_mode;
    POST "/e/{event}/template" Chief save_template ["template" "accepted"] pages::templates::save;
    POST "/e/{event}/embed" Chief save_sites ["sites"] pages::embed::save;
    GET "/e/{event}/end" Administrator end_page [] pages::ending::show;
    POST "/e/{event}/anonymise" Administrator make_anonymous ["name"] pages::ending::anonymise;
    POST "/e/{event}/delete" Administrator delete_event ["name"] pages::ending::delete;
    GET "/e/{event}/search" Anyone search_page ["q"] pages::search::show;
    POST "/e/{event}/archive" Chief archive ["archived"] pages::settings::archive;
    GET "/e/{event}/export" Chief export_event [] pages::backup::event;
    GET "/e/{event}/sections/new" Chief new_section_page [] pages::settings::new_section;
    POST "/e/{event}/sections/new" Chief add_section ["section_name" "format" "rounds"] pages::settings::add_section;
    GET "/e/{event}/passes" Chief passes_page [] pages::passes::list;
    POST "/e/{event}/passes" Chief make_pass ["role" "label" "section" "first_board" "last_board" "team" "hours"] pages::passes::make;
    POST "/e/{event}/passes/revoke" Chief revoke_pass ["pass"] pages::passes::revoke;
    GET "/e/{event}/helper" Results helper_page [] pages::helper::show;
    GET "/e/{event}/here" CheckIn here_page ["section" "player"] pages::here::show;
    POST "/e/{event}/here" CheckIn check_oneself_in ["section" "player"] pages::here::mark;
    GET "/e/{event}/me" CheckIn me_page ["section" "player"] pages::me::show;
    POST "/e/{event}/me/withdraw" CheckIn withdraw_registration [] pages::register::withdraw;
    POST "/e/{event}/me/result" CheckIn report_result ["round" "board" "game" "result"] pages::me::report_result;
    GET "/e/{event}/captain" LineUps captain_page [] pages::captain::show;
    GET "/e/{event}/screens" Anyone screens_page [] pages::screens::menu;
    GET "/e/{event}/look" Chief look_page [] pages::look::show;
    POST "/e/{event}/look" Chief set_look ["file" "no_logo" "own" "accent"] pages::look::set;
    GET "/e/{event}/look.css" Anyone look_css ["v"] pages::look::css;
    GET "/e/{event}/logo.png" Anyone look_logo ["v"] pages::look::logo;
    GET "/e/{event}/displays" Arbiter displays_page [] pages::displays::control;
    POST "/e/{event}/displays" Arbiter set_display ["display" "section" "view" "seconds" "part" "parts"] pages::displays::set;
    POST "/e/{event}/displays/remove" Arbiter remove_display ["display"] pages::displays::remove;
    POST "/e/{event}/displays/dark" Arbiter displays_dark [] pages::displays::dark;
    POST "/e/{event}/announce" Arbiter announce ["text"] pages::displays::announce;
    GET "/e/{event}/display/{display}" Anyone display_page [] pages::displays::show;
    GET "/e/{event}/screen/{view}" Anyone screen_page ["section" "seconds"] pages::screens::screen;

    GET "/e/{event}/s/{section}/players" Anyone players_page ["q" "club" "status" "sort"] pages::players::list;
    GET "/e/{event}/s/{section}/enter" Arbiter enter_page [] pages::enter::form;
    POST "/e/{event}/s/{section}/enter" Arbiter enter_players ["way" "name" "here" "list" "file" "sure" "skip" "accepted"] pages::enter::enter;
    GET "/e/{event}/s/{section}/ratings" Arbiter ratings_page [] pages::ratings::show;
    POST "/e/{event}/s/{section}/ratings" Arbiter take_over_ratings ["player"] pages::ratings::take_over;
    GET "/e/{event}/s/{section}/check-in" Arbiter check_in_page [] pages::check_in::show;
    POST "/e/{event}/s/{section}/check-in" Arbiter check_in ["player" "present" "all" "back"] pages::check_in::mark;
    POST "/e/{event}/s/{section}/cards" Chief make_cards ["who" "days"] pages::cards::make;
    POST "/e/{event}/s/{section}/cards/revoke" Chief revoke_cards [] pages::cards::revoke;
    GET "/e/{event}/s/{section}/self-service" Chief self_service_page [] pages::self_service::form;
    POST "/e/{event}/s/{section}/self-service" Chief save_self_service ["results" "open" "closes" "most" "automatic"] pages::self_service::save;
    GET "/e/{event}/s/{section}/register" Anyone register_page [] pages::register::form;
    POST "/e/{event}/s/{section}/register" Anyone register ["name" "birth" "sex" "national_rating" "fide_rating" "club" "fide_number" "national_number" "email" "consent" "once"] pages::register::take;
    GET "/e/{event}/s/{section}/registrations" Arbiter registrations_page [] pages::register::list;
    POST "/e/{event}/s/{section}/registrations" Arbiter decide_registrations ["do" "player"] pages::register::decide;
    GET "/e/{event}/s/{section}/players/{player}" Anyone player_page [] pages::player::card;
    GET "/e/{event}/s/{section}/players/{player}/edit" Arbiter edit_player_page [] pages::player_edit::form;
    POST "/e/{event}/s/{section}/players/{player}/edit" Arbiter save_player ["name" "title" "fide_rating" "national_rating" "club" "birth"] pages::player_edit::save;
    POST "/e/{event}/s/{section}/players/{player}/withdraw" Arbiter withdraw ["round" "reason" "back"] pages::player_edit::withdraw;
    POST "/e/{event}/s/{section}/players/{player}/return" Arbiter come_back [] pages::player_edit::come_back;
    POST "/e/{event}/s/{section}/players/{player}/remove" Arbiter remove_player [] pages::player_edit::remove;
    POST "/e/{event}/s/{section}/players/{player}/bye" Arbiter bye ["round" "kind" "back" "accepted"] pages::player_edit::bye;
    POST "/e/{event}/s/{section}/players/{player}/wish" CheckIn wish_bye ["round" "wished"] pages::player_edit::wish;
    POST "/e/{event}/s/{section}/players/{player}/fee" Arbiter pay_fee ["amount" "back"] pages::player_edit::fee;
    GET "/e/{event}/s/{section}/players/{player}/late" Arbiter late_page [] pages::late::show;
    POST "/e/{event}/s/{section}/players/{player}/late" Arbiter arrived_late ["way" "white" "black" "accepted"] pages::late::take;
    GET "/e/{event}/s/{section}/players/{player}/merge" Arbiter merge_page ["other"] pages::merge::show;
    POST "/e/{event}/s/{section}/players/{player}/merge" Arbiter merge_players ["other"] pages::merge::take;
    POST "/e/{event}/s/{section}/players/{player}/points" Chief adjust_points ["points" "reason"] pages::player_edit::points;
    GET "/e/{event}/s/{section}/teams" Anyone teams_page [] pages::teams::list;
    POST "/e/{event}/s/{section}/teams" Arbiter enter_teams ["teams" "accepted"] pages::teams::enter;
    POST "/e/{event}/s/{section}/teams/{team}/withdraw" Arbiter withdraw_team ["round" "reason"] pages::teams::withdraw;
    POST "/e/{event}/s/{section}/teams/{team}/return" Arbiter team_comes_back [] pages::teams::come_back;
    POST "/e/{event}/s/{section}/teams/{team}/line-up" LineUps hand_in_line_up ["round" "player"] pages::captain::hand_in;

    GET "/e/{event}/s/{section}/pairing" Arbiter pairing_page [] pages::pairing::preview;
    POST "/e/{event}/s/{section}/pairing" Arbiter pair ["round" "accepted"] pages::pairing::take;
    POST "/e/{event}/s/{section}/pairing/all" Arbiter pair_all ["accepted"] pages::pairing::take_all;
    POST "/e/{event}/s/{section}/lots" Arbiter draw_lots ["colour" "numbers"] pages::pairing::draw_lots;
    GET "/e/{event}/s/{section}/rounds/{round}" Anyone round_page ["missing"] pages::round::show;
    GET "/e/{event}/s/{section}/rounds/{round}/names" Anyone names_page [] pages::round::by_name;
    POST "/e/{event}/s/{section}/rounds/{round}/publish" Arbiter publish ["accepted"] pages::round::publish;
    POST "/e/{event}/s/{section}/rounds/{round}/withhold" Arbiter withhold ["reason" "accepted"] pages::round::withhold;
    POST "/e/{event}/s/{section}/rounds/{round}/discard" Arbiter discard ["reason" "accepted"] pages::round::discard;
    POST "/e/{event}/s/{section}/rounds/{round}/result" Results enter_result ["board" "game" "result" "reason" "accepted"] pages::results::enter;
    GET "/e/{event}/s/{section}/rounds/{round}/hand" Chief hand_page ["comment"] pages::hand::show;
    POST "/e/{event}/s/{section}/rounds/{round}/hand" Chief begin_hand ["reason" "accepted"] pages::hand::begin;
    POST "/e/{event}/s/{section}/rounds/{round}/hand/pairs" Chief hand_pairs ["white" "black" "bye" "comment" "accepted"] pages::hand::pairs;
    POST "/e/{event}/s/{section}/rounds/{round}/hand/end" Chief end_hand ["white" "black" "bye" "comment" "accepted"] pages::hand::end;
    GET "/e/{event}/s/{section}/rounds/{round}/boards/{board}" Anyone board_page ["game" "ply"] pages::board::show;
    POST "/e/{event}/s/{section}/rounds/{round}/boards/{board}/pgn" Results save_pgn ["game" "pgn" "file"] pages::board::save_pgn;
    POST "/e/{event}/s/{section}/rounds/{round}/boards/{board}/decide" Arbiter decide_match ["winner" "reason"] pages::board::decided;
    POST "/e/{event}/s/{section}/rounds/{round}/boards/{board}/rated" Chief rate_otherwise ["game" "result" "reason"] pages::board::rated;
    GET "/e/{event}/s/{section}/rounds/{round}/boards/{board}/incident" Arbiter incident_page ["game" "group" "kind" "side" "by" "answered" "finding" "white" "black" "fen" "can_mate" "moves" "touched" "played" "guidelines" "choice" "to" "set_to" "minutes" "did" "record" "to_move" "default_time" "draws" "no_arbiter" "visually_impaired" "hearing_impaired" "basic_rules" "device_penalty" "no_fines" "no_appeals" "longer_endings" "pooled_counter" "restored_times" "round_started" "increment_at_start" "do" "add"] pages::pocket::show;
    POST "/e/{event}/s/{section}/rounds/{round}/boards/{board}/incident" Arbiter record_incident ["game" "kind" "side" "by" "answered" "finding" "white" "black" "fen" "can_mate" "moves" "touched" "played" "guidelines" "choice" "to" "set_to" "minutes" "did" "record" "to_move" "default_time" "draws" "no_arbiter" "visually_impaired" "hearing_impaired" "basic_rules" "device_penalty" "no_fines" "no_appeals" "longer_endings" "pooled_counter" "restored_times" "round_started" "increment_at_start" "do" "words" "reason" "counts" "note" "accepted"] pages::pocket::record;
    POST "/e/{event}/s/{section}/rounds/{round}/boards/{board}/adjourn" Arbiter adjourn_game ["game" "white" "black" "accepted"] pages::pocket::adjourn;
    GET "/e/{event}/s/{section}/why/{player}" Anyone why_page ["round" "other"] pages::why::show;

    GET "/e/{event}/s/{section}/schedule" Anyone schedule_page [] pages::schedule::show;
    GET "/e/{event}/s/{section}/rounds.ics" Anyone calendar_file ["player"] pages::calendar::rounds;
    GET "/e/{event}/s/{section}/standings" Anyone standings_page ["after" "ratings" "sort"] pages::standings::show;
    GET "/e/{event}/s/{section}/standings/{player}" Anyone arithmetic_page ["after"] pages::standings::explained;
    GET "/e/{event}/s/{section}/cross" Anyone cross_page ["after"] pages::cross::show;
    GET "/e/{event}/s/{section}/statistics" Anyone statistics_page ["after"] pages::statistics::show;
    GET "/e/{event}/s/{section}/prizes" Anyone prizes_page ["after"] pages::prizes::show;
    GET "/e/{event}/s/{section}/settings" Chief section_settings_page [] pages::settings::section;
    POST "/e/{event}/s/{section}/settings" Chief save_section ["section_name" "format" "rounds" "accepted"] pages::settings::save_section;
    POST "/e/{event}/s/{section}/prohibited" Chief prohibit_pairs ["player" "reason" "remove"] pages::prohibited::save;
    POST "/e/{event}/s/{section}/finish" Chief finish ["accepted"] pages::settings::finish;
    GET "/e/{event}/s/{section}/paper" Anyone paper_page ["code"] pages::paper::show;
    POST "/e/{event}/s/{section}/remarks" Arbiter save_remarks ["course" "conditions" "appeals" "penalties" "incidents"] pages::paper::remark;
    GET "/e/{event}/s/{section}/paper/{document}" Anyone print_document ["round" "after" "first" "scale" "lang"] pages::paper::print;
    GET "/e/{event}/s/{section}/submission" Arbiter submission_page ["to"] pages::submission::show;
    GET "/e/{event}/s/{section}/export/{form}" Arbiter export_section [] pages::export::section;

    GET "/api" Anyone api_page [] openapi::readable;
    GET "/api/openapi.json" Anyone openapi [Nothing => Json Document] openapi::document;
    GET "/api/health" Anyone health [Nothing => State Health] api::health;
    GET "/api/session" Anyone session [Nothing => Json SessionShown<'static>] api::session;
    GET "/api/events" Anyone list_events [Nothing => Json Events] api::events::list;
    GET "/api/events/{event}" Anyone read_event [Nothing => Json EventShown<'static>] api::events::event;
    GET "/api/events/{event}/live" Anyone live_stream [Nothing => Stream] live::stream;
    GET "/api/events/{event}/journal" Arbiter read_journal [AfterEntry => Json JournalPart<'static>] api::events::journal;
    POST "/api/events/{event}/facts" Results say_fact [FactSaid => Json FactKept] api::events::say;
    GET "/api/events/{event}/sections/{section}" Anyone read_section [Nothing => Json SectionShown<'static>] api::sections::section;
    GET "/api/events/{event}/sections/{section}/players" Anyone list_players [Nothing => Json Players<'static>] api::sections::players;
    GET "/api/events/{event}/sections/{section}/players/{player}" Anyone read_player [Nothing => Json PlayerShown<'static>] api::sections::player;
    GET "/api/events/{event}/sections/{section}/rounds" Anyone list_rounds [Nothing => Json Rounds<'static>] api::sections::rounds;
    GET "/api/events/{event}/sections/{section}/rounds/{round}" Anyone read_round [Nothing => Json RoundShown<'static>] api::sections::round;
    POST "/api/events/{event}/sections/{section}/rounds/{round}/results" Results enter_result [ResultSaid => Json ResultKept] pages::results::enter;
    GET "/api/events/{event}/sections/{section}/rounds/{round}/boards/{board}/incident" Arbiter incident_page [IncidentAsked => Json Incidents<'static>] pages::pocket::show;
    GET "/api/events/{event}/sections/{section}/proposal" Arbiter read_proposal [Nothing => Json ProposalShown<'static>] api::sections::proposal;
    GET "/api/events/{event}/sections/{section}/standings" Anyone read_standings [AfterRound => Json StandingsShown<'static>] api::sections::standings;
    GET "/api/events/{event}/sections/{section}/standings/{player}" Anyone read_arithmetic [AfterRound => Json Arithmetic] api::sections::arithmetic;
    GET "/api/events/{event}/sections/{section}/prizes" Anyone read_prizes [AfterRound => Json Prizes<'static>] api::sections::prizes;
    GET "/api/events/{event}/sections/{section}/export/{form}" Arbiter export_section [Nothing => File] pages::export::section;
    GET "/api/lists" Arbiter search_lists [ListSearch => Json PlayersFound] pages::lists::search;
    GET "/api/users" Administrator list_users [Nothing => Json Users<'static>] api::users;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_named_is_in_the_table() {
        for path in WHOLE_FILES.iter().chain(&QUESTIONS).chain(&AT_ONCE).chain(&KEPT) {
            assert!(TABLE.iter().any(|route| route.path == *path), "{path}");
        }
    }

    #[test]
    fn the_api_is_described_and_pages_are_not() {
        for route in TABLE {
            assert_eq!(route.path.starts_with("/api/"), route.shape.is_some(), "{}", route.path);
        }
    }

    #[test]
    fn results_do_not_wait_behind_pages() {
        let weight = |method: Method, path: &str| {
            TABLE.iter().find(|route| route.method == method && route.path == path).map(Route::weight)
        };
        let result = "/e/{event}/s/{section}/rounds/{round}/result";
        assert_eq!(weight(Method::POST, result), Some(Weight::Light));
        assert_eq!(weight(Method::GET, "/e/{event}/live"), Some(Weight::Light));
        assert_eq!(weight(Method::GET, "/e/{event}/s/{section}/standings"), Some(Weight::Page));
        assert_eq!(weight(Method::GET, "/e/{event}/s/{section}/why/{player}"), Some(Weight::Question));
    }
}
