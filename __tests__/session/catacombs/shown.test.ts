import { Dice } from '../../../scripts/soak/dice';
import { habitsFor, type Habits } from '../../../scripts/soak/catacombs/habits';
import { nextCommand } from '../../../scripts/soak/catacombs/players';
import { setupFor } from '../../../scripts/soak/catacombs/setups';
import { catacombs, startCatacombs, type CatacombsEvent, type CatacombsState } from '../../../src/rules/catacombs';
import { apply } from '../../../src/rules/machine';
import { shownAfter, shownAtRest } from '../../../src/session/catacombs/shown/shownAfter';
import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import type { ShownTable } from '../../../src/session/catacombs/shown/shownTable';

const MAX_COMMANDS = 2_500;

const fold = (shown: ShownTable, events: readonly CatacombsEvent[], next: ShownTable): ShownTable =>
  events.reduce((table, event) => shownAfter(table, event, next), shown);

/** What the rules do without a word: the board is cleared, heroes are taken back to be placed again, a round is skipped. */
function isUnsaid(before: CatacombsState, after: CatacombsState): boolean {
  const isCleared = before.model.room !== null && after.model.room === null;
  return isCleared || before.prompt?.purpose.kind === 'confirmPlacement';
}

/** How often something was compared. */
function play(game: number, physics: Habits['physics']): number {
  const dice = new Dice(game);
  const opened = startCatacombs(setupFor(game, dice), game);
  let { state } = opened;
  let compared = 0;
  for (let count = 0; state.prompt !== null && count < MAX_COMMANDS; count++) {
    const command = nextCommand(state, state.prompt, habitsFor({ kind: 'drawn', number: game }, physics), dice);
    const applied = apply(catacombs, state, command);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    const shown = shownOf(state);
    const begun = command.kind === 'flickResolved' ? shownAtRest(shown, command.rest) : shown;
    const next = shownOf(applied.state);
    const folded = fold(begun, applied.events, next);
    if (!isUnsaid(state, applied.state)) {
      const where = `game ${game}, command ${count}, ${state.prompt.purpose.kind}, ${applied.events.map(({ kind }) => kind).join(' ')}`;
      expect({ where, ...folded }).toEqual({ where, ...next });
      compared += 1;
    }
    ({ state } = applied);
  }
  return compared;
}

const FAKE_GAMES = 24;
const REAL_GAMES = 3;

it('following events leads to the table that the rules have, command by command', () => {
  let compared = 0;
  for (let game = 0; game < FAKE_GAMES; game++) compared += play(game, 'fake');
  for (let game = 0; game < REAL_GAMES; game++) compared += play(game, 'real');
  expect(compared).toBeGreaterThan(5_000);
}, 120_000);
