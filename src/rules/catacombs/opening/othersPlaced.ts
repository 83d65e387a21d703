import { placeAll, type PieceAt, type PieceToPlace } from '../../flicking';
import { DISC_RADIUS_MM } from '../content/discSizes';
import { enterMonster, withPiece } from '../model/changes';
import type { Catacombs } from '../model/model';
import { groundOf, heroesInPlay, heroPieceOf, pieceOrNull, roomOf } from '../model/queries';
import { heroSideZone, idsFor, inZone, monsterPlacing, overseerPieces } from '../model/subjects/placing';
import { byScarcity } from '../model/subjects/shortOf';
import { spotsNow } from '../model/subjects/story';
import type { HeroId } from '../words/ids';
import { at, put, type Put } from './fault';

const { medium: HERO_RADIUS_MM, large: LORD_RADIUS_MM } = DISC_RADIUS_MM;

const standing = (model: Catacombs, id: HeroId, { xMm, yMm }: { readonly xMm: number; readonly yMm: number }) =>
  withPiece(model, { kind: 'hero', id, card: id, xMm, yMm, radiusMm: HERO_RADIUS_MM, hasActed: false, stun: null });

const crowded = (model: Catacombs): Put => ({
  model,
  faults: [at(['pieces'], 'there is no room left in its zone for somebody who is not named', 'BASE-083')],
});

const placesFor = (model: Catacombs, pieces: readonly PieceToPlace[]): readonly PieceAt[] | null =>
  placeAll({ kind: 'place', pieces, ...groundOf(model) });

const missingIn = (model: Catacombs): readonly HeroId[] =>
  heroesInPlay(model).flatMap(({ id }) => (heroPieceOf(model, id) === null ? [id] : []));

/** Who is not named and has an exact place in a story stands there (EXTRA-005). */
export function heroesTold(model: Catacombs): Put {
  const { heroes: spots } = spotsNow(model);
  const told = missingIn(model).reduce((next, id) => {
    const spot = spots[id];
    return spot === undefined ? next : standing(next, id, spot);
  }, model);
  return put(told);
}

/** Living heroes who are not named stand in their zone, or where a story puts them (BASE-081). */
export function heroesPlaced(model: Catacombs): Put {
  const { model: told } = heroesTold(model);
  const others = missingIn(told);
  const zone = heroSideZone(model);
  const places = placesFor(
    told,
    others.map((id) => inZone(id, HERO_RADIUS_MM, zone)),
  );
  if (places === null) return crowded(model);
  return put(
    others.reduce((next, id) => {
      const place = places.find((one) => one.id === id);
      return place === undefined ? next : standing(next, id, place);
    }, told),
  );
}

/** The Lord is in his lair, and where nobody was named at all the monsters of the room are there too (BASE-082, BASE-314). */
export function overseerPlaced(model: Catacombs, isAll: boolean): Put {
  const monsters = isAll ? byScarcity(model.muster) : [];
  const pieces = overseerPieces(model, monsters);
  if (pieces.length === 0) return put(model);
  const { ask } = monsterPlacing(model, pieces);
  const places = placesFor(model, ask.pieces);
  if (places === null) return crowded(model);
  const ids = idsFor(model, monsters);
  let next = model;
  const { lord } = roomOf(model);
  const throne =
    lord === null || pieceOrNull(model, lord.id) !== null ? undefined : places.find(({ id }) => id === lord.id);
  if (lord !== null && throne !== undefined) {
    const { xMm, yMm } = throne;
    const body = { id: lord.id, card: lord.id, xMm, yMm, radiusMm: LORD_RADIUS_MM, hasActed: false };
    next = withPiece(next, { kind: 'lord', ...body });
  }
  for (const [index, monster] of monsters.entries()) {
    const place = places.find(({ id }) => id === ids[index]);
    if (place !== undefined) next = enterMonster(next, monster, place, false).model;
  }
  return put(isAll ? { ...next, muster: [] } : next);
}
