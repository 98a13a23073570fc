//! The conduct of the players (Article 11).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText { article: "11", de: "Wie sich die Spielenden verhalten.", en: "How players behave." },
    ArticleText {
        article: "11.1",
        de: "Niemand darf das Schach in Verruf bringen.",
        en: "Nobody may harm the good name of chess.",
    },
    ArticleText {
        article: "11.2",
        de: "Turnierareal und Spielbereich: wer wohin darf.",
        en: "Playing venue and playing area: who may go where.",
    },
    ArticleText {
        article: "11.2.1",
        de: "Zum Turnierareal gehören Spielbereich, Ruhe- und Verpflegungsräume, Toiletten, Raucherplatz und \
             was der Schiedsrichter dazu bestimmt.",
        en: "The venue is made up of the playing area, places to rest, eat and smoke, toilets, and whatever \
             the arbiter adds.",
    },
    ArticleText {
        article: "11.2.2",
        de: "Spielbereich heißt der Ort, an dem die Bretter stehen und gespielt wird.",
        en: "The playing area is where the boards stand and games go on.",
    },
    ArticleText {
        article: "11.2.3",
        de: "Hinausgehen und Hereinkommen: was nur mit Erlaubnis des Schiedsrichters geht.",
        en: "Leaving and coming in: what needs the arbiter's permission.",
    },
    ArticleText {
        article: "11.2.3.1",
        de: "Das Turnierareal während der Partie zu verlassen, erlaubt nur der Schiedsrichter.",
        en: "Leaving the venue during a game needs the arbiter's permission.",
    },
    ArticleText {
        article: "11.2.3.2",
        de: "Wer am Zug ist, bleibt im Spielbereich, sofern der Schiedsrichter nichts anderes erlaubt.",
        en: "The player to move stays in the playing area, unless the arbiter permits otherwise.",
    },
    ArticleText {
        article: "11.2.3.3",
        de: "In den Spielbereich kommen außer Spielenden und Schiedsrichtern nur Personen mit Erlaubnis.",
        en: "Apart from players and arbiters, nobody enters the playing area without permission.",
    },
    ArticleText {
        article: "11.2.4",
        de: "Die Ausschreibung kann verlangen, dass sich auch abmeldet, wer nicht am Zug ist und den \
             Spielbereich verlassen will.",
        en: "The regulations of the event may ask that even the side not to move reports before leaving \
             the playing area.",
    },
    ArticleText {
        article: "11.3",
        de: "Hilfsmittel, elektronische Geräte, Kontrollen, Rauchen.",
        en: "Aids, electronic devices, searches, smoking.",
    },
    ArticleText {
        article: "11.3.1",
        de: "Während der Partie sind Notizen, Auskünfte, Ratschläge und das Analysieren an einem anderen \
             Brett verboten.",
        en: "During a game no notes, no outside information, no advice and no analysing on another board.",
    },
    ArticleText {
        article: "11.3.2",
        de: "Elektronische Geräte im Turnierareal.",
        en: "Electronic devices in the venue.",
    },
    ArticleText {
        article: "11.3.2.1",
        de: "Elektronische Geräte darf man nur mit Erlaubnis dabeihaben. Die Ausschreibung kann sie ganz \
             ausgeschaltet in der Tasche erlauben; an diese Tasche darf man nur mit Erlaubnis.",
        en: "Electronic devices may be carried only with permission. The regulations of the event may let \
             them stay in a bag, fully off; nobody goes to that bag without permission.",
    },
    ArticleText {
        article: "11.3.2.2",
        de: "Wer ein solches Gerät bei sich trägt, verliert, der Gegner gewinnt. Die Ausschreibung kann \
             eine mildere Strafe vorsehen.",
        en: "A player who carries such a device loses and the opponent wins. The regulations of the event \
             may set something milder.",
    },
    ArticleText {
        article: "11.3.3",
        de: "Der Schiedsrichter kann Kleidung, Taschen oder Körper abseits prüfen lassen, durch eine Person \
             gleichen Geschlechts. Wer sich weigert, wird nach 12.9 belangt.",
        en: "The arbiter may have clothing, bags or body checked out of sight by someone of the same gender. \
             Refusing brings measures under 12.9.",
    },
    ArticleText {
        article: "11.3.4",
        de: "Rauchen und Dampfen sind nur dort erlaubt, wo der Schiedsrichter es zulässt.",
        en: "Smoking and vaping only where the arbiter has set a place aside.",
    },
    ArticleText {
        article: "11.4",
        de: "Wer fertig gespielt hat, zählt zu den Zuschauern.",
        en: "Once your game is over you are a spectator.",
    },
    ArticleText {
        article: "11.5",
        de: "Der Gegner darf nicht gestört werden, auch nicht durch grundlose Anträge, unsinnige \
             Remisangebote oder Geräusche.",
        en: "Do not disturb the opponent, not even with groundless claims, pointless draw offers or noise.",
    },
    ArticleText {
        article: "11.6",
        de: "Verstöße gegen 11.1 bis 11.5 werden nach 12.9 bestraft.",
        en: "Violations of 11.1 to 11.5 are penalised under 12.9.",
    },
    ArticleText {
        article: "11.7",
        de: "Wer sich den Regeln beharrlich verweigert, verliert die Partie. Wie viele Punkte der Gegner \
             erhält, bestimmt der Schiedsrichter.",
        en: "A player who keeps refusing to follow the Laws loses. How many points the opponent gets is \
             for the arbiter to say.",
    },
    ArticleText {
        article: "11.8",
        de: "Verweigern sich beide, verlieren beide.",
        en: "If both keep refusing, both lose.",
    },
    ArticleText {
        article: "11.9",
        de: "Man darf den Schiedsrichter bitten, einzelne Regeln zu erklären.",
        en: "You may ask the arbiter to explain single rules.",
    },
    ArticleText {
        article: "11.10",
        de: "Gegen Entscheidungen des Schiedsrichters ist Protest möglich, auch nach der Unterschrift, \
             sofern die Ausschreibung nichts anderes sagt.",
        en: "Decisions can be appealed, even after signing, unless the regulations of the event say \
             otherwise.",
    },
    ArticleText {
        article: "11.11",
        de: "Beim Rekonstruieren der Partie und beim Prüfen von Remisanträgen helfen beide dem \
             Schiedsrichter.",
        en: "Both help the arbiter to reconstruct the game, also when a draw claim is examined.",
    },
    ArticleText {
        article: "11.12",
        de: "Wiederholung oder 50 Züge weisen die Spielenden selbst nach, der Schiedsrichter führt die \
             Aufsicht.",
        en: "Players themselves check repetition or 50 moves while the arbiter looks on.",
    },
];
