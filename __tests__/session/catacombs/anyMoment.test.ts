import { Dice } from '../../../scripts/soak/dice';
import { catacombs } from '../../../src/rules/catacombs';
import { EXPANSIONS, MONSTER_IDS } from '../../../src/rules/catacombs/words/ids';
import { discsIn, SORTS_OF, stockOf } from '../../../src/rules/catacombs/content/stock';
import { withPlayerCount } from '../../../src/session/catacombs/choices/changeChoices';
import { freshChoices, type CatacombsChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { PASSINGS } from '../../../src/session/game/sheet';
import { ambush } from './support/ambush';
import { continued, created, device, randomAnswer, toldAll, type Device } from './support/playing';
import { expectSound, replayed } from './support/soundness';
import type { TableSession } from '../../../src/session/catacombs';

const GAMES = 60;
const MOVES = 60;
/** The others begin with a card that is turned up; a story begins with the fight. */
const DRAWN_ONE_IN = 3;
const PLACES = [240, 300].map((yMm) => ({ xMm: 150, yMm }));
const STOCK = stockOf(EXPANSIONS);
/** As many discs in the box as an ambush has places: any two of these can be told. */
const AMPLE = MONSTER_IDS.filter(
  (id) => SORTS_OF[id].reduce((sum, sort) => sum + discsIn(STOCK, sort), 0) >= PLACES.length,
);

interface Player {
  readonly table: Device;
  readonly dice: Dice;
  session: TableSession;
  /** Something has been done and is not on disk yet: until it is, nothing of it is seen, and nothing more can be done. */
  isUnwritten: boolean;
}

/** What has been tried so far, in all games together. */
const tried = { flick: 0, undo: 0, retake: 0, leave: 0, leaveInMidBeat: 0, wrongMoment: 0 };

const recordOf = (session: TableSession): readonly object[] => JSON.parse(session.writeRecord()).commands;

/** Whatever the screen may ask of a session while it is not being answered changes nothing. */
function expectDeaf({ session }: Player, act: () => unknown): void {
  const before = session.writeRecord();
  act();
  expect(session.writeRecord()).toBe(before);
}

function answerOrTake(player: Player): void {
  const { session, dice } = player;
  const { curtain, prompt } = session.getState();
  if (curtain !== null) return session.take(curtain);
  if (prompt === null) return;
  // Whoever declines a story has seen all there is of it.
  const isStory = prompt.purpose.kind === 'acceptAdventure';
  const answer = isStory ? ({ kind: 'choose', options: ['accept'] } as const) : randomAnswer(session, dice);
  for (const seat of [session.getState().hand, ...prompt.seats]) {
    if (session.whyNot(answer) !== null) session.take(seat);
  }
  if (player.isUnwritten) return expectDeaf(player, () => expect(session.answer(answer)).not.toBeNull());
  const before = recordOf(session).length;
  expect(session.answer(answer)).toBeNull();
  expect(recordOf(session).length).toBeGreaterThan(before);
  player.isUnwritten = true;
}

/** Any disc that may be flicked, anywhere. */
function flick(player: Player): void {
  const { session, dice } = player;
  const { launchable, prompt } = session.getState();
  if (launchable.length === 0) return answerOrTake(player);
  const from = prompt?.ask.kind === 'flick' ? (session.placeForMe()?.places[0] ?? null) : null;
  const launch = { discId: dice.pick(launchable), vxMmS: dice.below(2000) - 1000, vyMmS: 0 - dice.below(1500), from };
  if (player.isUnwritten) return expectDeaf(player, () => expect(session.launch(launch)).not.toBeNull());
  tried.flick += 1;
  expect(session.launch(launch)).toBeNull();
  player.isUnwritten = true;
}

function undo(player: Player): void {
  const { session } = player;
  const { undo: offer } = session.getState();
  if (offer === null || player.isUnwritten) return expectDeaf(player, () => session.undo());
  const before = replayed(session).timeline.steps.length;
  tried.undo += 1;
  session.undo();
  expect(replayed(session).timeline.steps).toHaveLength(before - 1);
  expect(session.getState().beat).toBeNull();
  player.isUnwritten = true;
}

function retake(player: Player): void {
  const { session, dice } = player;
  const { mayRetake, view } = session.getState();
  const seats = catacombs.seatsOf(view);
  if (!mayRetake || player.isUnwritten || dice.oneIn(3)) {
    const agreed = mayRetake && !player.isUnwritten ? seats.slice(1) : seats;
    return expectDeaf(player, () => expect(session.retake(agreed)).not.toBeNull());
  }
  tried.retake += 1;
  expect(session.retake(seats)).toBeNull();
  player.isUnwritten = true;
  expect(replayed(session).timeline.state.prompt?.purpose.kind).toBe('flick');
}

/** The screen goes, whatever is being shown, and somebody takes the game up again. */
async function leaveAndReturn(player: Player): Promise<void> {
  const { gameId, sheet, beat } = player.session.getState();
  tried[beat === null ? 'leave' : 'leaveInMidBeat'] += 1;
  const before = recordOf(player.session);
  player.session.leave();
  await written(player);
  player.session = await continued(player.table, gameId);
  await player.session.kept();
  expect(recordOf(player.session)).toEqual(before);
  expect(player.session.getState()).toMatchObject({ sheet, keeping: 'kept' });
  // The opening of a game that nobody has answered yet is told again.
  if (before.length === 0) await toldAll(player.session);
  expect(player.session.getState().beat).toBeNull();
  expectSound(player.session);
}

function hurry({ session, dice }: Player): void {
  const { beat } = session.getState();
  if (beat === null || dice.oneIn(4)) return session.tellAll();
  session.told(beat.number);
}

function speakOutOfTurn(player: Player): void {
  const { session } = player;
  const { beat, curtain, hand } = session.getState();
  if (beat === null && curtain === null) return;
  tried.wrongMoment += 1;
  expectDeaf(player, () => {
    expect(session.answer({ kind: 'choose', options: ['pass'] })).toMatchObject({ reason: 'stalePrompt' });
    session.told((beat?.number ?? 0) + 1);
    session.undo();
    if (beat !== null) session.take(hand);
  });
}

async function written(player: Player): Promise<void> {
  await player.session.kept();
  player.isUnwritten = false;
}

const MOVE_KINDS = [answerOrTake, answerOrTake, flick, flick, hurry, hurry, hurry, undo, retake, speakOutOfTurn];
const LEAVE_ONE_IN = 12;
const PASSING_ONE_IN = 20;

async function move(player: Player): Promise<void> {
  const { dice } = player;
  if (dice.oneIn(LEAVE_ONE_IN)) return leaveAndReturn(player);
  if (dice.oneIn(PASSING_ONE_IN)) player.session.changeSheet({ passing: dice.pick(PASSINGS) });
  else dice.pick(MOVE_KINDS)(player);
  // Half of the time the flick has not yet been written down when the next thing happens.
  if (dice.oneIn(2)) await written(player);
}

function choicesFor(game: number, dice: Dice): CatacombsChoices {
  const draft = { ...withPlayerCount(freshChoices(game), 2 + dice.below(4)), passing: dice.pick(PASSINGS) };
  if (dice.oneIn(DRAWN_ONE_IN)) return { ...draft, length: 'short' };
  const monsters = PLACES.map((at) => ({ monster: dice.pick(AMPLE), at, life: 1 }));
  return { ...draft, adventure: ambush({ monsters }) };
}

it.each(Array.from({ length: GAMES }, (_, game) => game))(
  'game %i: undo, retake, leave and come back at any moment lose nothing',
  async (game) => {
    const dice = new Dice(game);
    const table = device();
    const player: Player = { table, dice, session: await created(table, choicesFor(game, dice)), isUnwritten: false };
    for (let count = 0; count < MOVES && player.session.getState().view.outcome === null; count++) {
      await move(player);
      const { beat, prompt, launchable } = player.session.getState();
      if (beat !== null) expect([prompt, launchable]).toEqual([null, []]);
    }
    await toldAll(player.session);
    expectSound(player.session);
  },
  60_000,
);

it('all of that has been tried, more than once', () => {
  for (const [what, count] of Object.entries(tried)) expect([what, count > 9]).toEqual([what, true]);
});
