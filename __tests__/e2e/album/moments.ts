import {
  BASE_HERO_IDS,
  catacombs,
  HERO_CARDS,
  heroesOf,
  HOUSE_AS_PRINTED,
  NO_VARIANTS,
  type CatacombsState,
} from '../../../src/rules/catacombs';
import { apply } from '../../../src/rules/machine';
import { asks, isHeroesTurn } from './asks';
import { EXPANSION_MOMENTS } from './expansionMoments';
import { vermin } from './expansionStories';
import { ANN, OVERSEER, type GamePlan } from './games';
import { CELLAR, lair, RUINED, shop, story, told } from './stories';

const LABYRINTH = { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } as const;

const camping = { variants: { ...NO_VARIANTS, camping: true } };

const proposing = { house: { ...HOUSE_AS_PRINTED, overseerHandOver: true } };

const MELEE = { round: 2, monsters: 3, hurt: 2 } as const;

/** In the thick of it: heroes have been hurt, and nobody is dead yet. */
const inTheThick = asks('act', ({ turn }, { model }) => {
  const monsters = Object.values(model.room?.pieces ?? {}).filter(({ kind }) => kind === 'monster');
  const hurt = heroesOf(model).filter(({ id, life }) => life < HERO_CARDS[id].life);
  const areAlive = heroesOf(model).every(({ life }) => life > 0);
  const isMelee =
    (model.room?.round ?? 0) >= MELEE.round && monsters.length >= MELEE.monsters && hurt.length >= MELEE.hurt;
  return turn === 'heroes' && isMelee && areAlive;
});

/** Nobody is hurt yet. */
export const BARRED_SHOT = 'hero:wizard>spell:heal';

const mayNotHeal = asks('act', (_, { prompt }) => {
  const { ask } = prompt ?? {};
  return ask?.kind === 'choose' && ask.barred.some(({ option }) => option === BARRED_SHOT);
});

/** The next pass is the end of the room. */
const beforeTheEnd = (state: CatacombsState): boolean => {
  const passes =
    state.prompt?.ask.kind === 'choose' ? state.prompt.ask.options.filter((one) => one.endsWith('>pass')) : [];
  if (passes.length !== 1) return false;
  const applied = apply(catacombs, state, { kind: 'choose', options: passes });
  return applied.ok && applied.events.some(({ kind }) => kind === 'goldPaid');
};

/** Each moment of a game that looks like no other. */
export const MOMENTS = {
  ...EXPANSION_MOMENTS,
  story: { setup: { adventure: story({ rooms: [CELLAR] }), acceptedBy: [] } },
  placingHeroes: { until: asks('placeHeroes') },
  placingMonsters: { until: asks('placeMonsters') },
  fight: { until: inTheThick },
  shots: { until: mayNotHeal },
  wander: {
    setup: { variants: { ...NO_VARIANTS, wanderingMonsters: true } },
    until: asks('act', (_, { prompt }) => prompt?.ask.kind === 'choose' && prompt.ask.options.includes('wander')),
  },
  overseersTurn: { until: asks('act', ({ turn }) => turn === 'overseer') },
  missile: { until: asks('flick', ({ attack, actor }) => attack === 'missile' && actor === 'hero:elf') },
  fireball: { until: asks('flick', ({ attack, actor }) => attack === 'fireball' && actor === 'hero:wizard') },
  chain: {
    until: asks('flick', ({ reason, barredTargets }, { model }) => {
      const isThere = barredTargets.some((target) => model.room?.pieces[target] !== undefined);
      return reason === 'action' && isThere;
    }),
    luck: 'heroes',
  },
  retaliate: { until: asks('retaliate') },
  retaliation: { until: asks('flick', ({ reason }) => reason === 'retaliation') },
  castFrom: { until: asks('castFrom') },
  castFromBarred: {
    setup: vermin(
      { 'monster:sewer-rat': 3, 'monster:vampire-bat': 3 },
      { 'hero:wizard': { equipment: ['equipment:familiar'], spells: ['spell:ring-of-frost'] } },
    ),
    until: asks('castFrom', (_, { prompt }) => prompt?.ask.kind === 'choose' && prompt.ask.barred.length > 0),
  },
  teleport: { until: asks('teleportTo') },
  healWhom: { until: asks('healWhom') },
  summon: { until: asks('placeSummoned') },
  halve: { setup: { layout: LABYRINTH }, until: asks('halveMonsters'), luck: 'heroes' },
  merchant: { setup: { adventure: shop('merchant') } },
  payFor: { setup: { adventure: shop('merchant') }, until: asks('payFor') },
  agreeToPay: { setup: { adventure: shop('merchant') }, until: asks('agreeToPay') },
  healer: { setup: { adventure: shop('healer') } },
  branching: { setup: { layout: { kind: 'branching' } }, until: asks('chooseRoom'), luck: 'heroes' },
  labyrinth: {
    setup: { layout: LABYRINTH },
    until: asks('chooseDirection'),
    luck: 'heroes',
  },
  useMap: {
    setup: { layout: LABYRINTH },
    until: asks('useMap'),
    luck: 'heroes',
  },
  handOver: { setup: proposing, until: asks('handOver'), luck: 'heroes' },
  agreeRemedy: { setup: proposing, until: asks('agreeRemedy'), luck: 'heroes' },
  camp: { setup: camping, until: asks('camp'), luck: 'heroes' },
  campRecover: { setup: camping, until: asks('campRecover'), luck: 'heroes' },
  campMonsters: { setup: camping, until: asks('campMonsters'), luck: 'heroes' },
  sorcerer: { setup: { adventure: lair('lord:sorcerer') }, until: isHeroesTurn },
  gorgon: { setup: { adventure: lair('lord:gorgon') }, until: isHeroesTurn },
  lich: { setup: { adventure: lair('lord:lich') }, until: isHeroesTurn },
  dragon: { setup: { adventure: lair('lord:dragon') }, until: isHeroesTurn },
  resolution: { until: beforeTheEnd, luck: 'heroes' },
  lastDoor: {
    setup: {
      adventure: story({
        rooms: [
          { ...CELLAR, monsters: [{ monster: 'monster:orc' }] },
          { kind: 'healer', title: told('The well'), story: told('It is quiet.') },
        ],
      }),
    },
    until: asks('healer'),
    luck: 'heroes',
  },
  /** Whoever leaves the Healer has won. */
  lastWell: {
    setup: {
      adventure: story({
        rooms: [
          { ...CELLAR, monsters: [{ monster: 'monster:orc' }] },
          { kind: 'healer', title: told('The well'), story: told('It is quiet.') },
        ],
      }),
      heroSeats: [{ seat: ANN, heroes: BASE_HERO_IDS }],
      acceptedBy: [OVERSEER, ANN],
      handicap: 'lessLife',
    },
    until: asks('healer'),
    luck: 'heroes',
  },
  won: {
    setup: { adventure: story({ rooms: [CELLAR] }) },
    until: ({ outcome }) => outcome?.winner === 'heroes',
    luck: 'heroes',
  },
  lost: {
    setup: { adventure: story({ heroes: RUINED, rooms: [CELLAR] }) },
    until: ({ outcome }) => outcome?.winner === 'overseer',
  },
} satisfies Readonly<Record<string, GamePlan>>;

export type Moment = keyof typeof MOMENTS;
