import type { Adventure } from '../../../src/rules/catacombs';
import { FIVE_VERMIN } from '../../../src/rules/catacombs/words/options';
import { asks } from './asks';
import { burrow, soloth, SOLOTH_PARTY, solothStanding, type CombatRoom } from './expansionStories';
import type { GamePlan } from './games';
import { CELLAR, story } from './stories';

/** One who is soon dead. */
const LAST_ONE: CombatRoom['monsters'] = [{ monster: 'monster:orc', at: { xMm: 150, yMm: 330 } }];

type Kept = NonNullable<NonNullable<Adventure['heroes']['hero:witch-hunter']>['kept']>;

/** The Witch Hunter has kept them, and one fight goes on. */
const collected = (kept: Kept): GamePlan['setup'] => ({
  expansions: ['soloth', 'vermin'],
  heroSeats: SOLOTH_PARTY,
  adventure: story({
    heroes: { 'hero:witch-hunter': { kept } },
    rooms: [burrow(LAST_ONE, { anywhere: true }), CELLAR],
  }),
});

const ALL_FAMILIES: Kept = [
  'monster:orc',
  'monster:troll',
  'monster:zombie',
  'monster:minotaur',
  'monster:fire-spirit',
  'monster:ghoul',
];

const CROWD_OF_RATS: Kept = [
  'monster:orc',
  'monster:sewer-rat',
  'monster:sewer-rat',
  'monster:sewer-rat',
  'monster:vampire-bat',
  'monster:vampire-bat',
];

/** What heroes are asked of their rewards, and of what they have. */
export const REWARD_MOMENTS = {
  activateArtefact: { setup: collected(ALL_FAMILIES), until: asks('activateArtefact'), luck: 'heroes' },
  payArtefact: {
    setup: collected(ALL_FAMILIES),
    until: asks('payArtefact', ({ circle }) => circle !== 'any'),
    luck: 'heroes',
  },
  payAnyArtefact: {
    setup: collected(ALL_FAMILIES),
    until: asks('payArtefact', ({ circle }) => circle === 'any'),
    luck: 'heroes',
  },
  payWithVermin: {
    setup: collected(CROWD_OF_RATS),
    until: asks('payArtefact', (_, { prompt }) => {
      const { ask } = prompt ?? {};
      return ask?.kind === 'choose' && ask.options.includes(FIVE_VERMIN);
    }),
    luck: 'heroes',
  },
  payVermin: {
    setup: collected([...CROWD_OF_RATS, 'monster:pit-viper', 'monster:pit-viper', 'monster:blood-skull']),
    until: asks('payVermin'),
    luck: 'heroes',
  },
  keepItem: {
    setup: solothStanding([{ monster: 'monster:manticore', at: { xMm: 150, yMm: 320 }, life: 1 }]),
    until: asks('keepItem'),
    luck: 'heroes',
  },
  moonVeil: {
    setup: soloth({ 'monster:orc': 3 }, { 'hero:sorceress': { magic: 3, equipment: ['equipment:moon-veil'] } }),
    until: asks('cancelPitch', ({ equipment }) => equipment === 'equipment:moon-veil'),
  },
  trophyCloak: {
    setup: soloth({ 'monster:orc': 3 }, { 'hero:witch-hunter': { artefacts: ['artefact:trophy-cloak'] } }),
    until: asks('cancelPitch', ({ equipment }) => equipment === 'artefact:trophy-cloak'),
  },
} satisfies Readonly<Record<string, GamePlan>>;
