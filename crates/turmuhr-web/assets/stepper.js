// A line of moves on a board, step by step. Every step is announced.
import { boardIn } from "./board.js";

// Scrolls the list, never the page.
const keepInSight = (place) => {
  const list = place.closest("[data-scrolls]");
  if (!list) return;
  const [inner, outer] = [place.getBoundingClientRect(), list.getBoundingClientRect()];
  // The head of the list stays in sight.
  const head = list.querySelector("thead")?.offsetHeight ?? 0;
  if (inner.top < outer.top + head) list.scrollTop -= outer.top + head - inner.top;
  else if (inner.bottom > outer.bottom) list.scrollTop += inner.bottom - outer.bottom;
};

const follow = (stepper) => {
  const board = boardIn(stepper);
  const steps = JSON.parse(stepper.dataset.steps);
  const faces = [...stepper.querySelectorAll("[data-face]")];
  const note = stepper.querySelector("[data-note]");
  const made = stepper.closest("form")?.elements.namedItem("at");
  const also = stepper.dataset.follows ? [...document.querySelectorAll(stepper.dataset.follows)] : [];
  const places = [stepper, ...also].flatMap((place) => [...place.querySelectorAll("[data-step]")]);
  let at = Number(stepper.dataset.at);
  const show = (to) => {
    at = Math.max(0, Math.min(steps.length - 1, to));
    const step = steps[at];
    board.load(step.board);
    board.mark(step.squares, step.check);
    board.say(step.said);
    if (note) note.textContent = step.note;
    for (const face of faces) face.textContent = step.clocks[face.dataset.face];
    if (made) made.value = at;
    for (const share of made ? document.querySelectorAll("[data-copy*='?']") : []) {
      const address = new URL(share.dataset.copy, location.href);
      address.searchParams.set("at", at);
      share.dataset.copy = address;
    }
    for (const place of places) {
      const here = Number(place.dataset.step) === at;
      const row = place.closest("[data-ply]") ?? place;
      if (here) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
      if (here) keepInSight(place);
    }
  };
  const current = places.find((place) => Number(place.dataset.step) === at);
  if (current) keepInSight(current);
  const goals = { first: () => 0, back: () => at - 1, forward: () => at + 1, last: () => steps.length - 1 };
  for (const button of stepper.querySelectorAll("[data-go]")) {
    button.addEventListener("click", (event) => {
      event.preventDefault();
      show(goals[button.dataset.go]());
    });
  }
  for (const place of places) {
    place.addEventListener("click", (event) => {
      event.preventDefault();
      show(Number(place.dataset.step));
    });
  }
  // The squares of the board have arrows of their own.
  const ours = (target) =>
    target === document.body || (!target.closest("[data-chessboard]") && [stepper, ...also].some((place) => place.contains(target)));
  const keys = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last" };
  document.addEventListener("keydown", (event) => {
    const go = keys[event.key];
    if (!go || event.ctrlKey || event.metaKey || event.altKey || !ours(event.target)) return;
    if (event.target === document.body && document.querySelectorAll("[data-stepper]").length > 1) return;
    event.preventDefault();
    show(goals[go]());
    // Who walks along the list stays on it.
    if (event.target.matches("[data-step]")) places.find((place) => Number(place.dataset.step) === at)?.focus();
  });
};

export const steppers = () => document.querySelectorAll("[data-stepper]").forEach(follow);
