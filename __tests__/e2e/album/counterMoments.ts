import type { Adventure } from '../../../src/rules/catacombs';
import { asks } from './asks';
import { counter } from './expansionStories';
import type { GamePlan } from './games';

const RICH: Adventure['heroes'] = {
  'hero:ice-princess': { gold: 400 },
  'hero:paladin': { gold: 300 },
  'hero:witch-hunter': { gold: 500 },
  'hero:sorceress': { gold: 200 },
};

const POISONED: Adventure['heroes'] = {
  'hero:elf': { gold: 500, poison: [2, 1, 0] },
  'hero:barbarian': { gold: 300, poison: [3], life: 4 },
  'hero:thief': { gold: 200 },
  'hero:wizard': { gold: 700 },
};

/** Life or magic: she has lost some of both. */
const WORN: Adventure['heroes'] = { ...RICH, 'hero:sorceress': { gold: 500, life: 4, magic: 2 } };

const soloths = counter('merchant', 'soloth', RICH);
const altar = counter('altar', 'soloth', RICH);

/** What is asked at the counters that the boxes bring. */
export const COUNTER_MOMENTS = {
  merchantOfSoloth: { setup: soloths },
  payForAll: { setup: soloths, until: asks('payFor', ({ item }) => item === 'service:peek') },
  agreeToPayForAll: { setup: soloths, until: asks('agreeToPay', ({ item }) => item === 'service:peek') },
  altar: { setup: altar },
  judgeOffering: { setup: altar, until: asks('judgeOffering', ({ unfit }) => unfit.length === 0) },
  judgeOfferingForSome: { setup: altar, until: asks('judgeOffering', ({ unfit }) => unfit.length > 0) },
  agreeOffering: { setup: altar, until: asks('agreeOffering') },
  splitPoints: { setup: counter('healer', 'soloth', WORN), until: asks('splitPoints') },
  merchantWithCures: { setup: counter('merchant', 'vermin', POISONED) },
  healerWithCures: { setup: counter('healer', 'vermin', POISONED) },
  curePoisonAtMerchant: { setup: counter('merchant', 'vermin', POISONED), until: asks('curePoison') },
  curePoisonAtHealer: { setup: counter('healer', 'vermin', POISONED), until: asks('curePoison') },
} satisfies Readonly<Record<string, GamePlan>>;
