// Setting up a position: pieces by tap, mouse or key, and the FEN that the form sends.
import { boardIn, fill } from "./board.js";
import { request } from "./line.js";

const START = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const EMPTY = "8/8/8/8/8/8/8/8";
const HOMES = { K: ["e1", "K", "h1", "R"], Q: ["e1", "K", "a1", "R"], k: ["e8", "k", "h8", "r"], q: ["e8", "k", "a8", "r"] };

const edit = (editor) => {
  const board = boardIn(editor);
  const form = editor.closest("form");
  const fen = editor.querySelector("[name=fen]");
  const rights = [...editor.querySelectorAll("[data-castle]")];
  const passant = editor.querySelector("[data-passant]");
  const turns = [...editor.querySelectorAll("[data-turn]")];
  const none = passant.options[0].cloneNode(true);
  const turn = () => turns.find((one) => one.checked)?.value ?? "w";
  const tool = () => editor.querySelector("[name=tool]:checked")?.value ?? "hand";
  let counters = "0 1";
  let lifted = null;
  editor.querySelector(".scripted").hidden = false;
  // The tools are for the eye; the FEN says it all.
  form?.addEventListener("formdata", (event) => {
    event.formData.delete("tool");
    event.formData.delete("turn");
  });

  // Castling only with king and rook at home, en passant only behind a pawn that an enemy pawn can take.
  const allow = (wanted) => {
    for (const right of rights) {
      const [king, k, rook, r] = HOMES[right.value];
      right.disabled = board.piece(king) !== k || board.piece(rook) !== r;
      if (wanted !== undefined) right.checked = wanted.includes(right.value);
      if (right.disabled) right.checked = false;
    }
  };
  const passable = () => {
    const [pawn, taker, at, over, from] = turn() === "w" ? ["p", "P", 5, 6, 7] : ["P", "p", 4, 3, 2];
    return [..."abcdefgh"].filter((file, index) => {
      const beside = ["abcdefgh"[index - 1], "abcdefgh"[index + 1]].filter(Boolean);
      return board.piece(file + at) === pawn && !board.piece(file + over) && !board.piece(file + from) && beside.some((other) => board.piece(other + at) === taker);
    }).map((file) => file + over);
  };
  const choosePassant = (wanted) => {
    const chosen = wanted ?? passant.value;
    const squares = passable();
    passant.replaceChildren(none.cloneNode(true), ...squares.map((square) => new Option(square, square)));
    passant.value = squares.includes(chosen) ? chosen : "-";
    passant.closest("label").hidden = squares.length === 0;
  };

  const write = () => {
    const castling = rights.filter((right) => right.checked).map((right) => right.value).join("") || "-";
    fen.value = `${board.placement()} ${turn()} ${castling} ${passant.value} ${counters}`;
    for (const link of document.querySelectorAll("[data-keeps-fen]")) {
      const address = new URL(link.href);
      address.searchParams.set("fen", fen.value);
      link.href = address;
    }
    // The address follows the board, to be copied and kept.
    if (editor.dataset.judge === location.pathname) {
      const here = new URL(location.href);
      here.searchParams.set("fen", fen.value);
      here.searchParams.delete("ask");
      history.replaceState(null, "", here);
    }
    // Answers about mate belong to the position before the change.
    for (const old of document.querySelectorAll(".mate, #dead, #no-mate-question")) old.remove();
    judge();
  };
  const changed = () => {
    allow();
    choosePassant();
    counters = "0 1";
    write();
  };

  let waiting = null;
  const judge = () => {
    const verdict = document.getElementById("verdict");
    if (!editor.dataset.judge || !verdict) return;
    clearTimeout(waiting);
    waiting = setTimeout(async () => {
      const asked = fen.value;
      const reply = await request(`${editor.dataset.judge}?${new URLSearchParams({ fen: asked })}`);
      if (!reply?.ok || fen.value !== asked) return;
      const page = new DOMParser().parseFromString(reply.text, "text/html");
      const fresh = page.getElementById("verdict");
      if (fresh) verdict.replaceChildren(...fresh.childNodes);
    }, 500);
  };

  const place = (name, letter) => {
    board.put(name, letter);
    const piece = board.pieces[letter]?.name;
    board.say(piece ? fill(board.words.stands, { piece, square: name }) : fill(board.words.cleared, { square: name }));
    changed();
  };
  const lift = (name) => {
    lifted = name;
    for (const square of board.squares) square.classList.toggle("chosen", square.dataset.square === name);
  };

  board.grid.addEventListener("click", (event) => {
    const name = event.target.closest("[data-square]")?.dataset.square;
    if (!name) return;
    const chosen = tool();
    if (chosen === "eraser") {
      place(name, "");
    } else if (chosen !== "hand") {
      place(name, board.piece(name) === chosen ? "" : chosen);
    } else if (lifted && lifted !== name) {
      const letter = board.piece(lifted);
      const piece = board.pieces[letter].name;
      const from = lifted;
      board.put(from, "");
      board.put(name, letter);
      board.say(fill(board.words.goes, { piece, from, to: name }));
      lift(null);
      changed();
    } else if (lifted) {
      lift(null);
      board.say(fill(board.words.stands, { piece: board.at(name).dataset.name, square: name }));
    } else if (board.piece(name)) {
      lift(name);
      board.say(fill(board.words.lifted, { piece: board.at(name).dataset.name, square: name }));
    } else {
      board.say(fill(board.words.empty, { square: name }));
    }
  });

  board.grid.addEventListener("keydown", (event) => {
    const name = event.target.closest("[data-square]")?.dataset.square;
    if (!name || event.ctrlKey || event.metaKey || event.altKey) return;
    const [letter] = Object.entries(board.pieces).find(([, man]) => man.key === event.key) ?? [];
    if (letter) place(name, letter);
    else if (event.key === "Delete" || event.key === "Backspace") place(name, "");
    else return;
    // A letter on the board is a piece, not a key of the page.
    event.preventDefault();
    event.stopPropagation();
  });

  const setUp = (placement, castling, said) => {
    lift(null);
    board.load(placement);
    allow(castling);
    choosePassant("-");
    counters = "0 1";
    board.say(said);
    write();
  };
  editor.querySelector("[data-clear]").addEventListener("click", () => setUp(EMPTY, "", editor.dataset.allCleared));
  editor.querySelector("[data-start]").addEventListener("click", () => {
    turns[0].checked = true;
    setUp(START, "KQkq", editor.dataset.startSet);
  });
  for (const one of [...turns, ...rights, passant]) {
    one.addEventListener("change", () => {
      choosePassant();
      write();
    });
  }

  const take = () => {
    const [placement, side, castling, square, half, full] = fen.value.trim().split(/\s+/);
    if (!board.load(placement ?? "")) return false;
    for (const one of turns) one.checked = one.value === (side ?? "w");
    allow(castling ?? "-");
    choosePassant(square ?? "-");
    counters = `${half ?? 0} ${full ?? 1}`;
    return true;
  };
  fen.addEventListener("change", () => {
    if (take()) board.say(editor.dataset.takenOver);
    judge();
  });
  take();
};

export const editors = () => document.querySelectorAll("[data-editor]").forEach(edit);
