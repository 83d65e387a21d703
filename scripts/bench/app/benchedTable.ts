import type { Page } from 'playwright-core';
import type { Point } from '../../../__tests__/e2e/driver/traces';

/** A table that waits for a flick, again and again. */
export interface BenchedTable {
  /** The way of a finger that sends a disc off, and nothing is lost by it: the table stays as full as it was. */
  way(): { readonly from: Point; readonly to: Point; readonly forMs: number };
  flick(): Promise<void>;
  untilNextFlick(): Promise<void>;
}

/** What a game brings along so that what it costs on a screen can be measured. */
export interface AppBench {
  /** What its table is like, in words. */
  readonly table: string;
  /** What is on the page, with which words, while a flick is shown; null: whatever it says. */
  readonly flying: { readonly selector: string; readonly words: string | null };
  /** The app in this page, at a table with as much on it as the game ever has. */
  sitDown(page: Page, url: string): Promise<BenchedTable>;
}
