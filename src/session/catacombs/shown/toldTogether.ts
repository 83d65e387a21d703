import type { CatacombsEvent } from '../../../rules/catacombs';

type Kind = CatacombsEvent['kind'];

/** Many may do so at once, and are named in one line. */
const CHORUSES: readonly Kind[] = ['passed', 'placed', 'recovered', 'regenerated'];

/** What comes of a blow that somebody feels. */
const BLOWS: readonly Kind[] = ['damaged', 'killed', 'incapacitated', 'absorbed', 'frozen', 'poisoned'];

const bringerOf = (event: CatacombsEvent): string | null =>
  event.kind !== 'placed' || event.cause.by === event.piece ? null : event.cause.by;

/** A wound and what it did to whoever has it are one thing. */
const isItsEnd = (wound: CatacombsEvent, event: CatacombsEvent): boolean =>
  wound.kind === 'damaged' &&
  (event.kind === 'killed' || event.kind === 'incapacitated') &&
  event.piece === wound.target;

/** Whether this is told in the same breath as what comes right before it. */
export function joins(told: readonly CatacombsEvent[], event: CatacombsEvent): boolean {
  const last = told.at(-1);
  if (last === undefined) return false;
  if (last.kind === event.kind && CHORUSES.includes(event.kind)) return bringerOf(last) === bringerOf(event);
  if (event.kind === 'unharmed') return last.kind === 'unharmed' || BLOWS.includes(last.kind);
  if (last.kind === 'unharmed' && BLOWS.includes(event.kind)) return told.every(({ kind }) => kind === 'unharmed');
  if (last.kind === 'roundBegan') return event.kind === 'turnBegan';
  return isItsEnd(last, event);
}

/** Of all that is told at once, what is spoken of: the last, unless nobody felt it. */
export function mainOf(told: readonly CatacombsEvent[]): CatacombsEvent {
  const [first] = told;
  if (first === undefined) throw new Error('nothing is told');
  return told.findLast(({ kind }) => kind !== 'unharmed') ?? first;
}

/** Whoever takes the board is seen there while it is told; what befalls somebody is told before it is seen. */
export const isSeenFirst = ({ kind }: CatacombsEvent): boolean => kind === 'placed';

/** A turn in which nobody is left to do anything is over as it begins: it is neither told nor seen. */
export const isIdleTurn = ({ kind }: CatacombsEvent, after: readonly CatacombsEvent[]): boolean =>
  kind === 'turnBegan' && after.some((event) => event.kind === 'roomCleared');
