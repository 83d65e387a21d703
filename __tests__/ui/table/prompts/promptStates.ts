import { Dice } from '../../../../scripts/soak/dice';
import { habitsFor } from '../../../../scripts/soak/catacombs/habits';
import { nextCommand } from '../../../../scripts/soak/catacombs/players';
import { setupFor } from '../../../../scripts/soak/catacombs/setups';
import { storyFor } from '../../../../scripts/soak/catacombs/stories';
import { apply } from '../../../../src/rules/machine';
import { catacombs, openCatacombs, type CatacombsEvent, type CatacombsState } from '../../../../src/rules/catacombs';
import { stockOf } from '../../../../src/rules/catacombs/content/stock';
import { fight } from '../../../rules/catacombs/support/fight';
import { tableAt } from '../../../rules/catacombs/support/tableAt';

export interface Moment {
  readonly state: CatacombsState;
  /** What the last command brought about. */
  readonly events: readonly CatacombsEvent[];
}

/** Every moment of a seeded game of players at random, up to so many commands. */
export function* momentsOf(game: number, most: number): Generator<Moment> {
  const dice = new Dice(game);
  const habits = habitsFor({ kind: 'drawn', number: game }, 'fake');
  const opened = openCatacombs(setupFor(game, dice), game);
  if (!opened.ok) throw new Error('the set-up is refused');
  let { state, events }: Moment = opened.value;
  for (let count = 0; count < most; count++) {
    yield { state, events };
    if (state.prompt === null) return;
    const applied = apply(catacombs, state, nextCommand(state, state.prompt, habits, dice));
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    ({ state, events } = applied);
  }
}

/** A story that nobody has agreed to yet. */
export function storyTold(): CatacombsState {
  const opened = openCatacombs({ ...storyFor(0, new Dice(0)), acceptedBy: [] }, 0);
  if (!opened.ok) throw new Error('the set-up is refused');
  return opened.value.state;
}

/** The reserve cannot pay two heroes what they have earned. */
export function shortOfGold(): CatacombsState {
  const table = fight({
    boards: {
      'hero:elf': { kills: [{ monster: 'monster:minotaur', disc: 'minotaur' }] },
      'hero:wizard': { kills: [{ monster: 'monster:orc', disc: 'orc' }] },
    },
  });
  table.state = { ...table.state, model: { ...table.model, goldReserve: 200 } };
  while (table.prompt.purpose.kind === 'act') table.choose(table.options.find((option) => option.endsWith('>pass'))!);
  return table.state;
}

/** Two kinds of skeletons share their discs, and more are asked for than there are. */
export const shortOfDiscs = (): CatacombsState =>
  tableAt({
    model: { stock: stockOf([]) },
    tasks: [
      {
        kind: 'openRoom',
        card: 'room:sunken-stair',
        fight: 'room',
        board: 'crypt',
        monsters: [
          ...Array.from({ length: 5 }, () => 'monster:skeleton-warrior' as const),
          ...Array.from({ length: 3 }, () => 'monster:skeleton-archer' as const),
        ],
      },
    ],
  }).state;
