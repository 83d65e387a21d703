import { heroOrNull, HOUSE_AS_PRINTED, type CatacombsState, type HeroId } from '../../../src/rules/catacombs';
import { piecesOf } from '../../../src/rules/catacombs/model/queries';
import { asks } from './asks';
import { soloth, solothStanding, whenever, type CombatRoom } from './expansionStories';
import type { GamePlan } from './games';

const SHY_SORCERESS = { 'hero:sorceress': { magic: 0 } } as const;

/** So close together that one spike strikes two. */
const CROWD: CombatRoom['monsters'] = [
  { monster: 'monster:orc', at: { xMm: 120, yMm: 180 } },
  { monster: 'monster:orc', at: { xMm: 148, yMm: 180 } },
  { monster: 'monster:orc', at: { xMm: 176, yMm: 180 } },
  { monster: 'monster:lizard-man', at: { xMm: 134, yMm: 206 } },
  { monster: 'monster:lizard-man', at: { xMm: 162, yMm: 206 } },
];

const thrownAtTheCrowd = solothStanding(CROWD);

const ARMED = {
  'hero:ice-princess': { equipment: ['equipment:ice-bracelet', 'equipment:mirror-shield'] },
  'hero:paladin': { equipment: ['equipment:sun-mace'] },
  'hero:witch-hunter': { equipment: ['equipment:silver-bolts'] },
} as const;

const RUSTY: CombatRoom['monsters'] = [
  { monster: 'monster:rust-monster', at: { xMm: 150, yMm: 330 } },
  { monster: 'monster:orc', at: { xMm: 40, yMm: 60 }, frozen: true },
  { monster: 'monster:troll', at: { xMm: 260, yMm: 60 }, frozen: true },
  { monster: 'monster:minotaur', at: { xMm: 150, yMm: 40 }, frozen: true },
];

const isOfType = (type: string) => asks('flick', ({ attack }) => attack === type);

/** There is more to choose than one monster, or none. */
const hasSeveral = (_: unknown, { prompt }: CatacombsState): boolean =>
  prompt?.ask.kind === 'choose' && prompt.ask.options.length > 2;

const losesHis = (hero: HeroId) => asks('corrode', (purpose) => purpose.hero === hero);

/** Moments of fights that the box of Soloth brings. */
export const SOLOTH_MOMENTS = {
  placingSoloth: {
    setup: soloth({ 'monster:orc-wolf-rider': 2, 'monster:lizard-man': 3, 'monster:flame-salamander': 3 }),
    until: asks('placeMonsters'),
  },
  frozen: {
    setup: soloth({ 'monster:orc': 2, 'monster:minotaur': 1, 'monster:orc-wolf-rider': 1 }),
    until: whenever(
      ({ model }) => piecesOf(model).filter((piece) => piece.kind === 'monster' && piece.spike).length > 0,
    ),
    luck: 'heroes',
  },
  armour: {
    setup: soloth({ 'monster:orc': 2, 'monster:troll': 1 }, { 'hero:sorceress': { magic: 6 } }),
    until: whenever(
      ({ model }) =>
        heroOrNull(model, 'hero:paladin')?.armour === 1 && (heroOrNull(model, 'hero:sorceress')?.magic ?? 6) < 6,
    ),
  },
  mounted: {
    setup: soloth({ 'monster:orc-wolf-rider': 2, 'monster:troll': 1 }),
    until: whenever(({ model }) => {
      const cards = piecesOf(model).flatMap((piece) => (piece.kind === 'monster' ? [piece.card] : []));
      return cards.includes('monster:orc') && cards.includes('monster:orc-wolf-rider');
    }),
    luck: 'heroes',
  },
  absorb: { setup: soloth({ 'monster:orc': 2, 'monster:troll': 1 }), until: asks('absorb') },
  iceSpike: { setup: thrownAtTheCrowd, until: isOfType('iceSpike') },
  freeze: { setup: thrownAtTheCrowd, until: asks('freeze') },
  freezeAsThrown: {
    setup: { ...thrownAtTheCrowd, house: { ...HOUSE_AS_PRINTED, frozenChoice: 'iceplayer' } },
    until: asks('freeze', ({ isThrowersChoice = false }) => isThrowersChoice),
  },
  corrode: { setup: solothStanding(RUSTY, ARMED), until: losesHis('hero:paladin') },
  loseSpike: { setup: solothStanding(RUSTY, ARMED), until: asks('loseSpike') },
  decay: {
    setup: solothStanding([
      { monster: 'monster:wight', at: { xMm: 100, yMm: 320 } },
      { monster: 'monster:wight', at: { xMm: 200, yMm: 320 }, life: 1 },
      { monster: 'monster:troll', at: { xMm: 80, yMm: 60 }, life: 1 },
      { monster: 'monster:rust-monster', at: { xMm: 220, yMm: 60 }, life: 1 },
    ]),
    until: asks('decay', hasSeveral),
  },
  enslave: {
    setup: soloth({ 'monster:lizard-man': 3, 'monster:flame-salamander': 3 }),
    until: asks('enslave', hasSeveral),
  },
  commandUndead: { setup: soloth({ 'monster:vampire': 1, 'monster:wight': 1 }), until: isOfType('commandUndead') },
  retreat: { setup: soloth({ 'monster:gargoyle': 2 }), until: asks('flick', ({ reason }) => reason === 'retreat') },
  placeReborn: {
    setup: solothStanding([
      { monster: 'monster:phoenix', at: { xMm: 150, yMm: 300 }, life: 1 },
      { monster: 'monster:troll', at: { xMm: 80, yMm: 60 } },
    ]),
    until: asks('placeReborn'),
    luck: 'heroes',
  },
  placeFireWall: { setup: soloth({ 'monster:infernal-acolyte': 1 }), until: asks('placeFireWall') },
  payWithLife: { setup: soloth({ 'monster:orc': 2 }, SHY_SORCERESS), until: asks('payWithLife') },
} satisfies Readonly<Record<string, GamePlan>>;
