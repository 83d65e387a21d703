import type { AnyTableUi, BoardPart } from '../../game';

type Sheet = Parameters<AnyTableUi['useWords']>[0];
type View = Parameters<AnyTableUi['setupOf']>[0];

/**
 * What a game fills in by hooks of its own. It is the same game for as long as a table stands, but no compiler can know
 * that: here it passes over them, and over nothing else.
 */
export const useWordsOf = (ui: AnyTableUi, sheet: Sheet, view: View): ReturnType<AnyTableUi['useWords']> =>
  ui.useWords(sheet, ui.setupOf(view));

export const useTitleOf = (ui: AnyTableUi, sheet: Sheet, view: View): string => ui.useTitle(sheet, ui.setupOf(view));

export const useBoardOf = (ui: AnyTableUi, at: Parameters<AnyTableUi['useBoard']>[0]): BoardPart | null =>
  ui.useBoard(at);
