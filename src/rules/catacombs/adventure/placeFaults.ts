import {
  BOARD_MM,
  DISC_RADIUS_MM,
  HERO_ZONE,
  MONSTER_ZONE,
  placeAll,
  whyNotThere,
  type PieceToPlace,
  type RectMm,
  type TakenPlace,
} from '../../table';
import { MONSTER_CARDS } from '../content/base/monsters';
import { HERO_IDS } from '../content/ids';
import { obstaclesOf } from '../phases/openRoom';
import { inZone } from '../phases/placing';
import type { Adventure, FightRoom, Spot } from './adventure';
import { at, type Fault } from './fault';
import { fightIn } from './roomFight';

const WHOLE_BOARD: RectMm = { xMm: 0, yMm: 0, widthMm: BOARD_MM.width, heightMm: BOARD_MM.height };

/** A piece with an exact place, or one that its player will place. */
interface Cast {
  readonly piece: PieceToPlace;
  readonly spot: Spot | undefined;
  readonly path: Fault['path'];
}

function castOf({ lord }: Adventure, room: FightRoom): readonly Cast[] {
  const zone = (usual: RectMm, spot: Spot | undefined): RectMm =>
    spot !== undefined && room.anywhere === true ? WHOLE_BOARD : usual;
  const heroes = HERO_IDS.map((id): Cast => {
    const spot = room.heroes?.[id];
    return { piece: inZone(id, DISC_RADIUS_MM.medium, zone(HERO_ZONE, spot)), spot, path: ['heroes', id] };
  });
  const given = (room.monsters ?? []).flatMap(({ monster, at: spot }, index): readonly Cast[] => {
    if (spot === undefined) return [];
    const radiusMm = DISC_RADIUS_MM[MONSTER_CARDS[monster].size];
    return [{ piece: inZone(monster, radiusMm, zone(MONSTER_ZONE, spot)), spot, path: ['monsters', index, 'at'] }];
  });
  const waiting = [...fightIn(room, lord ?? 'lord:sorcerer').monsters];
  for (const { piece } of given)
    waiting.splice(
      waiting.findIndex((monster) => monster === piece.id),
      1,
    );
  const others = waiting.map((monster, index): Cast => {
    const radiusMm = DISC_RADIUS_MM[MONSTER_CARDS[monster].size];
    return { piece: inZone(`${monster}-${index}`, radiusMm, MONSTER_ZONE), spot: undefined, path: ['monsters'] };
  });
  if (room.kind === 'combat') return [...heroes, ...given, ...others];
  const spot = room.lordAt;
  const lair: Cast = { piece: inZone('lord', DISC_RADIUS_MM.large, zone(MONSTER_ZONE, spot)), spot, path: ['lordAt'] };
  return [...heroes, lair, ...given, ...others];
}

/** Exact places that cannot be, or that leave the others no room (BASE-083). */
export function placeFaults(adventure: Adventure, room: FightRoom): readonly Fault[] {
  const cast = castOf(adventure, room);
  const taken: TakenPlace[] = [...obstaclesOf(fightIn(room, adventure.lord ?? 'lord:sorcerer').board)];
  const faults: Fault[] = [];
  for (const { piece, spot, path } of cast) {
    if (spot === undefined) continue;
    const refusal = whyNotThere(piece, { id: piece.id, ...spot }, taken);
    const other = refusal?.details.other === undefined ? '' : ` ${refusal.details.other}`;
    if (refusal !== null) faults.push(at(path, `${refusal.reason}${other} (${refusal.rule ?? 'BASE-083'})`));
    taken.push({ id: piece.id, ...spot, radiusMm: piece.radiusMm });
  }
  const pieces = cast.flatMap(({ piece, spot }) => (spot === undefined ? [piece] : []));
  if (faults.length > 0 || placeAll({ kind: 'place', pieces, taken }) !== null) return faults;
  return [at(['monsters'], 'not everybody finds a place on this board (BASE-083)')];
}
