import { type Catacombs, CONFIRM, fullLifeOf, KEEP, type Purpose } from '../../../rules/catacombs';
import type { AmountsAsk, ChooseAsk, OptionId } from '../../../rules/machine';
import type { Dice } from '../../core';
import type { Habit } from '../thought';
import { agreeOffering, answerAltar, judgeOffering } from './altar';
import { choice, type Answered } from './answered';
import { answerArtefact, answerCircle, answerVermin } from './artefacts';
import { bandWorth, letWander, strongest } from './bands';
import { answerHealer, answerMerchant, payFromTheFullest } from './shops';
import { splitPoints } from './splitPoints';
import { chooseDirection } from './wayThrough';

const by = (habit: Habit, ...options: readonly OptionId[]): Answered => ({
  answer: choice(...options),
  thought: { kind: 'habit', habit },
});

const share = (model: Catacombs): number => {
  const heroes = Object.values(model.heroes);
  return heroes.reduce((sum, { id, life }) => sum + life / fullLifeOf(model.setup, id), 0) / heroes.length;
};

/** Below this the party rests when it may. */
const TIRED = 0.6;
const SHOPPING = 500;

function chooseRoom(model: Catacombs, { options }: ChooseAsk, dice: Dice): Answered {
  const gold = Object.values(model.heroes).reduce((sum, hero) => sum + hero.gold, 0);
  const shop = options.find((option) => /merchant|healer/.test(option));
  if (shop !== undefined && gold >= SHOPPING) return by('towardsTheShop', shop);
  return by('pressOn', options[dice.below(options.length)] ?? '');
}

/** Questions that are answered by a rule of thumb; null for those that are thought through. */
export function byHabit(purpose: Purpose, ask: ChooseAsk, model: Catacombs, dice: Dice): Answered | null {
  switch (purpose.kind) {
    case 'acceptAdventure':
      return by('agree', 'accept');
    case 'agreeToPay':
      return by('agree', 'agree');
    // What holds for all is for people to agree on, and they alone propose it; the app does not stand in their way.
    case 'agreeRemedy':
    case 'agreeHandOver':
      return by('agree', 'agree');
    case 'handOver':
      return by('keepTheTable', KEEP);
    case 'confirmPlacement':
      return by('agree', CONFIRM);
    case 'chooseRoom':
      return chooseRoom(model, ask, dice);
    case 'chooseDirection':
      return chooseDirection(model, ask.options, dice);
    case 'useMap':
      return by('pressOn', ...ask.options.slice(0, ask.max));
    case 'chooseVariants':
    case 'halveMonsters':
    case 'campMonsters':
      return strongest(ask);
    // What is left out is what is missed least.
    case 'chooseShortfall':
      return by('strongestBand', [...ask.options].sort((a, b) => bandWorth(a) - bandWorth(b))[0] ?? '');
    case 'camp':
      return share(model) < TIRED ? by('rest', 'camp') : by('pressOn', 'goOn');
    case 'addWandering':
      return by('strongestBand', 'add');
    case 'payFirst':
      return by('anyLegal', ask.options[0] ?? '');
    case 'merchant':
      return answerMerchant(model, ask.options);
    case 'altar':
      return answerAltar(ask.options);
    case 'judgeOffering':
      return judgeOffering(model, purpose, ask.options);
    case 'agreeOffering':
      return agreeOffering(purpose);
    case 'healer':
      return answerHealer(model, ask.options);
    // The action was weighed with its price.
    case 'payWithLife':
      return by('pressOn', 'payLife');
    // In the deck it may still be sold to somebody who can use it.
    case 'keepItem':
      return by('decline', 'leaveCard');
    case 'activateArtefact':
      return answerArtefact(ask.options);
    case 'payArtefact':
      return answerCircle(model, ask.options);
    default:
      return null;
  }
}

/** Life before spells, as much as there is. */
function recover({ limits, maxTotal, unit }: AmountsAsk): Answered {
  const amounts: Record<string, number> = {};
  let left = maxTotal;
  for (const [id, limit] of Object.entries(limits).sort(([a], [b]) => Number(b === 'life') - Number(a === 'life'))) {
    const amount = Math.floor(Math.min(left, limit) / unit) * unit;
    amounts[id] = amount;
    left -= amount;
  }
  return { answer: { kind: 'amounts', amounts }, thought: { kind: 'habit', habit: 'rest' } };
}

export function shareOut(purpose: Purpose, ask: AmountsAsk, model: Catacombs): Answered {
  if (purpose.kind === 'splitPoints') return splitPoints(model, purpose, ask);
  if (purpose.kind === 'allotWandering') return letWander(ask);
  if (purpose.kind === 'payVermin') return answerVermin(ask);
  return purpose.kind === 'campRecover' ? recover(ask) : payFromTheFullest(ask);
}
