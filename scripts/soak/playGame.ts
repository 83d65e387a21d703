import {
  apply,
  readRecord,
  recordOf,
  replay,
  stateHash,
  whyNot,
  writeRecord,
  type Command,
  type GameState,
  type GameTypes,
} from '../../src/rules/machine';
import { noteOffered } from './coverage/offered';
import type { Tally } from './coverage/tally';
import { Dice } from './dice';
import type { Physics } from './physics';
import type { SoakedGame } from './soakedGame';
import { vandalise } from './vandal/vandalise';

export interface GamePlayed {
  readonly commands: number;
  /** Stopped by us, not by the rules: players at random can go on for ever. */
  readonly isCutShort: boolean;
  readonly hash: string;
}

/** What went wrong, with everything that is needed to see it again. */
export class SoakFault extends Error {
  constructor(
    readonly game: number,
    readonly physics: Physics,
    readonly record: string,
    readonly because: unknown,
  ) {
    super(`game ${game}, ${physics} physics: ${because instanceof Error ? because.message : String(because)}`);
  }
}

const THOROUGH_ONE_IN = 32;
const VANDAL_ONE_IN = 8;
const ASIDE_EVERY = 53;
const ASIDE_AT = 20;

function replays<G extends GameTypes, Setup>({ book }: SoakedGame<G, Setup>, text: string, state: GameState<G>): void {
  const read = readRecord(book, text);
  if (!read.ok) throw new Error(`the record cannot be read: ${JSON.stringify(read.error)}`);
  const replayed = replay(book, read.value);
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed.error)}`);
  if (stateHash(replayed.value.timeline.state) !== stateHash(state))
    throw new Error('the record replays to another state');
}

/** Now and then somebody says something by the way, each in turn. */
function asideAt<G extends GameTypes, Setup>(
  { book: { game }, aside }: SoakedGame<G, Setup>,
  state: GameState<G>,
  count: number,
): Command<G> | null {
  const seats = game.seatsOf(state);
  const seat = seats[Math.floor(count / ASIDE_EVERY) % seats.length];
  if (aside === null || count % ASIDE_EVERY !== ASIDE_AT || seat === undefined) return null;
  const command: Command<G> = { ...aside, seat };
  return whyNot(game, state, command) === null ? command : null;
}

/** One whole game, everything checked after every command. The number says it all: set-up, seed, players. */
export function playGame<G extends GameTypes, Setup>(
  soaked: SoakedGame<G, Setup>,
  number: number,
  physics: Physics,
  tally: Tally,
): GamePlayed {
  const { book, note } = soaked;
  const dice = new Dice(number);
  const { setup, next } = soaked.deal(number, physics, dice);
  const rules = soaked.watched(tally);
  const commands: Command<G>[] = [];
  const written = (): string => writeRecord(recordOf(book.game.id, { setup, seed: number }, commands));

  function carryOut(state: GameState<G>, command: Command<G>): GameState<G> {
    commands.push(command);
    const applied = apply(rules, state, command);
    if (!applied.ok) throw new Error(`a legal command is refused: ${JSON.stringify(applied.refusal)}`);
    const wrong = soaked.whatIsWrong(applied.state, dice.oneIn(THOROUGH_ONE_IN));
    if (wrong !== null) throw new Error(wrong);
    note.step(state, applied, tally);
    note.said(command, tally);
    noteOffered(book, applied.state, tally);
    return applied.state;
  }

  try {
    const opened = book.start(setup, number);
    if (!opened.ok) throw new Error(`the set-up is refused: ${JSON.stringify(opened.error)}`);
    let { state } = opened.value;
    note.setup(state, tally);
    note.step(state, opened.value, tally);
    noteOffered(book, state, tally);
    while (state.prompt !== null && commands.length < soaked.mostCommands) {
      const aside = asideAt(soaked, state, commands.length);
      if (aside !== null) state = carryOut(state, aside);
      if (state.prompt === null) break;
      const command = next(state, state.prompt);
      if (dice.oneIn(VANDAL_ONE_IN)) tally.add('refused', vandalise(book.game, state, command, dice));
      state = carryOut(state, command);
    }
    if (number % soaked.replayOneIn === 0) replays(soaked, written(), state);
    return { commands: commands.length, isCutShort: state.prompt !== null, hash: stateHash(state) };
  } catch (because) {
    throw new SoakFault(number, physics, written(), because);
  }
}
