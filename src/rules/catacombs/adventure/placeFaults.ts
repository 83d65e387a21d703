import { placeAll, whyNotThere, type PieceToPlace, type RectMm, type TakenPlace } from '../../flicking';
import { DISC_RADIUS_MM } from '../content/discSizes';
import { BOARD, HERO_ZONE, MONSTER_ZONE } from '../content/boards';
import { MONSTER_CARDS } from '../content/monsters';
import { HERO_SLOTS } from '../content/heroSlots';
import { obstaclesOf } from '../model/subjects/obstacles';
import { inZone, WHOLE_BOARD } from '../model/subjects/placing';
import { HERO_IDS, type MonsterId } from '../words/ids';
import type { Adventure, FightRoom, Spot } from '../words/adventure';
import { at, type Fault } from './fault';
import { fightIn, lordOf } from '../model/subjects/storyFight';

/** A piece with an exact place, or one that its player will place. */
interface Cast {
  readonly piece: PieceToPlace;
  readonly spot: Spot | undefined;
  readonly path: Fault['path'];
}

const zoneFor = (room: FightRoom, spot: Spot | undefined, usual: RectMm): RectMm =>
  spot !== undefined && room.anywhere === true ? WHOLE_BOARD : usual;

/** Whoever has an exact place, and others up to the four who play (BASE-029). */
function heroesIn(room: FightRoom): readonly Cast[] {
  const placed = HERO_IDS.filter((id) => room.heroes?.[id] !== undefined);
  const others = HERO_IDS.filter((id) => !placed.includes(id)).slice(0, Math.max(0, HERO_SLOTS.length - placed.length));
  return [...placed, ...others].map((id) => {
    const spot = room.heroes?.[id];
    return { piece: inZone(id, DISC_RADIUS_MM.medium, zoneFor(room, spot, HERO_ZONE)), spot, path: ['heroes', id] };
  });
}

function lordIn(room: FightRoom): readonly Cast[] {
  if (room.kind !== 'lair') return [];
  const spot = room.lordAt;
  return [{ piece: inZone('lord', DISC_RADIUS_MM.large, zoneFor(room, spot, MONSTER_ZONE)), spot, path: ['lordAt'] }];
}

const radiusOf = (monster: MonsterId): number => DISC_RADIUS_MM[MONSTER_CARDS[monster].size];

/** Those with an exact place, then all the others that the fight brings. */
function monstersIn(adventure: Adventure, room: FightRoom): readonly Cast[] {
  const waiting = [...fightIn(room, lordOf(adventure)).monsters];
  const given = (room.monsters ?? []).flatMap(({ monster, at: spot }, index): readonly Cast[] => {
    if (spot === undefined) return [];
    waiting.splice(waiting.indexOf(monster), 1);
    const piece = inZone(monster, radiusOf(monster), zoneFor(room, spot, MONSTER_ZONE));
    return [{ piece, spot, path: ['monsters', index, 'at'] }];
  });
  const others = waiting.map((monster, index): Cast => {
    const piece = inZone(`${monster}-${index}`, radiusOf(monster), MONSTER_ZONE);
    return { piece, spot: undefined, path: ['monsters'] };
  });
  return [...given, ...others];
}

/** Exact places that cannot be, or that leave the others no room (BASE-083). */
export function placeFaults(adventure: Adventure, room: FightRoom): readonly Fault[] {
  const cast = [...heroesIn(room), ...lordIn(room), ...monstersIn(adventure, room)];
  const taken: TakenPlace[] = [...obstaclesOf(fightIn(room, lordOf(adventure)).board)];
  const faults: Fault[] = [];
  for (const { piece, spot, path } of cast) {
    if (spot === undefined) continue;
    const refusal = whyNotThere(piece, { id: piece.id, ...spot }, { board: BOARD, taken });
    const other = refusal?.details.other === undefined ? '' : ` ${refusal.details.other}`;
    if (refusal !== null) faults.push(at(path, `${refusal.reason}${other} (BASE-083)`));
    taken.push({ id: piece.id, ...spot, radiusMm: piece.radiusMm });
  }
  const pieces = cast.flatMap(({ piece, spot }) => (spot === undefined ? [piece] : []));
  if (faults.length > 0 || placeAll({ kind: 'place', board: BOARD, pieces, taken }) !== null) return faults;
  return [at(['monsters'], 'not everybody finds a place on this board (BASE-083)')];
}
