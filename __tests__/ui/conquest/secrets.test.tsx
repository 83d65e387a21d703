import { act, screen } from '@testing-library/react-native';
import { Profiler, type ReactNode } from 'react';
import { isCard, printedOn, type DesignId, type SeenCard } from '../../../src/rules/conquest';
import { chancer, ONE, peopleOf, TWO, type Session } from '../../session/conquest/support/duel';
import { idleTime } from '../../support/idleTime';
import { facesDrawn, facesNamed } from './cardsSeen';
import { sit } from './sit';

/** Left out: a few. `npm run test:secrets` asks for a hundred. */
const HAND_OVERS = Number(process.env.HAND_OVERS ?? 8);
const MOST_STEPS = 100;

/** Arenas are drawn as well, by a processor instead of a graphics card. */
jest.setTimeout(60_000 + HAND_OVERS * 15_000);

let idle: ReturnType<typeof idleTime>;
beforeEach(() => {
  idle = idleTime();
});
afterEach(() => idle.end());

const facesIn = (cards: readonly SeenCard[]): readonly DesignId[] =>
  cards.filter(isCard).map((card) => printedOn(card).id);

/** What a seat really holds. */
const handOf = (session: Session, seat: typeof ONE): readonly DesignId[] =>
  facesIn(session.at(seat).getState().view.model.hands[seat] ?? []);

/** Faces that all have seen, or see now. */
function openFaces(session: Session): readonly DesignId[] {
  const { shown, log, beat } = session.getState();
  const { sword, skull } = shown.teams;
  const told = [...log.map(({ event }) => event), ...(beat?.kind === 'event' ? [beat.event] : [])];
  return facesIn([
    ...[sword.discard, skull.discard, sword.kept, skull.kept].flat(),
    ...told.flatMap((event) => ('card' in event && event.kind !== 'drew' && event.card !== null ? [event.card] : [])),
  ]);
}

/** Faces that nobody may see now: the other hand, and behind the curtain both. */
function secretFaces(session: Session): readonly DesignId[] {
  const { hand, curtain } = session.getState();
  const open = openFaces(session);
  const own = curtain === null ? handOf(session, hand) : [];
  return [ONE, TWO]
    .filter((seat) => curtain !== null || seat !== hand)
    .flatMap((seat) => handOf(session, seat))
    .filter((face) => !open.includes(face) && !own.includes(face));
}

/** Looks at the screen each time that anything on it has changed, before it is painted. */
function watcher() {
  const leaks: string[] = [];
  let session: Session | null = null;
  let frames = 0;
  const look = (): void => {
    // What the end lays open is no secret any more.
    if (session === null || session.getState().view.outcome !== null) return;
    frames += 1;
    const { hand, curtain } = session.getState();
    const secret = secretFaces(session);
    const found = [...facesNamed(secret), ...facesDrawn(secret)];
    leaks.push(...found.map((face) => `${face} before ${hand}, behind ${curtain}`));
  };
  return {
    leaks,
    frames: () => frames,
    begin: (one: Session) => {
      session = one;
      look();
    },
    around: (table: ReactNode) => (
      <Profiler id="table" onRender={look}>
        {table}
      </Profiler>
    ),
  };
}

/** One beat, one answer, or one curtain further. */
async function oneStep(session: Session, answer: (session: Session) => void): Promise<void> {
  await act(async () => {
    const { beat, curtain, prompt } = session.getState();
    if (curtain !== null) session.take(curtain);
    else if (beat !== null) session.told(beat.number);
    else if (prompt !== null) answer(session);
    await session.kept();
    await new Promise((resolve) => setImmediate(resolve));
    // All that is to be seen is painted.
    idle.passAll();
  });
}

it('no card of another hand is read, heard or drawn in any frame, nor any behind the curtain', async () => {
  let handOvers = 0;
  let frames = 0;
  for (let seed = 5; handOvers < HAND_OVERS; seed += 1) {
    const watch = watcher();
    const session = await sit({ opening: null }, peopleOf(2, { seed }), {}, watch.around);
    watch.begin(session);
    const answer = chancer(seed);
    let before = session.getState().curtain;
    for (let step = 0; handOvers < HAND_OVERS && session.getState().view.outcome === null; step += 1) {
      expect(step).toBeLessThan(MOST_STEPS * HAND_OVERS);
      await oneStep(session, answer);
      const { curtain } = session.getState();
      if (curtain !== null && before === null) handOvers += 1;
      before = curtain;
    }
    expect(watch.leaks).toEqual([]);
    frames += watch.frames();
    await screen.unmount();
  }
  expect(handOvers).toBe(HAND_OVERS);
  expect(frames).toBeGreaterThan(10 * HAND_OVERS);
});

it('would be noticed, for the own hand is there to be read and seen', async () => {
  const session = await sit({ opening: null }, peopleOf(2));
  const own = [...new Set(handOf(session, session.getState().hand))];
  expect(own.length).toBeGreaterThan(0);
  expect(facesNamed(own)).toEqual(own);
  await act(async () => idle.passAll());
  expect(facesDrawn(own)).toEqual(own);
});
