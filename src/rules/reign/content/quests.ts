import type { Encounter, ImprevuId, Quest, QuestId } from '../words/quests';
import { IMPREVU_IDS } from '../words/quests';
import type { CreatureId } from '../words/creatures';
import type { Grade } from '../words/characters';
import { ZONE_IDS, type ZoneId } from '../words/zones';
import { creatureOf } from './creatures';
import { flat } from './amounts';

/** As many as their profile says (REIGN-256 to REIGN-259). */
const of = (is: CreatureId): Encounter => ({ is, count: creatureOf(is).deployment ?? flat(1) });

const SPIDERS = of('creature:giant-spider');
const RATS = of('creature:giant-rat');
const REVENANTS = of('creature:revenant');
const OGRE = of('creature:ogre');

/** On 0 and 1, on 2 to 4, on 5. */
const table = (few: Encounter, some: Encounter, seldom: Encounter): readonly Encounter[] => [
  few,
  few,
  some,
  some,
  some,
  seldom,
];

const USUAL = { encounters: table(SPIDERS, REVENANTS, OGRE), ambushes: 3, rounds: null } as const;

/** REIGN-267 to REIGN-293; how many plain cards is tunable (REIGN-239). */
const QUESTS: Readonly<Record<QuestId, Omit<Quest, 'id'>>> = {
  'quest:pest-control': {
    ...USUAL,
    card: 'zone:dead-end',
    elements: [],
    dwellers: RATS,
    plainCards: 5,
    encounters: table(SPIDERS, RATS, REVENANTS),
  },
  'quest:fabulous-treasure': {
    ...USUAL,
    card: 'zone:wizards-laboratory',
    elements: ['chest', 'chest', 'chest', 'rack', 'rack', 'bookcase'],
    dwellers: REVENANTS,
    plainCards: 4,
  },
  'quest:journey-into-shadow': {
    ...USUAL,
    card: 'zone:gate-of-the-deep',
    elements: ['barrel'],
    dwellers: RATS,
    plainCards: 3,
    ambushes: 1,
    rounds: 11,
  },
  'quest:solar-orb': {
    ...USUAL,
    card: 'zone:wizards-laboratory',
    elements: ['chest', 'chest', 'rack', 'rack', 'barrel', 'barrel'],
    dwellers: OGRE,
    plainCards: 6,
  },
};

export const questOf = (id: QuestId): Quest => ({ ...QUESTS[id], id });

const QUEST_CARDS: readonly ZoneId[] = ['zone:dead-end', 'zone:wizards-laboratory', 'zone:gate-of-the-deep'];

/** Those that any quest may draw (REIGN-311). */
export const PLAIN_CARDS: readonly ZoneId[] = ZONE_IDS.filter((id) => !QUEST_CARDS.includes(id));

/** Of the secondary quest (REIGN-294). */
export const PORTER_CARD: ZoneId = 'zone:prison';

/** To put the lid back on the well (REIGN-270). Tunable. */
export const LID: Readonly<Record<Grade, number>> = { novice: 1, adventurer: 3, hero: 5 };

const CALMS = 3;

/** Sixteen: what is no ambush in its place is calm (REIGN-327). */
export const imprevusOf = ({ ambushes }: Quest): readonly ImprevuId[] => [
  ...Array.from({ length: ambushes }, () => 'imprevu:ambush' as const),
  ...Array.from({ length: CALMS + 3 - ambushes }, () => 'imprevu:deceptive-calm' as const),
  ...IMPREVU_IDS.slice(2),
];

/** Who sits in a cell, by the face of the D; null: a corpse (REIGN-310). Tunable. */
export const PRISONERS: readonly (CreatureId | null)[] = [
  null,
  'creature:peasant',
  'creature:peasant',
  'creature:guard',
  'creature:cut-purse',
  'creature:madman',
];
