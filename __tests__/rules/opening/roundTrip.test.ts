import { apply } from '../../../src/rules/machine';
import { catacombs, openCatacombs, type CatacombsState } from '../../../src/rules/catacombs';
import { CARRIED_PURPOSES, openingOf } from '../../../src/rules/catacombs/opening';
import { setupSchema } from '../../../src/rules/catacombs/record/setupSchema';
import { Dice } from '../../../scripts/soak/dice';
import { habitsFor } from '../../../scripts/soak/catacombs/habits';
import { nextCommand } from '../../../scripts/soak/catacombs/players';
import { setupFor } from '../../../scripts/soak/catacombs/setups';
import { storyFor } from '../../../scripts/soak/catacombs/stories';
import { turnOf } from '../../../scripts/soak/catacombs/turns';

const GAMES = 24;
const MAX_COMMANDS = 300;

/** What an opening does not say: the seed, how many answers there have been, and that there is nothing of something. */
const UNSAID: readonly string[] = ['chance', 'commandCount', 'number'];
const isNothing = (key: string, value: unknown): boolean =>
  (key === 'spike' && value === null) ||
  ((key === 'stacks' || key === 'captives') && Array.isArray(value) && value.length === 0);

/** As text, so that the order of the pieces counts: the options follow it. */
const said = (state: CatacombsState): string =>
  JSON.stringify(sorted(state), (key, value: unknown) =>
    UNSAID.includes(key) || isNothing(key, value) ? undefined : value,
  );

/** Fields of anything but the pieces come in any order. */
function sorted(value: unknown, key = ''): unknown {
  if (Array.isArray(value)) return value.map((one) => sorted(one));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value);
  const ordered = key === 'pieces' ? fields : fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(ordered.map(([name, one]) => [name, sorted(one, name)]));
}

/** States of a game of the soak, up to a point. */
function* statesOf(game: number): Generator<CatacombsState> {
  const dice = new Dice(game);
  const turn = turnOf(game, 'fake');
  const habits = habitsFor(turn, 'fake');
  const opened = openCatacombs(turn.kind === 'story' ? storyFor(turn.number, dice) : setupFor(turn.number, dice), game);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let { state } = opened.value;
  for (let count = 0; state.prompt !== null && count < MAX_COMMANDS; count++) {
    yield state;
    const applied = apply(catacombs, state, nextCommand(state, state.prompt, habits, dice));
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    state = applied.state;
  }
}

/** Written to a file, read from it and opened with another seed. */
function reopened(state: CatacombsState): CatacombsState | null {
  const written = openingOf(state);
  if (written === null) return null;
  const opened = openCatacombs(setupSchema.parse(JSON.parse(JSON.stringify(written))), 4_711);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return opened.value.state;
}

it('any state of a random game that can be said opens as it stood, for all eyes, to the same question', () => {
  const met = new Set<string>();
  const never = new Set<string>();
  for (let game = 0; game < GAMES; game++) {
    for (const state of statesOf(game)) {
      const asked = state.prompt?.purpose.kind ?? '';
      const again = reopened(state);
      if (again === null) never.add(asked);
      else {
        met.add(asked);
        expect(said(again)).toBe(said(state));
      }
    }
  }
  for (const asked of met) expect(CARRIED_PURPOSES).toContain(asked);
  expect(met.size).toBeGreaterThan(CARRIED_PURPOSES.length * 0.7);
  // Of what can be said, only these come in the middle of something now and then.
  const partly = [...never].filter((asked) => CARRIED_PURPOSES.some((one) => one === asked));
  expect(['useMap', 'placeSwarm']).toEqual(expect.arrayContaining(partly));
}, 120_000);
