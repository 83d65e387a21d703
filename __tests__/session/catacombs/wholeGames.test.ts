import { Dice } from '../../../scripts/soak/dice';
import { catacombs } from '../../../src/rules/catacombs';
import { withPlayerCount } from '../../../src/session/catacombs/choices/changeChoices';
import { freshChoices, type CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { continued, created, device, randomAnswer, toldAll, type Device } from './support/playing';
import { expectSound } from './support/soundness';
import type { TableSession } from '../../../src/session/catacombs';

const EVERYTHING: Partial<CatacombsChoices> = {
  variants: {
    heroesPlacedLast: true,
    fairPlacement: true,
    wanderingMonsters: true,
    camping: true,
    secondHealer: true,
  },
  house: {
    alliesDelayDefeat: true,
    frenzyOnAllies: true,
    withoutMap: false,
    overseerHandOver: true,
    overseerRulings: true,
  },
};

const GAMES: readonly (readonly [string, CatacombsChoices, number])[] = [
  ['two on one side, as printed, to its end', { ...freshChoices(7), length: 'short' }, 2_000],
  [
    'five round the table, with everything',
    { ...withPlayerCount(freshChoices(11), 5), ...EVERYTHING, passing: 'roundTheTable' },
    160,
  ],
  [
    'three at both ends, in a labyrinth',
    { ...withPlayerCount(freshChoices(3), 3), layout: 'labyrinth', passing: 'oppositeEnds' },
    160,
  ],
  [
    'four, two ways at a time, against the Lich',
    { ...withPlayerCount(freshChoices(5), 4), layout: 'branching', lord: 'lord:lich' },
    160,
  ],
];

const RETAKE_ONE_IN = 25;
const UNDO_ONE_IN = 20;
const REOPEN_ONE_IN = 40;
/** The longer the game, the dearer it is to replay. */
const replayEvery = (most: number): number => (most > 1_000 ? 100 : 12);

/** Somebody takes the device where it is wanted, and says something that may be said. */
function move(session: TableSession, dice: Dice): void {
  const { curtain, prompt, undo, mayRetake, view } = session.getState();
  if (curtain !== null) return session.take(curtain);
  if (prompt === null) throw new Error('nothing is asked and nobody is to take the device');
  if (undo !== null && dice.oneIn(UNDO_ONE_IN)) return session.undo();
  if (mayRetake && dice.oneIn(RETAKE_ONE_IN)) {
    expect(session.retake(catacombs.seatsOf(view))).toBeNull();
    return;
  }
  const answer = randomAnswer(session, dice);
  for (const seat of [session.getState().hand, ...prompt.seats]) {
    if (session.whyNot(answer) !== null) session.take(seat);
  }
  expect(session.answer(answer)).toBeNull();
}

async function reopened(table: Device, session: TableSession): Promise<TableSession> {
  const before = session.getState();
  const again = await continued(table, before.gameId);
  const { prompt, curtain, hand, shown, view, undo, sheet } = before;
  expect(again.getState()).toMatchObject({ curtain, hand, shown, view, sheet, beat: null });
  expect(again.getState().prompt).toEqual(prompt);
  expect(again.getState().undo).toEqual(undo);
  return again;
}

it.each(GAMES)(
  '%s',
  async (_, draft, most) => {
    const dice = new Dice(draft.seed);
    const table = device();
    let session = await created(table, draft);
    await toldAll(session);
    for (let count = 0; count < most && session.getState().view.outcome === null; count++) {
      move(session, dice);
      const { beat } = session.getState();
      expect(beat === null || session.getState().prompt === null).toBe(true);
      await toldAll(session);
      if (count % replayEvery(most) === 0) expectSound(session);
      if (dice.oneIn(REOPEN_ONE_IN)) session = await reopened(table, session);
    }
    expectSound(session);
    if (most > 1_000) expect(session.getState().view.outcome).not.toBeNull();
  },
  120_000,
);
