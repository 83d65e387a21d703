import { newContext } from './openBrowser.mjs';

const TURN_MS = 1500;
/** Frames that catch up with what was missed are not counted. */
const WARM_UP_FRAMES = 10;
/** Between two things that are told, nothing is for a moment. */
const AWAY_FRAMES = 12;

/** Runs in the page before anything of its own: while it is held, no frame of it is drawn. */
function installHold() {
  const request = window.requestAnimationFrame.bind(window);
  const cancel = window.cancelAnimationFrame.bind(window);
  const waiting = new Map();
  let isHeld = false;
  let lastId = 0;
  const real = new Map();
  const pass = (id, draw) =>
    real.set(
      id,
      request((atMs) => {
        real.delete(id);
        if (isHeld) waiting.set(id, draw);
        else draw(atMs);
      }),
    );
  window.requestAnimationFrame = (draw) => {
    lastId += 1;
    if (isHeld) waiting.set(lastId, draw);
    else pass(lastId, draw);
    return lastId;
  };
  window.cancelAnimationFrame = (id) => {
    waiting.delete(id);
    cancel(real.get(id));
    real.delete(id);
  };
  window.hold = () => {
    isHeld = true;
  };
  window.letGo = () => {
    isHeld = false;
    for (const [id, draw] of waiting) pass(id, draw);
    waiting.clear();
  };
}

/** Runs in the page: the times between the frames of one turn. */
function framesOfATurn({ turnMs, warmUpFrames }) {
  return new Promise((resolve) => {
    const moments = [];
    window.letGo();
    window.requestAnimationFrame(function note(atMs) {
      moments.push(atMs);
      const since = moments[warmUpFrames];
      if (since === undefined || atMs - since < turnMs) return window.requestAnimationFrame(note);
      window.hold();
      const counted = moments.slice(warmUpFrames);
      return resolve(counted.slice(1).map((moment, index) => moment - counted[index]));
    });
  });
}

/** Runs in the page: the times between the frames from when something is first shown until it stays away. */
function framesWhileShown({ selector, words, turnMs, awayFrames }) {
  const find = () => {
    const found = document.querySelector(selector);
    return found !== null && (words === null || found.textContent === words);
  };
  return new Promise((resolve) => {
    const moments = [];
    let shown = 0;
    window.letGo();
    window.requestAnimationFrame(function note(atMs) {
      const isShown = find();
      if (isShown || shown > 0) moments.push(atMs);
      if (isShown) shown = moments.length;
      const isOver = shown > 0 && (moments.length - shown >= awayFrames || atMs - moments[0] >= turnMs);
      if (!isOver) return window.requestAnimationFrame(note);
      const counted = moments.slice(0, shown);
      return resolve(counted.slice(1).map((moment, index) => moment - counted[index]));
    });
  });
}

/** A page that draws only while it is let: several can be measured in turns, and none disturbs another. */
export async function openHeldPage(browser, viewport, open) {
  const context = await newContext(browser, viewport);
  await context.addInitScript(installHold);
  const page = await context.newPage();
  await open(page);
  await page.evaluate(() => window.hold());
  return {
    run: () => page.evaluate(framesOfATurn, { turnMs: TURN_MS, warmUpFrames: WARM_UP_FRAMES }),
    /** Goes on afterwards, until it is held. */
    runWhileShown: ({ selector, words }) =>
      page.evaluate(framesWhileShown, { selector, words, turnMs: TURN_MS, awayFrames: AWAY_FRAMES }),
    hold: () => page.evaluate(() => window.hold()),
    close: () => context.close(),
  };
}
