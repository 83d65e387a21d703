import { decide, MINDS } from '../../../src/ai/reign';
import { sampled, type Level } from '../../../src/ai/core';
import { apply, seedChance, type ChanceStream } from '../../../src/rules/machine';
import { openReign, reign, type ReignAnswer, type ReignSetup, type ReignState } from '../../../src/rules/reign';
import { Bookkeeper, type Account } from './account';

/** Who plays the heroes: a level of the app, or nobody in particular. */
export type Contestant = Level | 'random';

export function contestantOf(text: string): Contestant {
  if (text === 'random') return text;
  if (!(text in MINDS)) throw new Error(`no contestant is called ${text}`);
  return Number(text) as Level;
}

/** A quest that takes longer does not end. */
const MOST_ANSWERS = 6_000;

function answerOf(contestant: Contestant, state: ReignState, stream: ChanceStream) {
  const [seat] = state.prompt?.seats ?? [];
  if (seat === undefined) throw new Error('nobody is asked');
  const view = reign.viewFor(state, seat);
  if (contestant !== 'random') return { seat, ...decide({ view, seat, mind: MINDS[contestant], stream }) };
  const drawn = sampled(reign, view, seat, stream);
  if (drawn === null) throw new Error('nothing can be answered');
  return { seat, answer: drawn.value, stream: drawn.stream };
}

const isAction = ({ prompt }: ReignState, answer: ReignAnswer): boolean => {
  const kind = prompt?.purpose.kind;
  return (kind === 'act' || kind === 'interrupt') && answer.kind === 'deed' && answer.deed !== 'end';
};

export interface Match {
  readonly state: ReignState;
  readonly account: Account;
}

export type Watch = (before: ReignState, answer: ReignAnswer, thought: unknown) => void;

/** A quest from the town to its end, against the neutral Master. */
export function playQuest(
  setup: ReignSetup,
  seed: number,
  contestant: Contestant,
  watch: Watch = () => undefined,
): Match {
  const opened = openReign(setup, seed);
  if (!opened.ok) throw new Error(`the set-up is refused: ${JSON.stringify(opened.error)}`);
  const book = new Bookkeeper(setup.quest?.id ?? '');
  let { state } = opened.value;
  book.told(state, opened.value.events);
  let stream = seedChance(seed * 4 + 1).play;
  for (let count = 0; state.prompt !== null && count < MOST_ANSWERS; count++) {
    const said = answerOf(contestant, state, stream);
    stream = said.stream;
    watch(state, said.answer, 'thought' in said ? said.thought : null);
    const done = apply(reign, state, { ...said.answer, seat: said.seat });
    if (!done.ok) throw new Error(`${state.prompt.purpose.kind}: ${JSON.stringify(done.refusal)}`);
    book.answered();
    if (isAction(state, said.answer)) book.acted();
    book.told(state, done.events);
    ({ state } = done);
  }
  return { state, account: book.close(state, state.prompt === null ? null : 'endless') };
}
