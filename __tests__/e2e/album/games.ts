import { Dice } from '../../../scripts/soak/dice';
import { nextCommand } from '../../../scripts/soak/catacombs/players';
import {
  catacombs,
  HOUSE_AS_PRINTED,
  NO_VARIANTS,
  openCatacombs,
  type CatacombsEvent,
  type CatacombsSetup,
  type CatacombsState,
  type CatacombsTypes,
} from '../../../src/rules/catacombs';
import { apply, recordOf, seatId, writeRecord, type Command } from '../../../src/rules/machine';

/** What a game is like that stops just where a picture is to be taken. */
export interface GamePlan {
  readonly setup?: Partial<CatacombsSetup>;
  /** left out: at the very beginning. */
  readonly until?: (state: CatacombsState, events: readonly CatacombsEvent[]) => boolean;
  /** Whose luck it is when both sides play at random. */
  readonly luck?: 'even' | 'heroes';
}

type State = CatacombsState;

const MOST_GAMES = 60;
const MOST_COMMANDS = 500;

export const OVERSEER = seatId('Maud');
export const ANN = seatId('Ann');
export const BOB = seatId('Bob');

/** Three at the table. A record has no names for them: they go by their seats. */
const SETUP: CatacombsSetup = {
  overseer: OVERSEER,
  heroSeats: [
    { seat: ANN, heroes: ['hero:elf', 'hero:barbarian'] },
    { seat: BOB, heroes: ['hero:thief', 'hero:wizard'] },
  ],
  lord: 'lord:sorcerer',
  layout: { kind: 'line', roomsOfLevel: [1, 2, 1] },
  variants: NO_VARIANTS,
  house: HOUSE_AS_PRINTED,
  acceptedBy: [OVERSEER, ANN, BOB],
};

/** Its commands up to the wanted moment; null when this game never comes to it. */
function commandsUntil(
  { until, luck = 'even' }: GamePlan,
  setup: CatacombsSetup,
  game: number,
): readonly Command<CatacombsTypes>[] | null {
  const opened = openCatacombs(setup, game);
  if (!opened.ok) throw new Error(`the set-up is refused: ${JSON.stringify(opened.error)}`);
  const dice = new Dice(game);
  const commands: Command<CatacombsTypes>[] = [];
  let { state, events }: { state: State; events: readonly CatacombsEvent[] } = opened.value;
  while (until !== undefined && !until(state, events)) {
    if (state.prompt === null || commands.length >= MOST_COMMANDS) return null;
    const command = nextCommand(state, state.prompt, { physics: 'real', luck, isEager: false }, dice);
    const applied = apply(catacombs, state, command);
    if (!applied.ok) throw new Error(JSON.stringify(applied.refusal));
    commands.push(command);
    ({ state, events } = applied);
  }
  return commands;
}

/** The record of the first game of players at random that comes to the wanted moment, and stops there. */
export function recordUntil(plan: GamePlan): string {
  const setup = { ...SETUP, ...plan.setup };
  for (let game = 1; game <= MOST_GAMES; game++) {
    const commands = commandsUntil(plan, setup, game);
    if (commands !== null) return writeRecord(recordOf(catacombs.id, { setup, seed: game }, commands));
  }
  throw new Error(`none of ${MOST_GAMES} games comes to that moment`);
}
