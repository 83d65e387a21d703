import { DAMAGE, isCharacter, SHOT_KINDS, type CharacterId, type ConquestEvent } from '../../../rules/conquest';
import type { Course, CourseLine } from '../../game/course';
import type { ToldFlick } from '../flicked';
import type { ConquestPlayed } from '../played';

/** What one flick came to. */
export interface ShotTale {
  readonly film: ToldFlick;
  readonly by: CharacterId;
  readonly hit: readonly CharacterId[];
  /** Tokens that it has cost. */
  readonly damage: number;
  /** Whom it met after a wall. */
  readonly walled: readonly CharacterId[];
  /** What it would have cost them, had there been none. */
  readonly spoiled: number;
}

export const isWound = (event: ConquestEvent): boolean =>
  event.kind === 'tokenMoved' && (event.why === 'damage' || event.why === 'capture');

const standing = ({ log }: Pick<Course<ConquestPlayed>, 'log'>): readonly CourseLine<ConquestPlayed>[] =>
  log.filter(({ isTakenBack }) => !isTakenBack);

const begun = (film: ToldFlick, by: CharacterId): ShotTale => ({
  film,
  by,
  hit: [],
  damage: 0,
  walled: [],
  spoiled: 0,
});

function withEvent(tale: ShotTale, event: ConquestEvent): ShotTale {
  if (event.kind === 'hit') return { ...tale, hit: [...tale.hit, event.target] };
  if (isWound(event)) return { ...tale, damage: tale.damage + 1 };
  if (event.kind !== 'harmless' || event.why !== 'afterWall') return tale;
  const shot = SHOT_KINDS.find((kind) => kind === tale.film.attack);
  const worth = shot === undefined ? 0 : DAMAGE[shot];
  return { ...tale, walled: [...tale.walled, event.target], spoiled: tale.spoiled + worth };
}

/** Every flick that stands, in order. Tokens may go only once a wave was made stronger, or armour declined. */
export function shotTales(course: Pick<Course<ConquestPlayed>, 'log'>): readonly ShotTale[] {
  const tales: ShotTale[] = [];
  for (const { event, film } of standing(course)) {
    const last = tales.at(-1);
    if (film !== null && film.commandIndex !== last?.film.commandIndex && isCharacter(film.actor)) {
      tales.push(withEvent(begun(film, film.actor), event));
    } else if (last !== undefined) tales[tales.length - 1] = withEvent(last, event);
  }
  return tales;
}
