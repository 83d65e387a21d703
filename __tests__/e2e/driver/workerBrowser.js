// Outside of what Jest makes anew for each file: one browser for all files of a worker, and the seats in it.
const { chromium } = require('playwright-core');
const flags = require('../../../scripts/lib/chromiumFlags.json');
const lightDrawing = require('../../../scripts/lib/lightDrawing.json');

/** Each has a page that has compiled the game already; one that is left aside costs memory alone. */
const MOST_SEATS = 3;
/** Whoever uses one of these leaves something behind that no seat is cleared of. */
const LASTING = {
  page: [
    ...['addInitScript', 'emulateMedia', 'exposeBinding', 'exposeFunction', 'route'],
    ...['setDefaultTimeout', 'setExtraHTTPHeaders'],
  ],
  context: [
    ...['addCookies', 'addInitScript', 'exposeBinding', 'exposeFunction', 'grantPermissions', 'route'],
    ...['setDefaultTimeout', 'setExtraHTTPHeaders', 'setGeolocation', 'setOffline'],
  ],
};
const HEARD = [
  ...[
    'close',
    'console',
    'crash',
    'dialog',
    'domcontentloaded',
    'download',
    'filechooser',
    'framenavigated',
    'load',
    'pageerror',
  ],
  ...['popup', 'request', 'requestfailed', 'requestfinished', 'response', 'worker'],
];

/**
 * Only a board asks for graphics, which are software here. A page whose words and buttons are painted by them as well costs
 * several times as much as one that the browser paints by hand, and looks the same.
 */
const launch = (moreFlags = []) =>
  chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: [...flags, ...lightDrawing, ...moreFlags],
    ignoreDefaultArgs: ['--headless'],
  });

let shared = null;
/** Those that nobody sits on; the one that was left last is the last. */
let free = [];
const seats = new Map();

const open = () => (shared ??= launch());

function watchLasting(seat, what, names) {
  for (const name of names) {
    const method = what[name].bind(what);
    what[name] = (...args) => {
      seat.isSpoilt = true;
      return method(...args);
    };
  }
}

async function newSeat(key, options) {
  const context = await (await open()).newContext(options);
  const page = await context.newPage();
  const seat = { key, context, page, ownSession: await context.newCDPSession(page), sessions: [], isSpoilt: false };
  watchLasting(seat, page, LASTING.page);
  watchLasting(seat, context, LASTING.context);
  const newSession = context.newCDPSession.bind(context);
  context.newCDPSession = async (target) => {
    const session = await newSession(target);
    seat.sessions.push(session);
    return session;
  };
  seats.set(context, seat);
  return seat;
}

/** A browser context with an empty page in it, as if nobody had ever been here. */
async function takeSeat({ viewport, ...options }) {
  const key = JSON.stringify(options, Object.keys(options).sort());
  const found = free.findLast((seat) => seat.key === key);
  if (found === undefined) return newSeat(key, { ...options, viewport });
  free = free.filter((seat) => seat !== found);
  await found.page.setViewportSize(viewport);
  return found;
}

/** Nothing of whoever sat here is left: not on the page, not in its store, not in how it is looked at. */
async function clear({ context, page, ownSession, sessions }) {
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const event of HEARD) page.removeAllListeners(event);
  const { origin } = new URL(page.url());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto('about:blank');
  for (const one of sessions.splice(0)) await one.detach();
  // Refused where no finger was left on the screen.
  await ownSession.send('Input.dispatchTouchEvent', { type: 'touchCancel', touchPoints: [] }).catch(() => undefined);
  await ownSession.send('Page.resetNavigationHistory');
  await ownSession.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
}

/** Left for the next one, unless something of this one would stay. */
async function leaveSeat({ context }) {
  const seat = seats.get(context);
  const isFree =
    !seat.isSpoilt &&
    (await clear(seat).then(
      () => true,
      () => false,
    ));
  if (isFree) free.push(seat);
  for (const old of isFree ? free.splice(0, free.length - MOST_SEATS) : [seat]) await closeSeat(old);
}

async function closeSeat(seat) {
  seats.delete(seat.context);
  await seat.context.close();
}

/** Whatever a file has opened besides seats ends with it. */
async function closeOthers() {
  const contexts = shared === null ? [] : (await shared).contexts();
  for (const context of contexts) if (!seats.has(context)) await context.close();
}

async function close() {
  const closing = shared;
  shared = null;
  free = [];
  await (await closing)?.close();
}

/** What Jest's parent says to a worker that is not needed any more. */
const END = 2;
if (process.send !== undefined) {
  // Whatever is still under way, or whoever was ended: the browser goes with the worker, and at once.
  process.on('message', ([kind]) => kind === END && process.exit());
  process.on('disconnect', () => process.exit());
}

module.exports = { launch, open, takeSeat, leaveSeat, closeOthers, close };
