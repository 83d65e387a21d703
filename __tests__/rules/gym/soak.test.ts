import { simulate } from '../../../src/physics';
import {
  apply,
  readRecord,
  recordOf,
  replay,
  sample,
  seedChance,
  stateHash,
  writeRecord,
  type Command,
} from '../../../src/rules/machine';
import {
  GOAL_KINDS,
  gym,
  gymBook,
  INSTEADS,
  openGym,
  PRACTICE,
  type GymSetup,
  type GymState,
  type GymTypes,
} from '../../../src/rules/gym';
import { Luck, randomSetup } from './randomSetup';

type Physics = 'fake' | 'real';
const GAMES: Readonly<Record<Physics, number>> = { fake: 300, real: 120 };
const MOST_COMMANDS = 60;

/** Anything legal; a flick comes to what physics makes of it, or to what the sampler makes up. */
function answerTo({ prompt }: GymState, physics: Physics, luck: Luck): Command<GymTypes> {
  if (prompt === null) throw new Error('nothing is asked');
  const { ask } = prompt;
  if (physics === 'real' && ask.kind === 'flickResolved') {
    const flown = simulate(ask.table, ask.shot);
    if (!flown.ok) throw new Error(JSON.stringify(flown.error));
    const { contacts, exits, rest } = flown.value;
    return { kind: 'flickResolved', contacts, exits, rest };
  }
  const drawn = sample(gym, prompt, luck.rest);
  luck.goOnFrom(drawn.stream);
  return drawn.value;
}

const areAlike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What holds of every state at rest; null when all does. */
function whatIsWrong({ model, prompt, outcome, commandCount }: GymState): string | null {
  const { setup, discs, flicks, met } = model;
  const isWhole = discs.length === setup.discs.length;
  if ((prompt === null) === (outcome === null)) return 'neither a prompt nor an outcome, or both';
  if (setup.discs.some((one) => one.isFixed && !discs.some((other) => areAlike(one, other))))
    return 'a fixed disc moved';
  if (!isWhole && (setup.leavers === 'putBack' || setup.board.edge === 'wall')) return 'a disc is gone that cannot be';
  if (setup.flicks !== null && flicks > setup.flicks) return 'more flicks than there are';
  if (new Set(met).size !== met.length) return 'a goal met twice';
  if (setup.goals.length > 0 && met.length === setup.goals.length && outcome?.isSolved !== true)
    return 'solved, and on';
  return commandCount < 2 * flicks ? 'flicks that nobody made' : null;
}

function soaked(physics: Physics): ReadonlySet<string> {
  const seen = new Set<string>();
  for (let game = 0; game < GAMES[physics]; game++) {
    const luck = new Luck(seedChance(game).play);
    const setup = randomSetup(luck);
    const opened = openGym(setup, game);
    if (!opened.ok) throw new Error(opened.error.reason);
    let { state } = opened.value;
    const commands: Command<GymTypes>[] = [];
    seen.add(setup.board.edge).add(setup.leavers);
    while (state.prompt !== null && commands.length < MOST_COMMANDS) {
      const command = answerTo(state, physics, luck);
      commands.push(command);
      seen.add(`asked ${state.prompt.purpose.kind}`);
      if (command.kind === 'choose') seen.add(`chosen ${command.options[0]}`);
      const applied = apply(gym, JSON.parse(JSON.stringify(state)) as GymState, command);
      if (!applied.ok) throw new Error(`game ${game}: ${JSON.stringify(applied.refusal)}`);
      for (const event of applied.events) {
        seen.add(event.kind);
        if (event.kind === 'goalMet') seen.add(`met ${setup.goals[event.goal]?.kind}`);
        if (event.kind === 'missed') for (const { kind } of setup.goals) seen.add(`missed ${kind}`);
        if (event.kind === 'left') seen.add(event.isGone ? 'gone' : 'back');
        if (event.kind === 'ended') seen.add(`stars ${event.stars}`);
      }
      ({ state } = applied);
      const wrong = whatIsWrong(state);
      if (wrong !== null) throw new Error(`game ${game}, ${physics} physics: ${wrong}`);
    }
    const text = writeRecord(recordOf('gym', { setup, seed: game }, commands));
    const read = readRecord(gymBook, text);
    const replayed = read.ok ? replay(gymBook, read.value) : read;
    if (!replayed.ok) throw new Error(`game ${game}: ${JSON.stringify(replayed.error)}`);
    expect(stateHash(replayed.value.timeline.state)).toBe(stateHash(state));
  }
  return seen;
}

const ALWAYS = [
  ...['flicked', 'struck', 'left', 'goalMet', 'missed', 'reset', 'ended', 'gone', 'back', 'open', 'wall', 'putBack'],
  ...['flick', 'flight', 'instead'].map((purpose) => `asked ${purpose}`),
  ...INSTEADS.map((option) => `chosen ${option}`),
  ...[0, 1, 2, 3].map((stars) => `stars ${stars}`),
  ...GOAL_KINDS.flatMap((kind) => [`met ${kind}`, `missed ${kind}`]),
];

it.each(['fake', 'real'] as const)(
  'random games with %s physics use all that there is, and break nothing',
  (physics) => {
    const seen = soaked(physics);
    expect(ALWAYS.filter((one) => !seen.has(one))).toEqual([]);
  },
);

describe('what is watched for', () => {
  const setup: GymSetup = {
    ...PRACTICE,
    goals: [{ kind: 'strike', targets: ['orc'] }],
    flicks: 3,
  };
  const opened = openGym(setup, 3);
  if (!opened.ok) throw new Error(opened.error.reason);
  const { state } = opened.value;
  const { model } = state;
  const withModel = (change: Partial<GymState['model']>): GymState => ({ ...state, model: { ...model, ...change } });
  const moved = model.discs.map((one) => (one.isFixed ? { ...one, xMm: one.xMm + 1 } : one));
  const broken: readonly (readonly [string, GymState])[] = [
    ['neither a prompt nor an outcome, or both', { ...state, prompt: null }],
    ['a fixed disc moved', withModel({ discs: moved })],
    ['a disc is gone that cannot be', withModel({ discs: model.discs.slice(1) })],
    ['more flicks than there are', withModel({ flicks: 4 })],
    ['a goal met twice', withModel({ met: [0, 0] })],
    ['solved, and on', withModel({ met: [0] })],
    ['flicks that nobody made', withModel({ flicks: 1 })],
  ];

  it.each(broken)('is seen: %s', (wrong, one) => {
    expect(whatIsWrong(state)).toBeNull();
    expect(whatIsWrong(one)).toBe(wrong);
  });
});
