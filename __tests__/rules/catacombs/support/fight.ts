import type { FightKind } from '../../../../src/rules/catacombs/words/phases';
import { seedChance, start } from '../../../../src/rules/machine';
import { catacombs, type CatacombsSetup, type CatacombsState, DISC_RADIUS_MM } from '../../../../src/rules/catacombs';
import { MONSTER_CARDS } from '../../../../src/rules/catacombs/content/monsters';
import { LORD_CARDS } from '../../../../src/rules/catacombs/content/lords';
import type { HeroId, MonsterId } from '../../../../src/rules/catacombs/words/ids';
import { enterMonster, withHero, withPiece, withRoom } from '../../../../src/rules/catacombs/model/changes';
import type { Hero } from '../../../../src/rules/catacombs/model/hero';
import type { Catacombs } from '../../../../src/rules/catacombs/model/model';
import type { Piece } from '../../../../src/rules/catacombs/model/piece';
import { heldHeroes } from '../../../../src/rules/catacombs/model/setup';
import { modelAtStart } from '../../../../src/rules/catacombs/start/modelAtStart';
import { Table } from './table';
import { setupWith } from './setup';

type Spot = readonly [number, number];

/** A fight set up by name: who stands where, in what state. What is not named stands at a spot of its own. */
export interface FightPlan {
  readonly setup?: Partial<CatacombsSetup>;
  readonly fight?: FightKind;
  readonly heroes?: Readonly<Partial<Record<HeroId, Spot | 'away'>>>;
  readonly monsters?: readonly (MonsterId | readonly [MonsterId, Spot])[];
  /** Changes to heroes' boards: life, gold, equipment, spells… */
  readonly boards?: Readonly<Partial<Record<HeroId, Partial<Hero>>>>;
  /** Changes to pieces, or whole pieces beside the usual ones. */
  readonly pieces?: readonly (Partial<Piece> & { readonly id: string })[];
  readonly lordLife?: number;
  readonly seed?: number;
}

const HERO_SPOTS: Readonly<Record<HeroId, Spot>> = {
  'hero:elf': [80, 420],
  'hero:barbarian': [120, 420],
  'hero:thief': [160, 420],
  'hero:wizard': [200, 420],
  'hero:ice-princess': [80, 420],
  'hero:paladin': [120, 420],
  'hero:witch-hunter': [160, 420],
  'hero:sorceress': [200, 420],
};
const MONSTER_SPOTS: readonly Spot[] = [
  [40, 60],
  [90, 60],
  [140, 60],
  [190, 60],
  [240, 60],
  [65, 115],
  [115, 115],
  [165, 115],
];
const LORD_SPOT: Spot = [150, 25];

const at = ([xMm, yMm]: Spot) => ({ xMm, yMm });

function emptyRoom(model: Catacombs, fight: FightKind, lordLife?: number): Catacombs {
  const { lord } = model.setup;
  return {
    ...model,
    room: {
      kind: fight,
      card: 'room:sunken-stair',
      board: 'crypt',
      phase: 'combat',
      round: 0,
      turn: null,
      pieces: {},
      entered: {},
      enslaved: [],
      itemsOwed: [],
      hasHeroAttacked: false,
      skipVotes: [],
      lord: fight === 'final' ? { id: lord, life: lordLife ?? LORD_CARDS[lord].life, isVeiled: false } : null,
      actions: [],
      settlements: [],
    },
  };
}

function withHeroes(model: Catacombs, plan: FightPlan): Catacombs {
  return heldHeroes(model.setup).reduce((next, id) => {
    const board = withHero(next, id, plan.boards?.[id] ?? {});
    const spot = plan.heroes?.[id] ?? HERO_SPOTS[id];
    if (spot === 'away' || board.heroes[id]?.life === 0) return board;
    const radiusMm = DISC_RADIUS_MM.medium;
    return withPiece(board, { kind: 'hero', id, card: id, ...at(spot), radiusMm, hasActed: false, stun: null });
  }, model);
}

function withMonsters(model: Catacombs, plan: FightPlan): Catacombs {
  return (plan.monsters ?? []).reduce<Catacombs>((next, entry, index) => {
    const [monster, spot] = typeof entry === 'string' ? [entry, MONSTER_SPOTS[index]!] : entry;
    return enterMonster(next, monster, at(spot), false).model;
  }, model);
}

function withLordPiece(model: Catacombs): Catacombs {
  const lord = model.room!.lord;
  if (lord === null) return model;
  const radiusMm = DISC_RADIUS_MM.large;
  return withPiece(model, { kind: 'lord', id: lord.id, card: lord.id, ...at(LORD_SPOT), radiusMm, hasActed: false });
}

/** The heroes' turn of round 1 of this fight, with nothing after the room but exploration. */
export function fight(plan: FightPlan = {}): Table {
  const seed = plan.seed ?? 1;
  const opened = modelAtStart(setupWith(plan.setup), seedChance(seed));
  let model = emptyRoom(opened.model, plan.fight ?? 'room', plan.lordLife);
  model = withLordPiece(withMonsters(withHeroes(model, plan), plan));
  for (const piece of plan.pieces ?? []) {
    model = withPiece(model, { ...model.room!.pieces[piece.id], ...piece } as Piece);
  }
  model = withRoom(model, {});
  const tasks: CatacombsState['tasks'] = [{ kind: 'beginRound' }, { kind: 'explore' }];
  return new Table(start(catacombs, { model, chance: opened.chance, tasks }));
}

export const lifeOf = (monster: MonsterId): number => MONSTER_CARDS[monster].life;
