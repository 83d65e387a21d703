import type { Beat, TableSession } from '../../../src/session/catacombs';
import { FLICK_LOOKS } from '../../../src/ui/games/catacombs/play/flickLooks';
import { BEATS } from '../../../src/ui/games/catacombs/told/beats';
import { flightShowOf } from '../../../src/ui/table/beats/flightShow';
import { eventMs, intentMs, missedMs, type Pace } from '../../../src/ui/table/beats/pace';
import { ambushChoices } from '../../session/catacombs/support/ambush';
import { continued, created, device } from '../../session/catacombs/support/playing';

/** Three rows of them, each with one flick and a hero within reach. */
const NINE = Array.from({ length: 9 }, (_, index) => ({
  monster: index % 2 === 0 ? ('monster:zombie' as const) : ('monster:skeleton-warrior' as const),
  at: { xMm: 110 + (index % 3) * 40, yMm: 180 + Math.floor(index / 3) * 60 },
}));

// The app thinks its whole turn through.
jest.setTimeout(120_000);

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function settled(session: TableSession): Promise<void> {
  await session.kept();
  await soon();
  await soon();
}

/** A fight against the app at this level: all heroes pass, and the Overseer's turn is about to be told. */
async function overseersTurn(seed: number, level: 1 | 2 | 3): Promise<TableSession> {
  const draft = ambushChoices({ monsters: NINE }, { seed });
  const players = draft.players.map((player) => (player.seat === draft.overseer ? { ...player, mind: level } : player));
  const table = device();
  let session = await created(table, { ...draft, players });
  session = await continued(table, session.getState().gameId);
  for (;;) {
    await settled(session);
    const { beat, prompt, curtain, shown } = session.getState();
    if (shown.turn === 'overseer') return session;
    if (beat !== null) session.told(beat.number);
    else if (curtain !== null) session.take(curtain);
    else if (prompt?.ask.kind === 'choose') {
      const option = prompt.ask.options.find((one) => one.endsWith('>pass')) ?? 'accept';
      expect(session.answer({ kind: 'choose', options: [option] })).toBeNull();
    }
  }
}

interface Turn {
  readonly allMs: number;
  /** From the end of one flight to the beginning of the next, but for those who pass in between. */
  readonly gapsMs: readonly number[];
  readonly told: readonly string[];
}

function beatMs(session: TableSession, beat: Beat, pace: Pace): number {
  if (beat.kind === 'event') return eventMs(BEATS[beat.event.kind].ms, beat.crowd, pace);
  if (beat.kind === 'missed') return missedMs(pace);
  const film = session.film(beat.film);
  const { pace: faster = 1, holds = [] } = flightShowOf(film, FLICK_LOOKS, pace);
  return (film.flight?.durationMs ?? 0) / faster + holds.reduce((sum, { forMs }) => sum + forMs, 0);
}

const nameOf = (beat: Beat): string => (beat.kind === 'event' ? beat.event.kind : beat.kind);

/** The plan of the screen, beat by beat: an intention that was seen meanwhile is waited for no more. */
async function planned(session: TableSession, pace: Pace): Promise<Turn> {
  let allMs = 0;
  let seenMs = 0;
  let gapMs: number | null = null;
  const gapsMs: number[] = [];
  const told: string[] = [];
  for (;;) {
    await settled(session);
    const { beat, prompt, shown, coming } = session.getState();
    if (beat === null && prompt !== null) break;
    if (beat === null) continue;
    if (nameOf(beat) === 'turnBegan' && shown.turn === 'overseer') break;
    const ms = beatMs(session, beat, pace);
    if (beat.kind === 'flight') {
      const announcedMs = Math.max(0, intentMs(pace) - seenMs);
      if (gapMs !== null) gapsMs.push(gapMs + announcedMs);
      allMs += announcedMs + ms;
      [gapMs, seenMs] = [0, 0];
    } else {
      allMs += ms;
      if (gapMs !== null && nameOf(beat) !== 'passed') gapMs += ms;
      if (coming !== null) seenMs += ms;
    }
    told.push(nameOf(beat));
    session.told(beat.number);
  }
  return { allMs, gapsMs, told };
}

const LONGEST_TURN_MS = 25_000;
const LONGEST_GAP_MS = 1_500;

const GAMES = [
  [11, 1],
  [16, 2],
  [13, 2],
  [14, 3],
] as const;

describe('the turn of nine monsters that the app plays', () => {
  it.each(GAMES)('game %i at level %i: takes 25 s at most, and 1.5 s from flight to flight', async (seed, level) => {
    const { allMs, gapsMs, told } = await planned(await overseersTurn(seed, level), 'normal');
    const flights = told.filter((kind) => kind === 'flight').length;
    expect(flights).toBeGreaterThanOrEqual(NINE.length - 3);
    expect(gapsMs).toHaveLength(flights - 1);
    expect(allMs).toBeLessThanOrEqual(LONGEST_TURN_MS);
    expect(gapsMs.filter((ms) => ms > LONGEST_GAP_MS)).toEqual([]);
  });

  it('leaves nothing out when it is hurried, and is over in half the time', async () => {
    const [[seed, level]] = GAMES;
    const slow = await planned(await overseersTurn(seed, level), 'normal');
    const fast = await planned(await overseersTurn(seed, level), 'hurried');
    expect(fast.told).toEqual(slow.told);
    expect(fast.allMs).toBeLessThan(slow.allMs / 2);
  });
});
