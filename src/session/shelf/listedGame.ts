import { fieldsOf, isFields, textOf } from '../../lib';
import type { FaultKind, ShelfEntry, UnreadableGame } from '../../storage';
import type { GameModule } from '../game/gameModule';
import { isBroughtIn, isUndated, listedPlayers, occasionIn } from '../game/keptSheet';
import type { Occasion } from '../game/occasion';
import type { Played } from '../game/played';
import type { Player } from '../game/sheet';

/** A game as a list shows it. */
export interface ListedGame<P extends Played> {
  readonly id: string;
  readonly name: string;
  /** In the order in which they sit. */
  readonly players: readonly Player[];
  readonly createdAtMs: number;
  readonly touchedAtMs: number;
  /** It came out of a file that does not say when it was played. */
  readonly isUndated: boolean;
  /** It came out of a file, and nobody has played on here. */
  readonly isBroughtIn: boolean;
  readonly occasion: Occasion;
  readonly stepCount: number;
  readonly isOver: boolean;
  /** null where another version of the app has written it. */
  readonly summary: P['summary'] | null;
}

/** A game that is here and cannot be shown: of a rulebook that this app has not, newer, or broken. It stays as it is. */
export interface ForeignGame {
  readonly game: null;
  readonly id: string;
  /** What its players called it. */
  readonly name: string;
  /** Which rulebook it says it is of; null where even that cannot be read. */
  readonly named: string | null;
  readonly why: 'unknown' | FaultKind;
}

const nameIn = (sheet: string): string => {
  const { sheet: kept } = fieldsOf(sheet);
  return isFields(kept) ? textOf(kept.name, '') : '';
};

/** Of another rulebook than the ones that are played here. */
export const foreignGame = ({ id, game, sheet }: Pick<ShelfEntry, 'id' | 'game' | 'sheet'>): ForeignGame => ({
  game: null,
  id,
  name: nameIn(sheet),
  named: game,
  why: 'unknown',
});

export const unreadGame = ({ id, kind }: UnreadableGame): ForeignGame => ({
  game: null,
  id,
  name: '',
  named: null,
  why: kind,
});

/**
 * A summary comes from behind the shelf's seal: whoever wrote this version wrote all of it. Should it be something else
 * all the same, its row is shown without a picture, and hides no other.
 */
export function listedGame<P extends Played>(
  { summary: { read } }: GameModule<P>,
  { id, createdAtMs, touchedAtMs, stepCount, isOver, sheet, summary }: ShelfEntry,
): ListedGame<P> {
  const { sheet: kept } = fieldsOf(sheet);
  const fields = isFields(kept) ? kept : {};
  return {
    id,
    name: textOf(fields.name, ''),
    players: listedPlayers(fields.players),
    createdAtMs,
    touchedAtMs,
    isUndated: isUndated(sheet),
    isBroughtIn: isBroughtIn(sheet),
    occasion: occasionIn(sheet),
    stepCount,
    isOver,
    summary: read(fieldsOf(summary)),
  };
}
