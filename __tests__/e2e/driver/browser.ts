import type { Browser } from 'playwright-core';

declare global {
  /** A worker has a browser of its own: one that draws for two at once lets each of them wait for the other. */
  var workerBrowser: typeof import('./workerBrowser');
}

/** One browser for the whole run; all that a file has opened in it ends with the file. */
export const browser = (): Promise<Browser> => workerBrowser.open();

/** A browser that differs from the others. */
export const launchBrowser = (moreFlags: readonly string[]): Promise<Browser> => workerBrowser.launch(moreFlags);

afterAll(() => workerBrowser.closeOthers());
