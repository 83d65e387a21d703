import { MONSTER_IDS, type MonsterId } from './ids';
import type { DiscId } from '../../flicking';
import type { Id } from '../../machine';

/** Whatever lies on the board, in the reserve or on another disc: its card's id, with a number where there can be several. */
export type PieceId = DiscId;

/** A Room card: of a box, or the place of a room in a story. */
export type CardId = Id<'card'>;

/** What a piece does: an action, a spell or a thing of its own, or one of a monster's numbered attacks. */
export type ActionName = Id<'action'>;

/** What can be paid for: Equipment, a service, a look. */
export type ItemId = Id<'item'>;

/** One of several pieces of a card: `monster:orc` and 2. */
export const numbered = (card: string, number: number): PieceId => `${card}-${number}`;

const NUMBERED = /^(.*)[-#](\d+)$/;

/** What is one of several, a piece or a disc on a card, and which of them; null where there is but one. */
export function readNumbered(id: string): { readonly of: string; readonly number: number | null } {
  const [, of = id, number = null] = NUMBERED.exec(id) ?? [];
  return { of, number: number === null ? null : Number(number) };
}

/** What an id calls a thing without saying of what kind it is: `monster:orc` is an orc. */
export const bareName = (id: string): string => id.slice(id.indexOf(':') + 1);

/** The kind of a monster that lies somewhere or stands on a card; null for anything else. */
export const monsterCalled = (id: string): MonsterId | null =>
  MONSTER_IDS.find((monster) => monster === readNumbered(id).of) ?? null;

/** The kind of thing that an id says it names: `monster:orc` is of kind `monster`. */
export const kindNamed = (id: string): string => id.slice(0, Math.max(0, id.indexOf(':')));
