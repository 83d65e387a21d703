import { conquest, DESIGNS, cardId } from '../../../src/rules/conquest';
import type { Eyes } from '../../../src/rules/machine';
import { chancer, created, device, hasEnded, peopleOf, SEATS, upToQuestion, type Session } from './support/duel';
import { valueOf } from '../toys/toyTable';

const CARDS = DESIGNS.flatMap(({ id, signs }) => signs.map((sign) => cardId(id, sign)));
const EYES: readonly Eyes[] = [...SEATS, null];
const cardsIn = (text: string): readonly string[] => CARDS.filter((card) => text.includes(`"${card}"`));

const handOf = (session: Session, seat: (typeof SEATS)[number]): readonly string[] =>
  session.at(seat).getState().view.model.hands[seat] ?? [];

/** Looks over everybody's shoulder at every moment of a game, and writes down what should not be seen. */
function watcher(session: Session) {
  const faults: string[] = [];
  const seen = { moments: 0, hidden: 0, beats: 0, undos: 0, causes: 0 };
  const read = new Map<Eyes, number>();

  function lookWith(eyes: Eyes, hands: ReadonlyMap<Eyes, readonly string[]>): void {
    const { log, ...rest } = session.at(eyes).getState();
    const secret = [...hands].flatMap(([seat, cards]) => (seat === eyes ? [] : cards));
    seen.hidden += secret.length;
    seen.beats += rest.beat === null ? 0 : 1;
    seen.undos += rest.undo === null ? 0 : 1;
    for (const [part, value] of Object.entries(rest)) {
      const found = cardsIn(JSON.stringify(value) ?? '').filter((card) => secret.includes(card));
      if (found.length > 0) faults.push(`${part} of ${String(eyes)}: ${found.join()}`);
    }
    for (const { event, cause } of log.slice(read.get(eyes) ?? 0)) {
      const isForOne = event.kind === 'drew' || event.kind === 'dealt';
      if (isForOne && event.seat !== eyes && cardsIn(JSON.stringify(event)).length > 0)
        faults.push(`log: ${event.kind}`);
      if (cause === null) continue;
      seen.causes += 1;
      const of = 'seat' in event ? event.seat : null;
      if (of !== eyes && cardsIn(JSON.stringify(cause)).length > 0) faults.push(`a thought of ${String(of)}`);
    }
    read.set(eyes, log.length);
  }

  function look(): void {
    // What an end lays open is no secret any more.
    if (hasEnded(session)) return;
    const hands = new Map<Eyes, readonly string[]>(SEATS.map((seat) => [seat, handOf(session, seat)]));
    seen.moments += 1;
    for (const eyes of EYES) lookWith(eyes, hands);
    const { hand, log: _log, ...rest } = session.getState();
    const others = [...hands].flatMap(([seat, cards]) => (seat === hand ? [] : cards));
    const found = cardsIn(JSON.stringify(rest)).filter((card) => others.includes(card));
    if (found.length > 0) faults.push(`the table of ${hand}: ${found.join()}`);
  }
  return { faults, seen, look };
}

/** The law of the curtain, at every moment of a game. */
function guard(session: Session) {
  const faults: string[] = [];
  let falls = 0;
  let wasDown = false;
  return {
    faults,
    falls: () => falls,
    look(): void {
      const { curtain, hand, beat, prompt, beatsLeft, view } = session.getState();
      if (curtain !== null && !wasDown) falls += 1;
      wasDown = curtain !== null;
      if (curtain === null) return;
      if (curtain === hand) faults.push('it falls before whoever holds the device');
      if (beat !== null || prompt !== null) faults.push('something is shown in front of it');
      const asked = view.prompt;
      if (beatsLeft === 0 && asked !== null && conquest.isOpen(asked.purpose)) faults.push(asked.purpose.kind);
      if (beatsLeft === 0 && asked?.seats.includes(curtain) !== true) faults.push('it falls for nobody who is asked');
    },
  };
}

it('CONQ-038 shows nobody a card of another hand, by any way, over a whole game of four', async () => {
  const table = device();
  const session = await created(peopleOf(4, { tokens: { sword: 1, skull: 1 } }), table);
  const { faults, seen, look } = watcher(session);
  const curtain = guard(session);
  const stop = session.subscribe(() => {
    look();
    curtain.look();
  });
  const answer = chancer(5);
  let hints = 0;
  for (let turns = 0; turns < 900 && !hasEnded(session); turns++) {
    await upToQuestion(session);
    const { prompt, hand } = session.getState();
    if (prompt === null) continue;
    if (prompt.purpose.kind === 'playCard' && hints < 1) {
      hints += 1;
      session.askHint();
      while (session.getState().hint === 'thinking') await new Promise((resolve) => setImmediate(resolve));
      expect(session.getState().hint).not.toBeNull();
    }
    if (prompt.purpose.kind === 'playCard') {
      expect(prompt.seats).toEqual([hand]);
      const summaries = JSON.stringify(valueOf(await table.games.list()).map((row) => 'summary' in row && row.summary));
      expect(cardsIn(summaries)).toEqual([]);
    }
    answer(session);
  }
  stop();
  expect(faults).toEqual([]);
  expect(curtain.faults).toEqual([]);
  expect(hasEnded(session)).toBe(true);
  // It has looked at something: hands were held, beats told, answers offered back, hints kept.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  expect(curtain.falls()).toBeGreaterThanOrEqual(4);
  const hands = session.at(null).getState().view.model.hands;
  expect(cardsIn(JSON.stringify(hands)).length).toBe(Object.values(hands).flat().length);
}, 120_000);

it('CONQ-038 lets partners see one another where the table wants it, and nobody else', async () => {
  const session = await created(peopleOf(4, { options: ['openPartners'] }));
  await upToQuestion(session);
  const [one, two, three, four] = SEATS as [Eyes, Eyes, Eyes, Eyes];
  const sees = (eyes: Eyes, seat: Eyes) =>
    session
      .at(eyes)
      .getState()
      .view.model.hands[String(seat)]?.every((card) => card !== 'hidden');
  expect([sees(one, three), sees(three, one), sees(two, four)]).toEqual([true, true, true]);
  expect([sees(one, two), sees(one, four), sees(null, one)]).toEqual([false, false, false]);
});

it('CONQ-038 no curtain falls within a turn of one hand, and one before the next hand is shown', async () => {
  const session = await created(peopleOf(2));
  await upToQuestion(session);
  expect(session.getState()).toMatchObject({
    hand: SEATS[0],
    curtain: null,
    prompt: { purpose: { kind: 'playCard' } },
  });
  const answer = chancer(2);
  const hands: string[] = [];
  for (let turn = 0; turn < 40 && session.getState().view.model.turn === 1; turn++) {
    answer(session);
    await upToQuestionWithoutCurtain(session);
    hands.push(session.getState().hand);
  }
  expect(new Set(hands)).toEqual(new Set([SEATS[0]]));
  expect(session.getState()).toMatchObject({ curtain: SEATS[1], beat: null, prompt: null });
  session.take(SEATS[1]!);
  // Whose card it is hears of it first.
  expect(session.getState().beat).toMatchObject({ event: { kind: 'drew', seat: SEATS[1] } });
  await upToQuestion(session);
  expect(session.getState()).toMatchObject({ hand: SEATS[1], prompt: { purpose: { kind: 'playCard' } } });
});

async function upToQuestionWithoutCurtain(session: Session): Promise<void> {
  if (session.getState().curtain === null) await upToQuestion(session);
}
