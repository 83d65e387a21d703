import { brain, decide, MINDS } from '../../../src/ai/conquest';
import { simulateMany } from '../../../src/physics';
import {
  conquest,
  conquestBook,
  startConquest,
  type ConquestAnswer,
  type ConquestState,
  type ConquestTypes,
} from '../../../src/rules/conquest';
import { apply, seedChance, whyNot, type Command, type SeatId } from '../../../src/rules/machine';

const FOUR = { seats: { sword: ['ann', 'bob'], skull: ['cleo', 'dan'] } };

interface Asked {
  readonly state: ConquestState;
  readonly seat: SeatId;
}

/** Every question of a game that four of the app play, and what came of it. */
function* questions(seed: number): Generator<Asked, ConquestState, ConquestAnswer> {
  let { state } = startConquest(conquestBook.setup.parse(FOUR), seed);
  while (state.prompt !== null) {
    const { ask, seats } = state.prompt;
    const [seat] = seats;
    if (seat === undefined) throw new Error('nobody is asked');
    let answer: ConquestAnswer;
    if (ask.kind === 'flickResolved') {
      const [outcome] = simulateMany(ask.table, [ask.shot]);
      if (outcome?.ok !== true) throw new Error('the table is refused');
      answer = { kind: 'flickResolved', ...outcome.value };
    } else answer = yield { state, seat };
    const command: Command<ConquestTypes> = { ...answer, seat };
    const done = apply(conquest, state, command);
    if (!done.ok) throw new Error(done.refusal.reason);
    ({ state } = done);
  }
  return state;
}

const askOf = ({ state, seat }: Asked, seed: number) => ({
  view: conquest.viewFor(state, seat),
  seat,
  mind: MINDS[1],
  stream: seedChance(seed).play,
});

it('CONQ-039 plays a game of four from every seat to its end with thoughts of its own, and never by chance', () => {
  const asked = questions(4);
  const thoughts = new Set<string>();
  let step = asked.next();
  for (let count = 0; step.done !== true; count++) {
    const { answer, thought, effort } = decide(askOf(step.value, count));
    expect(whyNot(conquest, step.value.state, { ...answer, seat: step.value.seat })).toBeNull();
    expect(effort).toBeLessThanOrEqual(MINDS[1].head.flicks);
    thoughts.add(thought.kind);
    step = asked.next(answer);
  }
  expect(step.value.outcome).not.toBeNull();
  expect([...thoughts]).toEqual(expect.arrayContaining(['card', 'shot', 'crystal']));
  expect([...thoughts]).not.toContain('anyLegal');
});

it('CONQ-039 says the same however often its thought is paused, and whatever it may not see', () => {
  const { value } = questions(9).next();
  if (value === undefined || !('seat' in value)) throw new Error('nothing is asked');
  const asked = askOf(value, 5);
  const whole = decide(asked);
  const pondering = brain.ponder(asked);
  let steps = 0;
  let step = pondering.next();
  for (; step.done !== true; step = pondering.next()) steps += 1;
  expect(steps).toBeGreaterThan(10);
  expect(step.value).toEqual(whole);
  const { model } = value.state;
  const other = model.active === 'sword' ? 'skull' : 'sword';
  const pile = [...model.teams[other].pile].reverse();
  const shuffled = {
    ...value.state,
    model: { ...model, teams: { ...model.teams, [other]: { ...model.teams[other], pile } } },
  };
  expect(decide({ ...asked, view: conquest.viewFor(shuffled, value.seat) })).toEqual(whole);
});
