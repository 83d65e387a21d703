import { Dice } from '../../../scripts/soak/dice';
import { habitsFor } from '../../../scripts/soak/catacombs/habits';
import { nextCommand } from '../../../scripts/soak/catacombs/players';
import { setupFor } from '../../../scripts/soak/catacombs/setups';
import { MINDS } from '../../../src/ai/catacombs';
import type { Level } from '../../../src/ai/core';
import { catacombs, startCatacombs } from '../../../src/rules/catacombs';
import { apply, seedChance } from '../../../src/rules/machine';
import type { CatacombsJob } from '../support/catacombsJob';

/** Of the base box, of Vermin, of Soloth, and of both together. */
const GAMES: readonly number[] = [0, 2, 8, 9];
const MOST_COMMANDS = 1_500;
const LEVELS: readonly Level[] = [1, 1, 1, 1, 2, 1, 1, 1, 3];

/** The first question of each kind in one game at random, of any who are asked. */
function questionsOf(game: number): readonly CatacombsJob[] {
  const dice = new Dice(game);
  const habits = habitsFor({ kind: 'drawn', number: game }, 'fake');
  const found = new Map<string, CatacombsJob>();
  let { state } = startCatacombs(setupFor(game, dice), game);
  for (let count = 0; state.prompt !== null && count < MOST_COMMANDS; count++) {
    const { purpose, ask, seats } = state.prompt;
    const kind = `${purpose.kind} ${ask.kind}`;
    if (ask.kind !== 'flickResolved' && !found.has(kind)) {
      const seat = dice.pick(seats);
      const level = LEVELS[found.size % LEVELS.length] ?? 1;
      const view = catacombs.viewFor(state, seat);
      const stream = seedChance(game * MOST_COMMANDS + count).play;
      found.set(kind, { game: catacombs.id, view, seat, mind: MINDS[level], stream });
    }
    const applied = apply(catacombs, state, nextCommand(state, state.prompt, habits, dice));
    if (!applied.ok) throw new Error(`game ${game}: ${JSON.stringify(applied.refusal)}`);
    state = applied.state;
  }
  return [...found.values()];
}

export const questionsOfGames = (): readonly CatacombsJob[] => GAMES.flatMap(questionsOf);

export const kindOf = ({ view }: CatacombsJob): string => `${view.prompt?.purpose.kind} ${view.prompt?.ask.kind}`;
