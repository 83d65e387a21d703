import type { DeedAsk } from '../../../machine';
import { oddsOf } from '../../dice';
import type { Person, Reign } from '../../model/model';
import type { ReignDeed } from '../../words/deeds';
import { testOf } from '../tests';
import { offerDisarming, offerFury, offerJoining, offerJumps, offerShoves, offerWaiting } from './body';
import { offerSpells } from './casting';
import { offerDoors } from './doors';
import { offerMelee, offerShots } from './fighting';
import { offerHolding, offerPotions, offerTrade, offerTraps } from './gear';
import { offerGoing } from './going';
import { apartFromDuels, offerChallenges, offerDuel } from './dueling';
import { offerBinding, offerNaming, offerPortals, offerRings, offerRopes, offerScrolls } from './objects';
import { offerGivingUp, offerLid, offerOrb } from './questing';
import { offerElements, offerSearches } from './searching';
import { offerSpeeches } from './speaking';
import { offerDonning, offerSoothing, offerThefts, offerThrows } from './taking';
import { sceneOf, type Offer, type Offered, type Scene } from './scene';

const FREELY: readonly Offer[] = [
  offerGoing,
  offerMelee,
  offerShots,
  offerShoves,
  offerDoors,
  offerPotions,
  offerHolding,
  offerTrade,
  offerDisarming,
  offerTraps,
  offerSearches,
  offerElements,
  offerSpells,
  offerSpeeches,
  offerThefts,
  offerThrows,
  offerDonning,
  offerSoothing,
  offerJumps,
  offerJoining,
  offerWaiting,
  offerFury,
  offerScrolls,
  offerRings,
  offerBinding,
  offerNaming,
  offerRopes,
  offerPortals,
  offerChallenges,
  offerLid,
  offerOrb,
  offerGivingUp,
];

/** Whoever is in a web can tear at it, and nothing else (REIGN-158). */
function offerBreakingFree({ model, who, points }: Scene): readonly Offered[] {
  if (points < 1) return [];
  const chance = oddsOf(testOf(model, who, 'breakFree', who.web));
  return [{ deed: { id: 'breakFree', kind: 'breakFree', cost: 1, chance }, why: null }];
}

export const END: ReignDeed = { id: 'end', kind: 'end', cost: 0 };

/** A web, a hole and a duel leave little to do (REIGN-143, REIGN-158, REIGN-220). */
function offersFor(scene: Scene): readonly Offered[] {
  const { who } = scene;
  if (who.web > 0) return offerBreakingFree(scene);
  if (who.hole !== null) return offerRopes(scene);
  if (who.duel !== null) return offerDuel(scene);
  return FREELY.flatMap((offer) => offer(scene)).map((offered) => apartFromDuels(scene, offered));
}

/** All that can be done, and what cannot, with the reason. */
export function deedsOf(model: Reign, who: Person): DeedAsk<ReignDeed> {
  const scene = sceneOf(model, who);
  const offered = offersFor(scene);
  return {
    kind: 'deed',
    deeds: [...offered.flatMap(({ deed, why }) => (why === null ? [deed] : [])), END],
    barred: offered.flatMap(({ deed, why }) => (why === null ? [] : [{ deed, why }])),
  };
}
