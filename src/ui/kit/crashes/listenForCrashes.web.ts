import { noteCrash } from './noteCrash';

/** Writes down whatever nobody catches; the page goes on as browsers have it. */
export function listenForCrashes(
  page: Pick<Window, 'addEventListener'> = window,
  note: (thrown: unknown) => Promise<void> = (thrown) => noteCrash(thrown),
): void {
  // A script of another origin tells nothing of its fault, and none of ours is.
  page.addEventListener('error', ({ error, message }) => void note(error ?? message));
  page.addEventListener('unhandledrejection', ({ reason }) => void note(reason));
}
