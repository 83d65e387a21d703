import type { BrowserContextOptions } from 'playwright-core';
import type { Size } from '../driver/sizes';
import { openLook, toTheList, type Look } from './look';
import type { Moment } from './moments';
import { USUAL_READER } from './reader';
import { openAt, type AtTable } from './table';

export interface StayingLook {
  /** Where a game stops at this moment, and something is asked. */
  at(moment: Moment): Promise<{ readonly look: Look; readonly at: AtTable }>;
}

/** Somebody who comes once and looks at one moment after the other, each brought in as a file: one for all tests of a file. */
export function stayingLook(size: Size, context: BrowserContextOptions = {}): StayingLook {
  let opened: Promise<Look> | null = null;
  return {
    at: async (moment) => {
      opened ??= openLook(size, USUAL_READER, context, true);
      const look = await opened;
      // What the test before has left over the page goes with it.
      await look.page.mouse.up();
      await look.page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' });
      await look.page.goto('about:blank');
      await toTheList(look);
      const at = await openAt(look, moment);
      await at.ready();
      return { look, at };
    },
  };
}
