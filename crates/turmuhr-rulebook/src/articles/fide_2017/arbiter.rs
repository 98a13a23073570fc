//! The role of the arbiter (Article 12).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "12",
        de: "Was der Schiedsrichter tut, darf und lassen muss.",
        en: "What the arbiter does, may do and must not do.",
    },
    ArticleText {
        article: "12.1",
        de: "Der Schiedsrichter sorgt dafür, dass nach den Regeln gespielt wird.",
        en: "The arbiter makes sure the rules are kept.",
    },
    ArticleText {
        article: "12.2",
        de: "Die Pflichten des Schiedsrichters im Einzelnen.",
        en: "The duties of the arbiter one by one.",
    },
    ArticleText {
        article: "12.2.1",
        de: "Zu den Pflichten gehört, dass es fair zugeht.",
        en: "One duty: keeping the contest fair.",
    },
    ArticleText {
        article: "12.2.2",
        de: "Der Schiedsrichter handelt zum Wohl des Turniers.",
        en: "The arbiter works for the good of the event.",
    },
    ArticleText {
        article: "12.2.3",
        de: "Licht, Ruhe, Platz: Die Spielbedingungen müssen gut sein und gut bleiben.",
        en: "Light, quiet, space: conditions must be good and stay good.",
    },
    ArticleText {
        article: "12.2.4",
        de: "Der Schiedsrichter hält Störungen von den Spielenden fern.",
        en: "The arbiter keeps disturbance away from the players.",
    },
    ArticleText {
        article: "12.2.5",
        de: "Der Schiedsrichter behält den Ablauf des Turniers im Blick.",
        en: "The arbiter keeps an eye on how the event runs.",
    },
    ArticleText {
        article: "12.2.6",
        de: "Für Menschen mit Behinderung und bei medizinischem Bedarf trifft der Schiedsrichter eigene \
             Vorkehrungen.",
        en: "The arbiter makes extra provision for people with disabilities or medical needs.",
    },
    ArticleText {
        article: "12.2.7",
        de: "Der Schiedsrichter wendet die Anti-Cheating-Vorschriften an.",
        en: "The arbiter applies the anti-cheating regulations.",
    },
    ArticleText {
        article: "12.3",
        de: "Der Schiedsrichter beobachtet die Partien, vor allem bei Zeitnot, setzt Entscheidungen durch \
             und straft, wo es angebracht ist.",
        en: "The arbiter watches the games, above all in time trouble, carries decisions through and \
             penalises where fitting.",
    },
    ArticleText {
        article: "12.4",
        de: "Für die Beobachtung darf der Schiedsrichter Hilfen einsetzen, etwa bei Zeitnot an vielen \
             Brettern.",
        en: "Assistants may be used to watch, for instance when many boards are in time trouble.",
    },
    ArticleText {
        article: "12.5",
        de: "Bei Störungen von außen kann der Schiedsrichter einer oder beiden Seiten Zeit zugeben.",
        en: "After a disturbance from outside the arbiter may give time to one side or both.",
    },
    ArticleText {
        article: "12.6",
        de: "Eingegriffen wird nur, wo die Regeln es vorsehen. Nicht verraten werden Zügezahlen (außer \
             nach 8.5), dass gezogen wurde oder dass jemand das Drücken vergessen hat.",
        en: "Step in only where the Laws provide for it. Do not reveal move counts (except under 8.5), \
             that a move was played, or that the clock was forgotten.",
    },
    ArticleText {
        article: "12.7",
        de: "Wer einen Verstoß sieht, sagt es nur dem Schiedsrichter. Einmischen ist verboten und kann zum \
             Verweis aus dem Turnierareal führen.",
        en: "Anyone who sees a violation tells only the arbiter. Interfering is forbidden and may mean \
             being sent out of the venue.",
    },
    ArticleText {
        article: "12.8",
        de: "Handys und andere Kommunikationsgeräte benutzt im Turnierareal und in bezeichneten \
             Nebenbereichen niemand ohne Erlaubnis.",
        en: "Nobody uses phones or other means of communication in the venue, or in nearby areas the \
             arbiter names, without permission.",
    },
    ArticleText {
        article: "12.9",
        de: "Die Liste der Strafen, von der Verwarnung bis zum Ausschluss; auch mehrere zugleich sind \
             möglich.",
        en: "The list of penalties, from a warning to expulsion; several at once are possible.",
    },
    ArticleText { article: "12.9.1", de: "Strafe: Verwarnung.", en: "Penalty: a warning." },
    ArticleText {
        article: "12.9.2",
        de: "Strafe: Der Gegner erhält mehr Zeit.",
        en: "Penalty: more time for the opponent.",
    },
    ArticleText {
        article: "12.9.3",
        de: "Strafe: Die eigene Restzeit wird gekürzt.",
        en: "Penalty: less time for the offender.",
    },
    ArticleText {
        article: "12.9.4",
        de: "Strafe: Der Gegner erhält mehr Punkte, höchstens so viele, wie die Partie hergibt.",
        en: "Penalty: more points for the opponent, at most as many as the game can give.",
    },
    ArticleText {
        article: "12.9.5",
        de: "Strafe: Punktabzug für das Ergebnis der schuldigen Person.",
        en: "Penalty: points off the offender's result.",
    },
    ArticleText {
        article: "12.9.6",
        de: "Strafe: Die Partie ist verloren; über die Punkte des Gegners wird eigens entschieden.",
        en: "Penalty: loss of the game; the opponent's points are decided separately.",
    },
    ArticleText {
        article: "12.9.7",
        de: "Strafe: ein Bußgeld, dessen Höhe vorher bekannt war.",
        en: "Penalty: a fine whose amount was made known before.",
    },
    ArticleText {
        article: "12.9.8",
        de: "Strafe: Aussetzen für eine Runde oder mehrere.",
        en: "Penalty: sitting out one round or several.",
    },
    ArticleText {
        article: "12.9.9",
        de: "Strafe: Ausschluss vom ganzen Turnier.",
        en: "Penalty: expulsion from the whole competition.",
    },
];
