import { useEffect, useRef } from 'react';

/** The mark of the entry in the browser's history that stands for whatever lies over the screen. */
const OVERLAY = 'overlay';
/** Navigation writes its own entries within this time: only then is it known whether ours is still the last one. */
const SETTLED_MS = 200;

/** The way to close each thing that lies over the screen, the last on top. */
const open: (() => void)[] = [];
/** The next step back is our own, and means nothing to anybody. */
let isOwnStep = false;
/** The app goes back by itself, over the entry of the sheet from which it does. */
let isGoing = false;
/** An entry whose sheet is gone, about to be lifted. */
let lifting: ReturnType<typeof setTimeout> | undefined;
let isWatching = false;

const stateOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};

const isOnOverlay = (): boolean => stateOf(window.history.state)[OVERLAY] === true;

function layEntry(): void {
  if (!isOnOverlay()) window.history.pushState({ ...stateOf(window.history.state), [OVERLAY]: true }, '');
}

/** Whatever is gone to from a sheet takes the place of its entry, and whoever goes back counts it in. */
function watchHistory(): void {
  const { history } = window;
  const push = history.pushState.bind(history);
  const go = history.go.bind(history);
  history.pushState = (state: unknown, title, url) => {
    keepEntry();
    if (isOnOverlay()) history.replaceState(state, title, url);
    else push(state, title, url);
  };
  history.go = (delta = 0) => {
    keepEntry();
    isGoing = delta < 0;
    go(delta < 0 && isOnOverlay() ? delta - 1 : delta);
  };
  window.addEventListener('popstate', onPop, true);
}

function liftEntry(): void {
  keepEntry();
  if (open.length > 0 || !isOnOverlay()) return;
  isOwnStep = true;
  window.history.back();
}

/** A step back would call off whatever page is being gone to. */
function keepEntry(): void {
  clearTimeout(lifting);
  lifting = undefined;
  window.removeEventListener('beforeunload', keepEntry);
}

function liftLater(): void {
  keepEntry();
  if (isGoing || !isOnOverlay()) return;
  lifting = setTimeout(liftEntry, SETTLED_MS);
  window.addEventListener('beforeunload', keepEntry);
}

function onPop(event: PopStateEvent): void {
  const close = open.at(-1);
  isGoing = false;
  const isEmptyStep = close === undefined && lifting !== undefined;
  if (isOwnStep || isEmptyStep || close !== undefined) event.stopImmediatePropagation();
  if (isEmptyStep) {
    // Whoever goes back before the entry is lifted means the screen, not the sheet that is gone.
    keepEntry();
    window.history.back();
  }
  if (isOwnStep) {
    isOwnStep = false;
    // Whatever was opened while this step was under way has lost the entry that it found.
    if (close !== undefined) layEntry();
    return;
  }
  if (close === undefined) return;
  close();
  setTimeout(() => {
    if (open.length > 0) layEntry();
  }, SETTLED_MS);
}

/** The browser's way back closes what lies over the screen, and leaves the screen only when nothing does. */
export function useBackCloses(close: (() => void) | null): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  const canClose = close !== null;
  useEffect(() => {
    if (!canClose) return undefined;
    const entry = (): void => latest.current?.();
    if (!isWatching) watchHistory();
    isWatching = true;
    open.push(entry);
    layEntry();
    return () => {
      open.splice(open.indexOf(entry), 1);
      liftLater();
    };
  }, [canClose]);
}
