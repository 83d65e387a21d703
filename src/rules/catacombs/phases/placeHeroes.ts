import { DISC_RADIUS_MM, firstPlace, type PieceToPlace } from '../../table';
import { onePlace, placesOf } from '../answers';
import { hasSpot } from '../adventure/inPlay';
import { ALLY_CARDS } from '../content/base/heroes';
import type { HeroId } from '../content/ids';
import { anywhere, nearPiece } from '../effects/placing';
import { withPiece } from '../model/changes';
import { isAlive } from '../model/hero';
import type { Catacombs } from '../model/model';
import { heroPieceOf, livingHeroes, seatOfHero, takenPlaces, heroOf } from '../model/queries';
import type { RuleOf } from '../types';
import { heroSideZone, inZone } from './placing';

export const FAMILIAR = 'ally:familiar';

/** The living heroes that this seat places; where a story says who stands where, nobody is asked (EXTRA-005). */
export const heroesAt = (model: Catacombs, seat: string): readonly HeroId[] =>
  (model.setup.heroSeats.find((one) => one.seat === seat)?.heroes ?? []).filter(
    (id) => isAlive(heroOf(model, id)) && !hasSpot(model, id),
  );

const bringsFamiliar = (model: Catacombs): boolean =>
  livingHeroes(model).some(({ id, equipment }) => id === 'hero:wizard' && equipment.includes('equipment:familiar'));

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
        taken: takenPlaces(play.model),
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

/** Beside its Wizard in the zone; in a crowd beside him at least, or in the zone, or wherever there is room. */
function familiarPlaces(model: Catacombs, wizard: string): readonly PieceToPlace[] {
  const radiusMm = DISC_RADIUS_MM[ALLY_CARDS[FAMILIAR].size];
  const zone = heroSideZone(model);
  const beside = nearPiece(model, FAMILIAR, radiusMm, wizard);
  return [{ ...beside, within: zone }, beside, inZone(FAMILIAR, radiusMm, zone), anywhere(FAMILIAR, radiusMm)];
}

/** The Familiar goes beside its Wizard, in the hero zone (BASE-221). */
export const placeFamiliarRule: RuleOf<'placeFamiliar'> = {
  run(play) {
    const wizard = heroPieceOf(play.model, 'hero:wizard');
    if (wizard === null || !bringsFamiliar(play.model)) return;
    const taken = takenPlaces(play.model);
    const piece = familiarPlaces(play.model, wizard.id).find((one) => firstPlace(one, taken) !== null);
    if (piece === undefined) return;
    play.ask(
      [seatOfHero(play.model, 'hero:wizard')],
      { kind: 'placeHeroes', heroes: [FAMILIAR] },
      { kind: 'place', pieces: [piece], taken },
    );
  },
  answer(play, _, answer) {
    const { xMm, yMm } = onePlace(answer);
    play.change(
      withPiece(play.model, {
        kind: 'ally',
        id: FAMILIAR,
        card: FAMILIAR,
        owner: 'hero:wizard',
        xMm,
        yMm,
        radiusMm: DISC_RADIUS_MM.small,
        hasActed: false,
      }),
    );
    play.emit({ kind: 'placed', piece: FAMILIAR, xMm, yMm, cause: { by: 'equipment:familiar', rule: 'BASE-221' } });
  },
};
