import { apply, recordOf, stateHash, whyNot, writeRecord, type Command } from '../../src/rules/machine';
import { readRecord, replay } from '../../src/rules/machine';
import {
  catacombsBook,
  openCatacombs,
  PROPOSE,
  catacombs,
  type CatacombsState,
  type CatacombsTypes,
} from '../../src/rules/catacombs';
import { note, noteSaid, noteSetup } from './coverage/note';
import type { Tally } from './coverage/tally';
import { watched } from './coverage/watched';
import { Dice } from './dice';
import { habitsFor } from './habits';
import type { Physics } from './physics';
import { whatIsWrong } from './invariants';
import { nextCommand } from './players';
import { setupFor } from './setups';
import { storyFor } from './stories';
import { turnOf } from './turns';
import { vandalise } from './vandal/vandalise';

export interface GamePlayed {
  readonly commands: number;
  /** Stopped by us, not by the rules: players at random can wander in a labyrinth for ever. */
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

const MAX_COMMANDS = 4_000;
const THOROUGH_ONE_IN = 32;
const VANDAL_ONE_IN = 8;
const REPLAY_ONE_IN = 50;
const ASIDE_EVERY = 53;
const ASIDE_AT = 20;

function replays(text: string, state: CatacombsState): void {
  const read = readRecord(catacombsBook, text);
  if (!read.ok) throw new Error(`the record cannot be read: ${JSON.stringify(read.error)}`);
  const replayed = replay(catacombsBook, read.value);
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed.error)}`);
  if (stateHash(replayed.value.timeline.state) !== stateHash(state))
    throw new Error('the record replays to another state');
}

/** Now and then somebody wants to propose something, each in turn. */
function asideAt(state: CatacombsState, count: number): Command<CatacombsTypes> | null {
  const seats = catacombs.seatsOf(state);
  const seat = seats[Math.floor(count / ASIDE_EVERY) % seats.length];
  if (count % ASIDE_EVERY !== ASIDE_AT || seat === undefined) return null;
  const command: Command<CatacombsTypes> = { kind: 'choose', options: [PROPOSE], seat };
  return whyNot(catacombs, state, command) === null ? command : null;
}

/** One whole game, everything checked after every command. The number says it all: set-up, seed, players. */
export function playGame(game: number, physics: Physics, tally: Tally): GamePlayed {
  const dice = new Dice(game);
  const turn = turnOf(game, physics);
  const habits = habitsFor(turn, physics);
  const setup = turn.kind === 'story' ? storyFor(turn.number, dice) : setupFor(turn.number, dice);
  const rules = watched(tally);
  const commands: Command<CatacombsTypes>[] = [];
  const written = (): string => writeRecord(recordOf(catacombs.id, { setup, seed: game }, commands));

  function carryOut(state: CatacombsState, command: Command<CatacombsTypes>): CatacombsState {
    commands.push(command);
    const applied = apply(rules, state, command);
    if (!applied.ok) throw new Error(`a legal command is refused: ${JSON.stringify(applied.refusal)}`);
    const wrong = whatIsWrong(applied.state, dice.oneIn(THOROUGH_ONE_IN));
    if (wrong !== null) throw new Error(wrong);
    note(state, applied, tally);
    noteSaid(command, tally);
    return applied.state;
  }

  try {
    const opened = openCatacombs(setup, game);
    if (!opened.ok) throw new Error(`the set-up is refused: ${JSON.stringify(opened.error)}`);
    let { state } = opened.value;
    noteSetup(state, tally);
    note(state, opened.value, tally);
    while (state.prompt !== null && commands.length < MAX_COMMANDS) {
      const aside = asideAt(state, commands.length);
      if (aside !== null) state = carryOut(state, aside);
      if (state.prompt === null) break;
      const command = nextCommand(state, state.prompt, habits, dice);
      if (dice.oneIn(VANDAL_ONE_IN)) tally.add('refused', vandalise(state, command, dice));
      state = carryOut(state, command);
    }
    if (game % REPLAY_ONE_IN === 0) replays(written(), state);
    return { commands: commands.length, isCutShort: state.prompt !== null, hash: stateHash(state) };
  } catch (because) {
    throw new SoakFault(game, physics, written(), because);
  }
}
