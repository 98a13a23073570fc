// A line of moves on a board, step by step. Every step is announced.
import { boardIn } from "./board.js";

const follow = (stepper) => {
  const board = boardIn(stepper);
  const steps = JSON.parse(stepper.dataset.steps);
  const note = stepper.querySelector("[data-note]");
  const made = stepper.closest("form")?.elements.namedItem("at");
  const also = stepper.dataset.follows ? [...document.querySelectorAll(stepper.dataset.follows)] : [];
  const places = [stepper, ...also].flatMap((place) => [...place.querySelectorAll("[data-step]")]);
  let at = Number(stepper.dataset.at);
  const show = (to) => {
    at = Math.max(0, Math.min(steps.length - 1, to));
    const step = steps[at];
    board.load(step.board);
    board.mark(step.squares);
    board.say(step.said);
    if (note) note.textContent = step.note;
    if (made) made.value = at;
    for (const place of places) {
      const here = Number(place.dataset.step) === at;
      const row = place.closest("tr") ?? place;
      if (here) row.setAttribute("aria-current", "step");
      else row.removeAttribute("aria-current");
    }
  };
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
};

export const steppers = () => document.querySelectorAll("[data-stepper]").forEach(follow);
