// An examination: the address keeps the answers, the time is shown and announced, at its end the answers are handed in.

// The answers must arrive before the time is over.
const SECONDS_TO_SEND = 2;

const keepAnswers = (form) => {
  form.addEventListener("change", () => {
    const address = new URL(location.href);
    for (const [name, value] of new FormData(form)) {
      if (/^a\d+$/.test(name)) address.searchParams.set(name, value);
    }
    address.searchParams.delete("hand_in");
    history.replaceState(history.state, "", address);
  });
  // The address keeps them already.
  document.getElementById("keep").hidden = true;
};

const handIn = (form) => {
  const field = Object.assign(document.createElement("input"), { type: "hidden", name: "hand_in", value: "anyway" });
  form.append(field);
  form.submit();
};

const runClock = (form) => {
  const shown = document.getElementById("left");
  const announced = document.getElementById("time-said");
  const sentences = [...form.querySelectorAll("[data-said-at]")];
  const end = Date.now() + Number(form.dataset.left) * 1000;
  const seconds = () => Math.ceil((end - Date.now()) / 1000);
  let before = seconds();
  const tick = () => {
    const left = seconds();
    const rest = Math.max(0, left);
    shown.textContent = `${Math.floor(rest / 60)}:${String(rest % 60).padStart(2, "0")}`;
    for (const sentence of sentences) {
      const at = Number(sentence.dataset.saidAt) * 60;
      if (before > at && left <= at) announced.textContent = sentence.textContent;
    }
    before = left;
    if (left <= SECONDS_TO_SEND) {
      clearInterval(timer);
      handIn(form);
    }
  };
  const timer = setInterval(tick, 500);
  tick();
};

export const exam = () => {
  const form = document.querySelector("[data-exam]");
  if (!form) return;
  keepAnswers(form);
  runClock(form);
};
