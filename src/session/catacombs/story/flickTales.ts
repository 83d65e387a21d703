import { isByFire, isHeroSide, type CatacombsEvent, type CatacombsState } from '../../../rules/catacombs';
import { isFelt, otherOf } from '../../../rules/flicking';
import type { Course, CourseLine } from '../../game/course';
import type { CatacombsPlayed } from '../played';
import type { ToldFlick } from '../flicked';

/** The game before its step with this number; null where that was under other rules. */
export type StateAt = (step: number) => CatacombsState | null;

/** What one flick came to. */
export interface FlickTale {
  readonly film: ToldFlick;
  /** The one hero who was on their feet when it was released; null where there were others, or nobody can tell any more. */
  readonly lastUp: string | null;
  readonly damage: number;
  readonly kills: number;
  /** Touches of the flicked disc before its last blow that hurt. */
  readonly rebounds: number;
  /** From where it was flicked to the farthest that it hurt, middle to middle. */
  readonly reachMm: number;
}

/** Damage that a flick did by itself. */
export const isBlow = (event: CatacombsEvent): event is Extract<CatacombsEvent, { kind: 'damaged' }> =>
  event.kind === 'damaged' && !isByFire(event.cause);

function blowsOf(events: readonly CatacombsEvent[]) {
  const hurt = events.filter(isBlow).map(({ target }) => target);
  return events.flatMap((event) => (event.kind === 'struck' && hurt.includes(event.target) ? [event] : []));
}

function reboundsIn({ shot, result }: ToldFlick, events: readonly CatacombsEvent[]): number {
  const blow = blowsOf(events).at(-1);
  if (blow === undefined) return 0;
  return result.contacts.filter(
    (entry) =>
      entry.kind === 'touch' && entry.atMs < blow.atMs && isFelt(entry) && otherOf(entry, shot.discId) !== null,
  ).length;
}

function reachIn({ table, shot }: ToldFlick, events: readonly CatacombsEvent[]): number {
  const from = shot.projectile ?? table.discs.find(({ id }) => id === shot.discId);
  const reaches = blowsOf(events).map(({ target }) => {
    const disc = table.discs.find(({ id }) => id === target);
    return disc === undefined || from === undefined ? 0 : Math.hypot(disc.xMm - from.xMm, disc.yMm - from.yMm);
  });
  return Math.max(0, ...reaches);
}

/** The one hero who is on their feet; null while there are several, or none. */
export function lastStanding({ model }: CatacombsState): string | null {
  const up = Object.values(model.room?.pieces ?? {}).filter(
    (piece) => isHeroSide(piece) && !('stun' in piece && piece.stun !== null),
  );
  const [only] = up;
  return up.length === 1 && only?.kind === 'hero' ? only.id : null;
}

function taleOf(
  film: ToldFlick,
  lines: readonly CourseLine<CatacombsPlayed>[],
  before: CatacombsState | null,
): FlickTale {
  const events = lines.map(({ event }) => event);
  const blows = events.filter(isBlow);
  const struck = blows.map(({ target }) => target);
  return {
    film,
    lastUp: before === null ? null : lastStanding(before),
    damage: blows.reduce((sum, { amount }) => sum + amount, 0),
    kills: blows.filter(({ lifeLeft }) => lifeLeft === 0).length,
    rebounds: struck.length > 0 ? reboundsIn(film, events) : 0,
    reachMm: reachIn(film, events),
  };
}

/** Every flick that stands, in order. */
export function flickTales({ log }: Course<CatacombsPlayed>, stateAt: StateAt): readonly FlickTale[] {
  const lines = new Map<ToldFlick, CourseLine<CatacombsPlayed>[]>();
  for (const line of log) {
    if (line.film === null || line.isTakenBack) continue;
    lines.set(line.film, [...(lines.get(line.film) ?? []), line]);
  }
  return [...lines].map(([film, told]) => taleOf(film, told, stateAt(told[0]?.step ?? -1)));
}
