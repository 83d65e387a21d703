import { useEffect, useRef } from 'react';

/** The mark of the entry in the browser's history that stands for whatever lies over the screen. */
const OVERLAY = 'overlay';
/** Navigation writes its own entries within this time: only then is it known whether ours is still the last one. */
const SETTLED_MS = 200;

/** The way to close each thing that lies over the screen, the last on top. */
const open: (() => void)[] = [];
/** The next step back is our own, and means nothing to anybody. */
let isOwnStep = false;
let isListening = false;

const stateOf = (state: unknown): Readonly<Record<string, unknown>> =>
  typeof state === 'object' && state !== null ? (state as Readonly<Record<string, unknown>>) : {};

const isOnOverlay = (): boolean => stateOf(window.history.state)[OVERLAY] === true;

function layEntry(): void {
  if (!isOnOverlay()) window.history.pushState({ ...stateOf(window.history.state), [OVERLAY]: true }, '');
}

function liftEntry(): void {
  if (open.length > 0 || !isOnOverlay()) return;
  isOwnStep = true;
  window.history.back();
}

function onPop(event: PopStateEvent): void {
  const close = open.at(-1);
  if (isOwnStep || close !== undefined) event.stopImmediatePropagation();
  if (isOwnStep) {
    isOwnStep = false;
    return;
  }
  if (close === undefined) {
    // Back at what a screen left behind that was opened from a sheet.
    setTimeout(liftEntry, SETTLED_MS);
    return;
  }
  close();
  setTimeout(() => {
    if (open.length > 0) layEntry();
  }, SETTLED_MS);
}

/** The browser's way back closes what lies over the screen, and leaves the screen only when nothing does. */
export function useBackCloses(close: () => void): void {
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    const entry = (): void => latest.current();
    if (!isListening) window.addEventListener('popstate', onPop, true);
    isListening = true;
    open.push(entry);
    layEntry();
    return () => {
      open.splice(open.indexOf(entry), 1);
      setTimeout(liftEntry, SETTLED_MS);
    };
  }, []);
}
