import { useState } from 'react';
import type { AnyTableUi, BoardPart } from '../../game';

type Sheet = Parameters<AnyTableUi['useWords']>[0];
type View = Parameters<AnyTableUi['setupOf']>[0];
type Setup = ReturnType<AnyTableUi['setupOf']>;

/** A view is made anew at every step, and with it what it shows of the set-up: whoever speaks of that need not begin anew. */
function useSetup(ui: AnyTableUi, view: View): Setup {
  const setup = ui.setupOf(view);
  const [kept, keep] = useState(setup);
  if (kept === setup || JSON.stringify(kept) === JSON.stringify(setup)) return kept;
  keep(setup);
  return setup;
}

/* What a game fills in by hooks of its own: it is the same game for as long as a table stands. */

export function useWordsOf(ui: AnyTableUi, sheet: Sheet, view: View): ReturnType<AnyTableUi['useWords']> {
  return ui.useWords(sheet, useSetup(ui, view));
}

export function useTitleOf(ui: AnyTableUi, sheet: Sheet, view: View): string {
  return ui.useTitle(sheet, useSetup(ui, view));
}

export function useBoardOf(ui: AnyTableUi, at: Parameters<AnyTableUi['useBoard']>[0]): BoardPart | null {
  return ui.useBoard(at);
}
