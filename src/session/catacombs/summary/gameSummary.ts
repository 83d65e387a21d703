import {
  type Adventure,
  type CardId,
  type CatacombsState,
  type Handicap,
  HERO_IDS,
  type HeroId,
  type LordId,
  type Outcome,
} from '../../../rules/catacombs';
import type { SeatId } from '../../../rules/machine';
import { shownOf } from '../shown/shownOf';
import type { ShownTable } from '../shown/shownTable';

/** The shape of what follows; a summary of another shape is not read. */
export const SUMMARY_VERSION = 1;

/** What a list shows of a game without opening it. */
export interface GameSummary {
  readonly version: typeof SUMMARY_VERSION;
  /** Room cards turned up so far, and how many there are on the way. */
  readonly room: number;
  readonly roomCount: number;
  /** The Room card that the heroes are in, or were in last. */
  readonly card: CardId | null;
  readonly round: number;
  readonly lord: LordId;
  /** What its story is called; null where cards were drawn. */
  readonly story: Adventure['title'] | null;
  readonly heroes: readonly { readonly id: HeroId; readonly life: number; readonly maxLife: number }[];
  readonly outcome: Outcome | null;
  /** Who was the Overseer last; null in a summary that does not say. */
  readonly overseer: SeatId | null;
  /** What it is evened out by. */
  readonly handicap: Handicap | null;
  /** For a picture of the table. */
  readonly table: ShownTable;
}

function progressOf({ path }: CatacombsState['model']): Pick<GameSummary, 'room' | 'roomCount'> {
  if (path.kind === 'line') return { room: path.at + 1, roomCount: path.columns.length };
  const spaces = path.spaces.filter((space) => space !== null);
  return { room: spaces.filter(({ isExplored }) => isExplored).length, roomCount: spaces.length };
}

export function gameSummary(state: CatacombsState): GameSummary {
  const { model, outcome } = state;
  const table = shownOf(state);
  return {
    version: SUMMARY_VERSION,
    ...progressOf(model),
    card: table.card,
    round: table.round,
    lord: model.setup.lord,
    story: model.setup.adventure?.title ?? null,
    heroes: HERO_IDS.flatMap((id) => {
      const hero = table.heroes[id];
      return hero === undefined ? [] : [{ id, life: hero.life, maxLife: hero.maxLife }];
    }),
    outcome,
    overseer: model.setup.overseer,
    handicap: model.setup.handicap ?? null,
    table,
  };
}
