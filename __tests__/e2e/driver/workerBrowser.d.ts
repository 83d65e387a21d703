import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';

/** A browser context that nobody has ever been in, or that is cleared of whoever was. */
export interface Seat {
  readonly context: BrowserContext;
  readonly page: Page;
}

/** A browser that differs from the shared one. */
export function launch(moreFlags: readonly string[]): Promise<Browser>;
/** The one that all files of a worker share. */
export function open(): Promise<Browser>;
export function takeSeat(
  options: BrowserContextOptions & Required<Pick<BrowserContextOptions, 'viewport'>>,
): Promise<Seat>;
export function leaveSeat(seat: Seat): Promise<void>;
/** Whatever a file has opened besides seats ends with it. */
export function closeOthers(): Promise<void>;
export function close(): Promise<void>;
