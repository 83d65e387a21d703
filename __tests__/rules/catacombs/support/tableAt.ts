import { seedChance, start } from '../../../../src/rules/machine';
import { catacombs, type Catacombs, type CatacombsSetup, type CatacombsState } from '../../../../src/rules/catacombs';
import type { HeroId } from '../../../../src/rules/catacombs/words/ids';
import { withHero } from '../../../../src/rules/catacombs/model/changes';
import type { Hero } from '../../../../src/rules/catacombs/model/hero';
import { heldHeroes } from '../../../../src/rules/catacombs/model/setup';
import { modelAtStart } from '../../../../src/rules/catacombs/start/modelAtStart';
import { setupWith } from './setup';
import { Table } from './table';

/** A moment between fights: the heroes' boards, the table, and what happens next. */
export interface Moment {
  readonly setup?: Partial<CatacombsSetup>;
  readonly boards?: Readonly<Partial<Record<HeroId, Partial<Hero>>>>;
  readonly model?: Partial<Catacombs>;
  readonly tasks: CatacombsState['tasks'];
  readonly seed?: number;
}

/** The game at that moment; after it the heroes explore. */
export function tableAt({ setup, boards = {}, model: change, tasks, seed = 1 }: Moment): Table {
  const { model, chance } = modelAtStart(setupWith(setup), seedChance(seed));
  const withBoards = heldHeroes(model.setup).reduce((next, id) => withHero(next, id, boards[id] ?? {}), {
    ...model,
    ...change,
  });
  const explore: CatacombsState['tasks'] = [{ kind: 'explore' }];
  return new Table(start(catacombs, { model: withBoards, chance, tasks: [...tasks, ...explore] }));
}
