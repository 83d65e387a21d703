import type { DeedAsk, Refusal } from '../../../machine';
import { oddsOf } from '../../dice';
import type { Person, Reign } from '../../model/model';
import { everybody } from '../../model/people';
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

const BREAKING_FREE: readonly Offer[] = [offerBreakingFree];
const ROPES: readonly Offer[] = [offerRopes];
const DUEL: readonly Offer[] = [offerDuel];

/** A web, a hole and a duel leave little to do (REIGN-143, REIGN-158, REIGN-220). */
function offersFor({ web, hole, duel }: Person): readonly Offer[] {
  if (web > 0) return BREAKING_FREE;
  if (hole !== null) return ROPES;
  return duel === null ? FREELY : DUEL;
}

/** All that can be done, and what cannot, with the reason. */
export function deedsOf(model: Reign, who: Person): DeedAsk<ReignDeed> {
  const scene = sceneOf(model, who);
  const deeds: ReignDeed[] = [];
  const barred: { readonly deed: ReignDeed; readonly why: Refusal }[] = [];
  const offers = offersFor(who);
  const isApart = offers === FREELY && everybody(model).some(({ duel }) => duel !== null);
  for (const offer of offers) {
    for (const offered of offer(scene)) {
      const { deed, why } = isApart ? apartFromDuels(scene, offered) : offered;
      if (why === null) deeds.push(deed);
      else barred.push({ deed, why });
    }
  }
  deeds.push(END);
  return { kind: 'deed', deeds, barred };
}
