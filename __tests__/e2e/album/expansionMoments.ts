import {
  heroesOf,
  heroOrNull,
  poisonTotal,
  type Adventure,
  type CatacombsState,
  type HeroId,
  type MonsterId,
} from '../../../src/rules/catacombs';
import { piecesOf } from '../../../src/rules/catacombs/model/queries';
import { DISC_RADIUS_MM } from '../../../src/rules/table';
import { asks, isHeroesTurn } from './asks';
import { ANN, BOB, type GamePlan } from './games';
import { story, told } from './stories';

type State = CatacombsState;

/** Who plays, where the usual four do not. */
const seated = (ofAnn: readonly HeroId[], ofBob: readonly HeroId[]) => [
  { seat: ANN, heroes: ofAnn },
  { seat: BOB, heroes: ofBob },
];

const SOLOTH_PARTY = seated(['hero:ice-princess', 'hero:paladin'], ['hero:witch-hunter', 'hero:sorceress']);
/** With them there is something in every drawer. */
const MIXED_PARTY = seated(['hero:ice-princess', 'hero:wizard'], ['hero:witch-hunter', 'hero:sorceress']);

const MIXED_GEAR: Adventure['heroes'] = {
  'hero:ice-princess': { equipment: ['equipment:ice-bracelet'], gold: 400 },
  'hero:wizard': { equipment: ['equipment:familiar'], gold: 700 },
  'hero:witch-hunter': {
    kept: ['monster:orc', 'monster:orc', 'monster:zombie', 'monster:fire-spirit', 'monster:sewer-rat'],
    artefacts: ['artefact:hunters-net', 'artefact:grave-charm'],
  },
  'hero:sorceress': { magic: 5, gold: 200, equipment: ['equipment:serpent-rod'] },
};

const roomOf = (monsters: Readonly<Partial<Record<MonsterId, number>>>, heroes: Adventure['heroes'] = {}): Adventure =>
  story({
    heroes,
    rooms: [
      {
        kind: 'combat',
        title: told('The burrow'),
        story: told('Something moves behind the straw, and it is not alone.'),
        board: 'crypt',
        monsters: Object.entries(monsters).map(([monster, count]) => ({ monster: monster as MonsterId, count })),
      },
    ],
  });

const vermin = (monsters: Readonly<Partial<Record<MonsterId, number>>>): GamePlan['setup'] => ({
  expansions: ['vermin'],
  adventure: roomOf(monsters),
});

const soloth = (
  monsters: Readonly<Partial<Record<MonsterId, number>>>,
  heroes?: Adventure['heroes'],
): GamePlan['setup'] => ({
  expansions: ['soloth'],
  heroSeats: SOLOTH_PARTY,
  adventure: roomOf(monsters, heroes),
});

const both = (monsters: Readonly<Partial<Record<MonsterId, number>>>): GamePlan['setup'] => ({
  expansions: ['soloth', 'vermin'],
  heroSeats: MIXED_PARTY,
  adventure: roomOf(monsters, MIXED_GEAR),
});

/** In the heroes' turn, when the table is just so. */
const whenever =
  (isSo: (state: State) => boolean) =>
  (state: State): boolean =>
    isHeroesTurn(state) && isSo(state);

const ratsOnSomebody = ({ model }: State): number =>
  Math.max(0, ...(model.room?.stacks ?? []).map(({ monsters }) => monsters.length));

const RATS = { 'monster:sewer-rat': 6, 'monster:orc': 1 } as const;
/** With two heroes to climb onto, rats come together. */
const PACK: GamePlan['setup'] = {
  expansions: ['vermin'],
  adventure: roomOf({ 'monster:sewer-rat': 6 }, { 'hero:thief': { life: 0 }, 'hero:wizard': { life: 0 } }),
};
const SNAKES = { 'monster:pit-viper': 3, 'monster:orc': 1 } as const;

/** Moments that the two expansions bring. */
export const EXPANSION_MOMENTS = {
  placingVermin: {
    setup: vermin({ 'monster:sewer-rat': 6, 'monster:vampire-bat': 3, 'monster:pit-viper': 2, 'monster:wyvern': 1 }),
    until: asks('placeMonsters'),
  },
  placingSoloth: {
    setup: soloth({ 'monster:orc-wolf-rider': 2, 'monster:lizard-man': 3, 'monster:flame-salamander': 3 }),
    until: asks('placeMonsters'),
  },
  swarm: { setup: PACK, until: (state) => asks('act')(state) && ratsOnSomebody(state) === 2 },
  swarmAttack: { setup: PACK, until: asks('swarmAttack') },
  climb: { setup: vermin(RATS), until: asks('climb') },
  placeRats: { setup: vermin(RATS), until: asks('placeSwarm') },
  swallowed: {
    setup: vermin({ 'monster:remorhaz': 1, 'monster:orc': 2 }),
    until: whenever(({ model }) => (model.room?.captives ?? []).length > 0),
  },
  freed: { setup: vermin({ 'monster:remorhaz': 1, 'monster:orc': 1 }), until: asks('placeFreed') },
  poisoned: {
    setup: vermin(SNAKES),
    until: whenever(({ model }) => heroesOf(model).some((hero) => poisonTotal(hero) >= 4 && hero.life > 0)),
  },
  stamina: {
    setup: vermin({ 'monster:wyvern': 1, 'monster:orc': 1 }),
    until: whenever(({ model }) =>
      piecesOf(model).some((piece) => piece.kind === 'monster' && piece.card === 'monster:wyvern' && piece.life === 2),
    ),
  },
  fear: {
    setup: vermin({ 'monster:blood-skull': 2, 'monster:wyvern': 1 }),
    until: asks('flick', ({ reason }) => reason === 'fear'),
  },
  frighten: { setup: vermin({ 'monster:blood-skull': 2, 'monster:wyvern': 1 }), until: asks('frighten') },
  giantFireball: {
    setup: vermin({ 'monster:wyvern': 1, 'monster:orc': 1 }),
    until: asks('flick', (_, { prompt }) => {
      const ask = prompt?.ask;
      return ask?.kind === 'flick' && ask.projectile?.radiusMm === DISC_RADIUS_MM.large;
    }),
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
  nineDrawers: {
    setup: both({ 'monster:pit-viper': 3, 'monster:lizard-man': 2, 'monster:wyvern': 1 }),
    until: whenever(({ model }) => heroesOf(model).some((hero) => poisonTotal(hero) > 0 && hero.life > 0)),
  },
} satisfies Readonly<Record<string, GamePlan>>;
