import { type CatacombsState, DISC_RADIUS_MM, heroesOf, poisonTotal } from '../../../src/rules/catacombs';
import { piecesOf } from '../../../src/rules/catacombs/model/queries';
import { asks } from './asks';
import { burrow, vermin, whenever } from './expansionStories';
import type { GamePlan } from './games';
import { story } from './stories';

const ratsOnSomebody = ({ model }: CatacombsState): number =>
  Math.max(0, ...(model.room?.stacks ?? []).map(({ monsters }) => monsters.length));

const RATS = { 'monster:sewer-rat': 6, 'monster:orc': 1 } as const;
/** With two heroes to climb onto, rats come together. */
const PACK = vermin({ 'monster:sewer-rat': 6 }, { 'hero:thief': { life: 0 }, 'hero:wizard': { life: 0 } });
const SNAKES = { 'monster:pit-viper': 3, 'monster:orc': 1 } as const;

const PALE_HOST: GamePlan['setup'] = {
  expansions: ['soloth', 'vermin'],
  adventure: story({
    heroes: {},
    rooms: [burrow([{ monster: 'monster:vampire' }], { variants: ['monster:elder-vampire'] })],
  }),
};

/** Moments of fights that the Vermin bring. */
export const VERMIN_MOMENTS = {
  placingVermin: {
    setup: vermin({ 'monster:sewer-rat': 6, 'monster:vampire-bat': 3, 'monster:pit-viper': 2, 'monster:wyvern': 1 }),
    until: asks('placeMonsters'),
  },
  swarm: { setup: PACK, until: (state) => asks('act')(state) && ratsOnSomebody(state) === 2 },
  swarmAttack: { setup: PACK, until: asks('swarmAttack') },
  climb: { setup: vermin(RATS), until: asks('climb') },
  cancelClimb: {
    setup: vermin(RATS, { 'hero:thief': { equipment: ['equipment:shadow-cloak'] } }),
    until: asks('cancelPitch', ({ damage }) => damage === 0),
  },
  placeSwarm: { setup: vermin(RATS), until: asks('placeSwarm') },
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
  /** Whoever is to flee carries rats: they are set down only if he does. */
  frightenLaden: {
    setup: vermin({ 'monster:sewer-rat': 9, 'monster:wyvern': 1 }),
    until: asks('frighten', ({ heroes }) => heroes.length === 1),
  },
  giantFireball: {
    setup: vermin({ 'monster:wyvern': 1, 'monster:orc': 1 }),
    until: asks('flick', (_, { prompt }) => {
      const ask = prompt?.ask;
      return ask?.kind === 'flick' && ask.projectile?.radiusMm === DISC_RADIUS_MM.large;
    }),
  },
  placeRats: { setup: PALE_HOST, until: asks('placeRats') },
  cureWhom: {
    setup: vermin(
      { 'monster:orc': 2 },
      {
        'hero:elf': { poison: [2, 1] },
        'hero:barbarian': { poison: [4] },
        'hero:wizard': { spells: ['spell:cure-poison'], poison: [0] },
      },
    ),
    until: asks('cureWhom'),
  },
} satisfies Readonly<Record<string, GamePlan>>;
