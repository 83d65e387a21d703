import { apply, type Prompt } from '../../src/rules/machine';
import { catacombs, openCatacombs, type CatacombsEvent, type CatacombsTypes } from '../../src/rules/catacombs';
import { Dice } from '../../scripts/soak/dice';
import { habitsFor } from '../../scripts/soak/catacombs/habits';
import { nextCommand } from '../../scripts/soak/catacombs/players';
import { setupFor } from '../../scripts/soak/catacombs/setups';
import { en, fr, whyUnfit } from './samples/speakers';

const GAMES = 24;
const MAX_COMMANDS = 250;

/** Everything a table hears while a prompt stands. */
function heardAt({ purpose, ask }: Prompt<CatacombsTypes>): readonly string[] {
  const options = ask.kind === 'choose' ? [...ask.options, ...ask.barred.map(({ option }) => option)] : [];
  const refusals = ask.kind === 'choose' ? ask.barred.map(({ refusal }) => refusal) : [];
  const purses = ask.kind === 'amounts' ? Object.keys(ask.limits) : [];
  return [en, fr].flatMap((words) => [
    ...Object.values(words.prompt(purpose)),
    ...[...options, ...purses].map(words.option),
    ...refusals.map(words.refusal),
  ]);
}

const heardOf = (events: readonly CatacombsEvent[]): readonly string[] =>
  events.flatMap((event) => [en.event(event), fr.event(event)]);

function heardIn(game: number): ReadonlySet<string> {
  const dice = new Dice(game);
  const opened = openCatacombs(setupFor(game, dice), game);
  if (!opened.ok) throw new Error(opened.error.reason);
  const heard = new Set(heardOf(opened.value.events));
  let { state } = opened.value;
  for (let count = 0; state.prompt !== null && count < MAX_COMMANDS; count++) {
    heardAt(state.prompt).forEach((text) => heard.add(text));
    const applied = apply(
      catacombs,
      state,
      nextCommand(state, state.prompt, habitsFor({ kind: 'drawn', number: game }, 'fake'), dice),
    );
    if (!applied.ok) throw new Error(applied.refusal.reason);
    heardOf(applied.events).forEach((text) => heard.add(text));
    ({ state } = applied);
  }
  return heard;
}

it('finds words for everything that happens in whole games', () => {
  const heard = new Set(Array.from({ length: GAMES }, (_, game) => [...heardIn(game)]).flat());
  expect([...heard].filter((text) => whyUnfit(text) !== null)).toEqual([]);
  expect(heard.size).toBeGreaterThan(500);
});
