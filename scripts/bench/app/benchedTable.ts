import type { Page } from 'playwright-core';

/** A table that waits for a flick, again and again. */
export interface BenchedTable {
  /** Sends a disc on its way, and nothing is lost by it: the table stays as full as it was. */
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
