import { firstPlace, nearestPlace, type PieceToPlace, type Place } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { onePlace } from '../../model/answers';
import type { HeroId } from '../../words/ids';
import { anywhere } from '../../model/subjects/placing';
import { settlementOf, withPiece, withRoom } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { pieceOrNull, REACH_MM, roomOf, seatOfHero, groundOf } from '../../model/queries';
import type { Captive } from '../../model/room';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { PieceId } from '../../words/openIds';

const RADIUS_MM = DISC_RADIUS_MM.medium;
const captivesOf = (model: Catacombs): readonly Captive[] => roomOf(model).captives ?? [];

const isDestroyed = (model: Catacombs, id: PieceId): boolean => {
  const piece = pieceOrNull(model, id);
  return piece?.kind !== 'monster' || piece.life === 0;
};

/** Upright, with the life and the poison that he had, and ready to act (VERM-109, VERM-110). */
function comeBack(play: CatacombsPlay, hero: HeroId, by: PieceId, { xMm, yMm }: Place): void {
  const captives = captivesOf(play.model).filter((one) => one.hero !== hero);
  const piece = {
    kind: 'hero',
    id: hero,
    card: hero,
    xMm,
    yMm,
    radiusMm: RADIUS_MM,
    hasActed: false,
    stun: null,
  } as const;
  play.change(withRoom(withPiece(play.model, piece), { captives }));
  play.emit({ kind: 'placed', piece: hero, xMm, yMm, cause: { by, rule: 'VERM-109' } });
}

/** Around the spot where it died; in a crowd wherever there is room. */
function placing(model: Catacombs, hero: HeroId, { xMm, yMm }: Place): PieceToPlace {
  const near: PieceToPlace = {
    ...anywhere(hero, RADIUS_MM),
    regions: [{ kind: 'near', xMm, yMm, radiusMm: RADIUS_MM, maxGapMm: REACH_MM }],
  };
  return firstPlace(near, groundOf(model)) === null ? anywhere(hero, RADIUS_MM) : near;
}

/** Step 4: a devourer is destroyed, and whoever it swallowed is free again (VERM-109, VERM-178). */
export const settleReleasesRule: RuleOf<'settleReleases'> = {
  run(play) {
    const { rest } = settlementOf(play.model);
    const freed = captivesOf(play.model).filter(({ by }) => isDestroyed(play.model, by));
    play.next(
      ...freed.map(({ hero, by }, index) => {
        const at = rest.find(({ id }) => id === by) ?? pieceOrNull(play.model, by);
        const spot = at === null ? { xMm: 0, yMm: 0 } : { xMm: at.xMm, yMm: at.yMm };
        return {
          kind: 'release',
          hero,
          by,
          at: spot,
          isFirst: freed.findIndex((one) => one.by === by) === index,
        } as const;
      }),
    );
  },
};

/** The first stands where it died, the others beside him as their players say (VERM-111). */
export const releaseRule: RuleOf<'release'> = {
  run(play, { hero, by, at, isFirst }) {
    const ground = groundOf(play.model);
    if (isFirst) {
      const spot = nearestPlace(anywhere(hero, RADIUS_MM), { id: hero, ...at }, ground) ?? at;
      return comeBack(play, hero, by, spot);
    }
    const ask = { kind: 'place', pieces: [placing(play.model, hero, at)], ...ground } as const;
    play.ask([seatOfHero(play.model, hero)], { kind: 'placeFreed', hero }, ask);
  },
  answer: (play, { hero, by }, answer) => comeBack(play, hero, by, onePlace(answer)),
};
