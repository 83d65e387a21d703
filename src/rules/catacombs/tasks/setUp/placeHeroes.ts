import type { SeatId } from '../../../machine';
import { firstPlace, type PieceToPlace } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { onePlace, placesOf } from '../../model/answers';
import { hasSpot } from '../../model/subjects/story';
import { ALLY_CARDS } from '../../content/base/heroes';
import { EQUIPMENT_CARDS } from '../../content/equipment';
import type { AllyId, EquipmentId, HeroId } from '../../words/ids';
import { anywhere, heroSideZone, inZone, nearPiece } from '../../model/subjects/placing';
import { withPiece } from '../../model/changes';
import { isAlive } from '../../model/hero';
import type { Catacombs } from '../../model/model';
import { heroOf, heroPieceOf, isSwallowed, livingHeroes, pieceOrNull, seatOfHero, groundOf } from '../../model/queries';
import type { RuleOf } from '../../model/types';
import type { PieceId } from '../../words/openIds';

/** The living heroes that this seat places; where a story says who stands where, nobody is asked (EXTRA-005). */
export const heroesAt = (model: Catacombs, seat: SeatId): readonly HeroId[] =>
  (model.setup.heroSeats.find((one) => one.seat === seat)?.heroes ?? []).filter(
    (id) => isAlive(heroOf(model, id)) && !isSwallowed(model, id) && !hasSpot(model, id),
  );

/** Setup 5: each player puts their heroes into the hero zone (BASE-081, BASE-083). */
export const placeHeroesRule: RuleOf<'placeHeroes'> = {
  run(play, { seat }) {
    const heroes = heroesAt(play.model, seat);
    if (heroes.length === 0) return;
    const zone = heroSideZone(play.model);
    play.ask(
      [seat],
      { kind: 'placeHeroes', heroes },
      {
        kind: 'place',
        pieces: heroes.map((id) => inZone(id, DISC_RADIUS_MM.medium, zone)),
        ...groundOf(play.model),
      },
    );
  },
  answer(play, { seat }, answer) {
    for (const { id, xMm, yMm } of placesOf(answer)) {
      const card = heroesAt(play.model, seat).find((hero) => hero === id);
      if (card === undefined) continue;
      const radiusMm = DISC_RADIUS_MM.medium;
      play.change(withPiece(play.model, { kind: 'hero', id, card, xMm, yMm, radiusMm, hasActed: false, stun: null }));
      play.emit({ kind: 'placed', piece: id, xMm, yMm, cause: { by: id, rule: 'BASE-081' } });
    }
  },
};

interface Companion {
  readonly ally: AllyId;
  readonly owner: HeroId;
  readonly equipment: EquipmentId;
}

/** Whoever comes with a card into every room (SOL-016); cards that their hero cannot use bring nobody (SOL-025). */
const companionsOf = (model: Catacombs): readonly Companion[] =>
  livingHeroes(model).flatMap(({ id, equipment }) =>
    equipment.flatMap((item): Companion[] => {
      const { ally, owners } = EQUIPMENT_CARDS[item];
      return ally === undefined || !owners.includes(id) ? [] : [{ ally, owner: id, equipment: item }];
    }),
  );

/** The companions of these heroes who stand on the board: where one goes the other follows (BASE-221). */
export const companionsIn = (model: Catacombs, heroes: readonly HeroId[]): readonly AllyId[] =>
  companionsOf(model).flatMap(({ ally, owner }) =>
    heroes.includes(owner) && pieceOrNull(model, ally) !== null ? [ally] : [],
  );

/** Who is still to be placed beside an owner who stands there. */
const nextCompanion = (model: Catacombs): Companion | null =>
  companionsOf(model).find(
    ({ ally, owner }) =>
      pieceOrNull(model, ally) === null && heroPieceOf(model, owner) !== null && hasPlace(model, ally, owner),
  ) ?? null;

/** Beside its owner in the zone; in a crowd beside it at least, or in the zone, or wherever there is room. */
function placesBeside(model: Catacombs, ally: AllyId, owner: PieceId): readonly PieceToPlace[] {
  const radiusMm = DISC_RADIUS_MM[ALLY_CARDS[ally].size];
  const zone = heroSideZone(model);
  const beside = nearPiece(model, ally, radiusMm, owner);
  const places = [{ ...beside, within: zone }, beside, inZone(ally, radiusMm, zone), anywhere(ally, radiusMm)];
  return places.filter((one) => firstPlace(one, groundOf(model)) !== null);
}

const hasPlace = (model: Catacombs, ally: AllyId, owner: PieceId): boolean =>
  placesBeside(model, ally, owner).length > 0;

/** One after the other they go beside their owners, in the hero zone (BASE-221). */
export const placeFamiliarRule: RuleOf<'placeFamiliar'> = {
  run(play) {
    const companion = nextCompanion(play.model);
    if (companion === null) return;
    const { ally, owner } = companion;
    const pieces = placesBeside(play.model, ally, owner).slice(0, 1);
    play.ask(
      [seatOfHero(play.model, owner)],
      { kind: 'placeHeroes', heroes: [ally] },
      { kind: 'place', pieces, ...groundOf(play.model) },
    );
  },
  answer(play, task, answer) {
    const companion = nextCompanion(play.model);
    if (companion === null) return;
    const { ally, owner, equipment } = companion;
    const { xMm, yMm } = onePlace(answer);
    const radiusMm = DISC_RADIUS_MM[ALLY_CARDS[ally].size];
    play.change(
      withPiece(play.model, { kind: 'ally', id: ally, card: ally, owner, xMm, yMm, radiusMm, hasActed: false }),
    );
    play.emit({ kind: 'placed', piece: ally, xMm, yMm, cause: { by: equipment, rule: 'BASE-221' } });
    play.next(task);
  },
};
