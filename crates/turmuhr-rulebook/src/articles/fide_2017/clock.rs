//! The chessclock (Article 6).

use crate::articles::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "6",
        de: "Die Schachuhr: Bedenkzeit, Drücken, Fallblättchen, Wartezeit und Anhalten.",
        en: "The chessclock: time, pressing, flag, default time and stopping.",
    },
    ArticleText {
        article: "6.1",
        de: "Die Schachuhr hat zwei Zeitanzeigen, von denen nie beide laufen; „Uhr“ meint eine davon. Fällt \
             das Fallblättchen, ist die Bedenkzeit verbraucht.",
        en: "A chessclock has two displays that never run together; “clock” means one of them. When the flag \
             falls that side's time is used up.",
    },
    ArticleText {
        article: "6.2",
        de: "Die Uhr drücken und wie man mit ihr umgeht.",
        en: "Pressing the clock and handling it.",
    },
    ArticleText {
        article: "6.2.1",
        de: "Nach dem Zug drückt man die Uhr: Die eigene Zeit steht, die andere läuft, der Zug ist \
             abgeschlossen. Zwei Fälle stehen dem gleich.",
        en: "After moving, press the clock: your time halts, the other runs, the move is completed. Two \
             cases count the same.",
    },
    ArticleText {
        article: "6.2.1.1",
        de: "Ein Zug, der die Partie beendet (Matt, Patt, tote Stellung, fünfmalige Wiederholung, 75 Züge), \
             ist auch ohne Drücken abgeschlossen.",
        en: "A move that ends the game (mate, stalemate, dead position, fivefold repetition, 75 moves) is \
             completed without pressing.",
    },
    ArticleText {
        article: "6.2.1.2",
        de: "Wurde das Drücken vergessen, ist der alte Zug abgeschlossen, sobald dieselbe Person ihren \
             nächsten ausgeführt hat.",
        en: "If pressing was forgotten, the old move is completed when the same player has made another.",
    },
    ArticleText {
        article: "6.2.2",
        de: "Das Drücken muss immer möglich bleiben, auch wenn der Gegner schon geantwortet hat. Bis dahin \
             läuft die eigene Bedenkzeit.",
        en: "You must always get the chance to press, even after a quick reply. Until then your own time \
             runs.",
    },
    ArticleText {
        article: "6.2.3",
        de: "Gedrückt wird mit der Hand, die gezogen hat. Der Finger darf nicht auf der Uhr ruhen oder \
             darüber schweben.",
        en: "Press with the hand that moved. No finger may rest on the button or wait above it.",
    },
    ArticleText {
        article: "6.2.4",
        de: "Die Uhr schonen: nicht daraufschlagen, sie nicht hochheben, umwerfen oder vor dem Zug \
             drücken. Wer es tut, wird nach 12.9 bestraft.",
        en: "Treat the clock with care: no banging, lifting, knocking over or pressing before the move. \
             Offences are penalised under 12.9.",
    },
    ArticleText {
        article: "6.2.5",
        de: "Zurechtrücken darf man nur bei laufender eigener Uhr.",
        en: "Pieces may be adjusted only on your own running time.",
    },
    ArticleText {
        article: "6.2.6",
        de: "Wer die Uhr nicht bedienen kann, darf eine Assistenz stellen, wenn der Schiedsrichter \
             einverstanden ist. Die Zeit wird dann angemessen angepasst, bei einer Behinderung nicht.",
        en: "A player who cannot operate the clock may bring an assistant the arbiter accepts. The time is \
             then fairly adjusted, but not for a player with a disability.",
    },
    ArticleText {
        article: "6.3",
        de: "Bedenkzeit, Zeitperioden und Zeitinkrement.",
        en: "Time, periods and increment.",
    },
    ArticleText {
        article: "6.3.1",
        de: "Jede Seite muss in ihrer Zeit so viele Züge abschließen wie verlangt, oder alle. Zeit, \
             Zügezahl und Zeitinkrement je Zug stehen vorher fest.",
        en: "Each side must complete the moves asked for, or all of them, within its time. Time, move number \
             and any increment are fixed beforehand.",
    },
    ArticleText {
        article: "6.3.2",
        de: "Gesparte Zeit nimmt man in die nächste Periode mit. Im Aufschub-Modus läuft die Hauptbedenkzeit \
             erst, wenn die Extrazeit dieses Zuges vorbei ist.",
        en: "Time saved goes into the next period. In delay mode the main time runs only once the extra time \
             for this move is over.",
    },
    ArticleText {
        article: "6.4",
        de: "Fällt ein Fallblättchen, wird gleich geprüft, ob genug Züge abgeschlossen sind.",
        en: "When a flag falls, check at once whether enough moves have been completed.",
    },
    ArticleText {
        article: "6.5",
        de: "Auf welcher Seite die Uhr steht, bestimmt vor der Partie der Schiedsrichter.",
        en: "The arbiter settles beforehand on which side the clock stands.",
    },
    ArticleText {
        article: "6.6",
        de: "Zur angesetzten Anfangszeit beginnt die Uhr von Weiß zu laufen.",
        en: "At the scheduled hour White's time begins to run.",
    },
    ArticleText {
        article: "6.7",
        de: "Zu spät kommen: die Wartezeit und wessen Uhr läuft.",
        en: "Arriving late: the default time and whose clock runs.",
    },
    ArticleText {
        article: "6.7.1",
        de: "Die Wartezeit wird vorher bekannt gegeben, sonst ist sie null. Wer später ans Brett kommt, \
             verliert, sofern der Schiedsrichter nicht anders entscheidet.",
        en: "The default time is announced beforehand; otherwise it is zero. Coming to the board later \
             loses, unless the arbiter decides otherwise.",
    },
    ArticleText {
        article: "6.7.2",
        de: "Fehlen anfangs beide und gibt es eine Wartezeit, läuft die Uhr von Weiß, bis Weiß da ist. \
             Ausschreibung oder Schiedsrichter können anderes bestimmen.",
        en: "If there is a default time and both are missing at the start, White's time runs until White \
             comes. The regulations of the event or the arbiter may say otherwise.",
    },
    ArticleText {
        article: "6.8",
        de: "Ein Fallblättchen zählt als gefallen, wenn der Schiedsrichter es sieht oder eine der beiden \
             Seiten es zu Recht meldet.",
        en: "A flag counts as fallen when the arbiter sees it or one of the two players rightly points it \
             out.",
    },
    ArticleText {
        article: "6.9",
        de: "Wer in der Zeit nicht genug Züge abschließt, verliert. Kann der Gegner auf keine Weise mehr \
             mattsetzen, ist es remis.",
        en: "Too few moves completed in time: the game is lost. If the opponent could not mate in any way at \
             all, it is a draw.",
    },
    ArticleText {
        article: "6.10",
        de: "Defekte und falsch gestellte Uhren.",
        en: "Faulty clocks and wrong settings.",
    },
    ArticleText {
        article: "6.10.1",
        de: "Was die Uhr zeigt, gilt, solange kein Defekt erkennbar ist. Eine defekte Uhr tauscht der \
             Schiedsrichter aus und stellt die Zeiten nach Ermessen ein.",
        en: "What the clock shows is binding unless it is plainly faulty. The arbiter exchanges a faulty one \
             and sets the times by judgement.",
    },
    ArticleText {
        article: "6.10.2",
        de: "Ist die Uhr falsch gestellt, wird sie gleich angehalten, durch die Spielenden oder den \
             Schiedsrichter. Dieser berichtigt Zeiten und Zugzähler nach Ermessen.",
        en: "If the setting proves wrong, a player or the arbiter stops the clock right away. The arbiter \
             corrects times and move counter by judgement.",
    },
    ArticleText {
        article: "6.11",
        de: "Wann die Uhr angehalten werden darf.",
        en: "When the clock may be stopped.",
    },
    ArticleText {
        article: "6.11.1",
        de: "Muss unterbrochen werden, hält der Schiedsrichter die Uhr an.",
        en: "For an interruption it is the arbiter who stops the clock.",
    },
    ArticleText {
        article: "6.11.2",
        de: "Selbst anhalten darf man die Uhr nur, um den Schiedsrichter zu holen, etwa wenn zur Umwandlung \
             die Figur fehlt.",
        en: "Players may stop the clock solely to call the arbiter, say because the piece for a promotion is \
             missing.",
    },
    ArticleText {
        article: "6.11.3",
        de: "Wann es weitergeht, bestimmt allein der Schiedsrichter.",
        en: "Play goes on when the arbiter says so.",
    },
    ArticleText {
        article: "6.11.4",
        de: "Ob es für das Anhalten einen guten Grund gab, beurteilt der Schiedsrichter. Fehlt er, folgt \
             eine Strafe nach 12.9.",
        en: "The arbiter judges whether there was good cause to stop the clock. Without one a penalty under \
             12.9 follows.",
    },
    ArticleText {
        article: "6.12",
        de: "Anzeigen und Demonstrationsbretter im Saal.",
        en: "Displays and demonstration boards in the hall.",
    },
    ArticleText {
        article: "6.12.1",
        de: "Bildschirme, Demonstrationsbretter und Uhren mit Zugzähler dürfen Stellung, Züge und Zügezahl \
             im Saal zeigen.",
        en: "Screens, wall boards and clocks with a counter may show position, moves and move number to the \
             hall.",
    },
    ArticleText {
        article: "6.12.2",
        de: "Solche Anzeigen allein sind kein Beweis: Eine Reklamation braucht mehr.",
        en: "Such displays alone prove nothing: a claim needs more than that.",
    },
];
