use super::ArticleText;

pub(super) const ENTRIES: &[ArticleText] = &[
    ArticleText {
        article: "10",
        de: "Womit eine Partie endet, wann sie gewonnen, verloren oder remis ist.",
        en: "What ends a game: when it is won, lost or drawn.",
    },
    ArticleText {
        article: "10.1",
        de: "Wer mattsetzt, gewinnt, und die Partie ist im selben Augenblick zu Ende.",
        en: "The player who gives checkmate wins, and the game is over at that moment.",
    },
    ArticleText {
        article: "10.2",
        de: "Wer aufgibt, verliert, und die Partie ist im selben Augenblick zu Ende.",
        en: "The player who resigns loses, and the game is over at that moment.",
    },
    ArticleText {
        article: "10.3",
        de: "Patt: Wer am Zug ist, steht nicht im Schach und hat keinen regelgemäßen Zug. Die Partie ist auf der Stelle remis.",
        en: "Stalemate: the player having the move is not in check and has no legal move. The game is drawn on the spot.",
    },
    ArticleText {
        article: "10.4",
        de: "Einigen sich beide auf remis, ist die Partie auf der Stelle zu Ende.",
        en: "If both players agree to a draw, the game is over on the spot.",
    },
    ArticleText {
        article: "10.5",
        de: "Bei dreimal gleicher Stellung kann, wer am Zug ist, remis beantragen. Gleich heißt: gleiche Figuren auf gleichen Feldern mit gleichen Zügen, auch für Rochade und en passant.",
        en: "When the same position occurs three times, the player having the move may claim a draw. Same means: same pieces on the same squares with the same moves, castling and en passant included.",
    },
    ArticleText {
        article: "10.5a",
        de: "Entsteht die Stellung erst mit dem nächsten Zug, schreibt man ihn auf und sagt ihn dem Schiedsrichter an, ohne ihn auszuführen.",
        en: "If the next move will bring the position about, the player writes it down and tells the arbiter, without playing it.",
    },
    ArticleText {
        article: "10.5b",
        de: "Steht die Stellung eben zum dritten Mal auf dem Brett, immer mit derselben Seite am Zug, genügt der Antrag.",
        en: "If the position has just appeared for the third time, always with the same side to move, the claim alone is enough.",
    },
    ArticleText {
        article: "10.6",
        de: "Wer zieht, statt zu reklamieren, verliert den Anspruch; er lebt auf, wenn die Stellung mit derselben Seite am Zug wiederkommt.",
        en: "A player who moves instead of claiming loses the right; it revives when the position recurs with the same side to move.",
    },
    ArticleText {
        article: "10.7",
        de: "Die Endspiele a bis c sind remis. Ein König allein gewinnt nie: Überschreitet der Gegner die \
             Zeit oder gibt er einen unmöglichen Zug ab, ist es remis.",
        en: "The endings a to c are drawn. A bare king never wins: if the opponent oversteps the time or seals an impossible move, the game is drawn.",
    },
    ArticleText {
        article: "10.7a",
        de: "Nur die zwei Könige sind noch da: remis.",
        en: "Only the two kings are left: draw.",
    },
    ArticleText {
        article: "10.7b",
        de: "Ein König allein, auf der anderen Seite König und ein Läufer oder ein Springer: remis.",
        en: "A king alone, on the other side a king with one bishop or one knight: draw.",
    },
    ArticleText {
        article: "10.7c",
        de: "Beide haben König und einen Läufer, und die Läufer stehen auf Feldern derselben Farbe: remis.",
        en: "Each side has a king and one bishop, and the bishops stand on squares of the same colour: draw.",
    },
    ArticleText {
        article: "10.8",
        de: "Weist die Seite am Zug nach, dass beide wenigstens 50 Züge lang weder geschlagen noch einen Bauern bewegt haben, ist es remis. Nur für die Stellungen in 10.9 sind es mehr Züge.",
        en: "If the player having the move proves that both sides made at least 50 moves without a capture or a pawn move, the game is drawn. Only the positions in 10.9 need more.",
    },
    ArticleText {
        article: "10.9",
        de: "In sechs Endspielen braucht der Antrag 75 statt 50 Züge; die Könige sind jeweils hinzuzudenken.",
        en: "In six endings the claim needs 75 moves instead of 50; the kings are understood.",
    },
    ArticleText {
        article: "10.9a",
        de: "Turm und Läufer gegen Turm: 75 Züge.",
        en: "Rook and bishop against rook: 75 moves.",
    },
    ArticleText {
        article: "10.9b",
        de: "Zwei Springer gegen einen Bauern: 75 Züge.",
        en: "Two knights against a pawn: 75 moves.",
    },
    ArticleText {
        article: "10.9c",
        de: "Dame und ein Bauer, dem ein Schritt zur Umwandlung fehlt, gegen Dame: 75 Züge.",
        en: "Queen and a pawn one step short of promotion against queen: 75 moves.",
    },
    ArticleText {
        article: "10.9d",
        de: "Dame gegen zwei Springer: 75 Züge.",
        en: "Queen against two knights: 75 moves.",
    },
    ArticleText {
        article: "10.9e",
        de: "Dame gegen zwei Läufer: 75 Züge.",
        en: "Queen against two bishops: 75 moves.",
    },
    ArticleText {
        article: "10.9f",
        de: "Zwei Läufer gegen einen Springer: 75 Züge.",
        en: "Two bishops against a knight: 75 moves.",
    },
    ArticleText {
        article: "10.10",
        de: "Remis bietet man gleich nach dem eigenen Zug an und drückt dabei die Uhr. Der Gegner nimmt an \
             oder lehnt ab, mündlich oder mit einem Zug; zurücknehmen lässt sich das Angebot nicht.",
        en: "A draw is offered right after one's own move, pressing the clock with it. The opponent \
             accepts or rejects, by word or by moving; the offer cannot be taken back.",
    },
    ArticleText {
        article: "10.10a",
        de: "Wer anbietet, während der Gegner nachdenkt, wird verwarnt; das Angebot gilt trotzdem und kann \
             angenommen oder abgelehnt werden.",
        en: "A player who offers while the opponent is thinking is warned; the offer is valid all the same \
             and may be accepted or rejected.",
    },
    ArticleText {
        article: "10.10b",
        de: "Wer bei laufender eigener Uhr anbietet, muss warten können: Die Antwort darf bis nach dem Zug ausstehen, beim Abgabezug bis der Umschlag geöffnet und der Zug gemacht ist.",
        en: "If a player offers while their own clock runs, the opponent may wait for the move before answering, with a sealed move until the envelope is open and the move is played.",
    },
    ArticleText {
        article: "10.10c",
        de: "Geantwortet wird mündlich oder mit dem nächsten Zug; so lange bleibt das Angebot in Kraft.",
        en: "The answer is given by word or with the next move; until then the offer remains in force.",
    },
    ArticleText {
        article: "10.11",
        de: "Beantragt jemand remis wegen Stellungswiederholung oder 50 Zügen, stoppt der Schiedsrichter die Uhren und prüft. Ist er nicht da, darf man beide Uhren selbst stoppen und ihn holen.",
        en: "When a draw is claimed for repetition or fifty moves, the arbiter stops the clocks and checks. If the arbiter is away, the player may stop both clocks and fetch them.",
    },
    ArticleText {
        article: "10.11a",
        de: "Stimmt der Antrag, ist die Partie remis.",
        en: "If the claim is correct, the game is drawn.",
    },
    ArticleText {
        article: "10.11b",
        de: "Stimmt der Antrag nicht, gelten fünf Minuten mehr als verbraucht; wer damit die Zeit überschreitet, verliert. Sonst geht es weiter, und ein angesagter Zug muss gespielt werden.",
        en: "If the claim is wrong, five minutes more count as used; a claimant who thereby oversteps the time loses. Otherwise play goes on, and an announced move must be played.",
    },
    ArticleText {
        article: "10.11c",
        de: "Ein Antrag auf remis lässt sich nicht mehr zurückziehen.",
        en: "A claim once made cannot be withdrawn.",
    },
    ArticleText {
        article: "10.12",
        de: "Wer die verlangten Züge nicht in der Zeit schafft, verliert. Hat der Gegner außer dem König \
             nichts mehr, ist es remis.",
        en: "A player who does not make the required moves in time loses. If the opponent has nothing left but the king, it is a draw.",
    },
    ArticleText {
        article: "10.13",
        de: "Wer über eine Stunde nach Beginn der Spielzeit ans Brett kommt, verliert, auch bei der Wiederaufnahme. Für die Seite, die den Zug abgegeben hat, gibt es die Ausnahmen a bis c.",
        en: "Coming to the board more than an hour after the start of the session loses, also at a resumption. For the player who sealed the move there are the exceptions a to c.",
    },
    ArticleText {
        article: "10.13a",
        de: "Setzt der Abgabezug matt, hat die abwesende Seite gewonnen.",
        en: "If the sealed move gives checkmate, the absent player has won.",
    },
    ArticleText {
        article: "10.13b",
        de: "Setzt der Abgabezug patt oder führt er zu einem der Remis-Endspiele, verliert die abwesende Seite nicht.",
        en: "If the sealed move gives stalemate or leads to one of the drawn endings, the absent player does not lose.",
    },
    ArticleText {
        article: "10.13c",
        de: "Hat die anwesende Seite selbst die Zeit überschritten, verliert sie und nicht die abwesende.",
        en: "If the player who is present has overstepped the time, they lose and not the absent one.",
    },
    ArticleText {
        article: "10.14",
        de: "Wer einen regelwidrigen Zug abgibt oder einen, dessen Sinn nicht zu klären ist, verliert.",
        en: "A player who seals an illegal move, or one whose meaning cannot be made out, loses.",
    },
    ArticleText {
        article: "10.15",
        de: "Wer sich den Regeln verweigert, verliert. Verweigern sich beide oder kommen beide mehr als eine Stunde zu spät, verlieren beide.",
        en: "A player who refuses to follow the rules loses. If both refuse, or both come more than an hour late, both lose.",
    },
    ArticleText {
        article: "11",
        de: "Wer wann mitschreibt und wie fehlende Züge nachgetragen werden.",
        en: "Who keeps score and when, and how missing moves are filled in.",
    },
    ArticleText {
        article: "11.1",
        de: "Beide schreiben alle Züge laufend, leserlich und algebraisch auf das ausgegebene Formular. Ob man vor oder nach dem Ziehen notiert, ist gleich.",
        en: "Both players write every move as it comes, legibly and in algebraic notation, on the sheet provided. Writing before or after moving makes no difference.",
    },
    ArticleText {
        article: "11.2",
        de: "Mit weniger als fünf Minuten zur Zeitkontrolle muss man nicht mitschreiben. Zeigt das Fallblättchen, dass die Zeitnot vorüber ist, trägt man die Lücken gleich nach.",
        en: "With less than five minutes to the time control a player need not keep score. Once the flag shows that time trouble is over, the gaps are filled in at once.",
    },
    ArticleText {
        article: "11.3",
        de: "Schreibt keine Seite mit, soll der Schiedsrichter oder die Vertretung dabeistehen und notieren. Vor dem Fall eines Blättchens greift er nicht ein und verrät nichts über die Zügezahl.",
        en: "If neither player keeps score, the arbiter or an assistant should stand by and record. Before a flag falls they neither step in nor give any hint of the number of moves.",
    },
    ArticleText {
        article: "11.4",
        de: "Wer ohne Zeitnot nicht mitschreiben will, soll behandelt werden wie jemand, der die Regeln verweigert: Die Partie geht verloren.",
        en: "A player not in time trouble who refuses to keep score should be treated like one who refuses the rules: the game is lost.",
    },
    ArticleText {
        article: "11.5",
        de: "Wer zum Nachtragen das Formular des Gegners braucht, bekommt es über den Schiedsrichter, vor \
             der Zeitkontrolle nur, wenn es nicht stört. Der Gegner darf es nicht verweigern; die Zeit zahlt, wer \
             darum bittet.",
        en: "A player who needs the opponent's sheet to catch up gets it through the arbiter, before the \
             time control only if that does not disturb. It may not be refused; the player who asks pays \
             with their own time.",
    },
    ArticleText {
        article: "11.6",
        de: "Muss nach der Zeitkontrolle nur eine Seite nachtragen, tut sie es vor ihrem nächsten Zug, und \
             ihre Uhr läuft, sobald der Gegner gezogen hat.",
        en: "If only one player has gaps after the time control, they fill them before their next move, on their own time once the opponent has moved.",
    },
    ArticleText {
        article: "11.7",
        de: "Müssen beide nachtragen, stehen die Uhren, bis beide fertig sind. Der Schiedsrichter schreibt vorher die Stellung auf und wacht über ein Nachspielen am zweiten Brett.",
        en: "If both have gaps, the clocks stand still until both are done. The arbiter notes the position first and watches over any replay on another board.",
    },
    ArticleText {
        article: "11.8",
        de: "Reichen die Formulare nicht, obwohl nur eine Seite Lücken hat, verfährt man wie bei Lücken auf beiden Seiten.",
        en: "If the sheets are not enough although only one side has gaps, proceed as if both had gaps.",
    },
    ArticleText {
        article: "11.9",
        de: "Sind die Züge nicht mehr zu klären, wird weitergespielt; mit dem nächsten Zug beginnt die Zählung der nächsten Zeitperiode.",
        en: "If the moves cannot be recovered, play goes on; the next move begins the count of the next period.",
    },
    ArticleText {
        article: "12",
        de: "Die Uhr: Zeit und Züge, Fallblättchen, Defekte, Unterbrechungen und was der Schiedsrichter nicht sagt.",
        en: "The clock: time and moves, flags, defects, interruptions, and what the arbiter does not say.",
    },
    ArticleText {
        article: "12.1",
        de: "Wie viele Züge in welcher Zeit zu machen sind, steht vorher fest. Gesparte Zeit kommt zur nächsten Zeitperiode hinzu.",
        en: "How many moves are due in what time is fixed beforehand. Time saved is carried over to the next period.",
    },
    ArticleText {
        article: "12.2",
        de: "Gefallen ist ein Blättchen, wenn der Schiedsrichter es feststellt, auch bei einem klemmenden, an dem der Minutenzeiger vorbei ist. Ohne Schiedsrichter zählt die Reklamation.",
        en: "A flag has fallen when the arbiter finds so, even if it is stuck and the minute hand has \
             passed it. Where there is no arbiter, a player's claim counts.",
    },
    ArticleText {
        article: "12.3",
        de: "Zur angesetzten Zeit läuft die Uhr von Weiß an; danach drücken beide nach jedem ihrer Züge.",
        en: "At the time set for the start White's clock begins to run; after that each player presses after every move.",
    },
    ArticleText {
        article: "12.4",
        de: "Die Uhr gilt, wenn sie nicht offenkundig defekt ist; das ist sofort zu melden, spätestens beim Fall des eigenen Blättchens. Sie wird getauscht, die Zeiten stellt der Schiedsrichter nach Ermessen, nicht unter a und b.",
        en: "The clock is conclusive unless plainly defective; this must be reported at once, at the latest when one's own flag falls. It is replaced and the arbiter sets the times by judgement, not below a and b.",
    },
    ArticleText {
        article: "12.4a",
        de: "Nach dem Eingriff bleiben bis zur Zeitkontrolle mindestens fünf Minuten; die Strafe für einen falschen Remisantrag ist ausgenommen.",
        en: "After the change at least five minutes remain to the time control; the penalty for a wrong draw claim is excepted.",
    },
    ArticleText {
        article: "12.4b",
        de: "Nach dem Eingriff bleibt für jeden Zug, der noch fällig ist, mindestens eine Minute, mit derselben Ausnahme.",
        en: "After the change at least one minute remains for every move still due, with the same exception.",
    },
    ArticleText {
        article: "12.5",
        de: "Muss ohne Schuld der Spielenden unterbrochen werden, stoppt der Schiedsrichter die Uhren: bei falscher Stellung, defekter Uhr, fehlender Umwandlungsfigur, Remisantrag. Ist er nicht da, darf man selbst stoppen.",
        en: "If play must pause without a player's fault, the arbiter stops the clocks: wrong position, faulty clock, missing promotion piece, draw claim. If the arbiter is away, a player may stop them.",
    },
    ArticleText {
        article: "12.6",
        de: "Ist die Zeit vor der Regelwidrigkeit unbekannt, rechnet man anteilig: verbrauchte Zeit mal Nummer des fraglichen Zuges durch Zahl der Züge. Fünf Minuten und eine Minute je Zug müssen bleiben.",
        en: "If the time before the irregularity is unknown, it is worked out in proportion: time used times number of that move, divided by moves played. Five minutes and one minute a move must remain.",
    },
    ArticleText {
        article: "12.7",
        de: "Aufgabe und Remisvereinbarung gelten, auch wenn sich herausstellt, dass vorher ein Blättchen gefallen war.",
        en: "Resignation and agreement stand, even if it turns out that a flag had fallen before.",
    },
    ArticleText {
        article: "12.8",
        de: "Sind beide Blättchen unten und bleibt offen, welches zuerst fiel, geht die Partie weiter. Mit dem nächsten Zug beginnt die nächste Zeitperiode.",
        en: "If both flags have fallen and it stays open which fell first, the game goes on. The next move \
             begins the next period.",
    },
    ArticleText {
        article: "12.9",
        de: "Der Schiedsrichter weist nicht darauf hin, dass gezogen wurde, dass jemand die Uhr vergessen hat oder wie viele Züge gespielt sind.",
        en: "The arbiter does not point out that a move was made, that someone forgot the clock or how many moves have been played.",
    },
];
