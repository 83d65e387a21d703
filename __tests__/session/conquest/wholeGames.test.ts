import { conquestBook, type ConquestState } from '../../../src/rules/conquest';
import { readRecord, replay, stateHash } from '../../../src/rules/machine';
import { conquestModule } from '../../../src/session/conquest';
import { readStatistics } from '../../../src/session/statistics';
import { memoryKeyValue, memoryStorage } from '../../../src/storage';
import { settled, valueOf } from '../toys/toyTable';
import {
  appsOf,
  created,
  device,
  hasEnded,
  MODULES,
  ONE,
  peopleOf,
  played,
  SEATS,
  TWO,
  upToQuestion,
  type Session,
} from './support/duel';

const stateOf = (text: string): ConquestState =>
  valueOf(replay(conquestBook, valueOf(readRecord(conquestBook, text)))).timeline.state;

async function playedByApp(session: Session): Promise<void> {
  for (let round = 0; round < 200 && !hasEnded(session); round++) await settled(session);
  await settled(session);
}

it('the app plays a game of two from the first card to the winner, flick by flick', async () => {
  const table = device();
  const session = await created(appsOf(2, { tokens: { sword: 2, skull: 2 } }), table);
  const beats = new Set<string>();
  session.subscribe(({ beat }) => beat !== null && beats.add(beat.kind === 'event' ? beat.event.kind : beat.kind));
  await playedByApp(session);
  const { view, shown, log } = session.getState();
  expect(view.outcome).not.toBeNull();
  expect(shown).toEqual(conquestModule.tale.of(view));
  for (const kind of ['drew', 'played', 'flight', 'hit', 'tokenMoved', 'ended']) expect(beats).toContain(kind);
  const thoughts = log.flatMap(({ cause }) => cause?.thought ?? []);
  expect(thoughts.length).toBeGreaterThan(10);
  expect(thoughts.map(({ kind }) => kind)).not.toContain('stumbled');
  // What was kept of each thought reads back as it was.
  for (const thought of thoughts)
    expect(conquestModule.thoughts.read(JSON.parse(JSON.stringify(thought)))).toEqual(thought);

  await session.kept();
  const { playback } = valueOf(await table.games.playback(session.getState().gameId));
  const { story } = playback;
  const cards = log.filter(({ event }) => event.kind === 'played');
  expect(story.turns).toBe(view.model.turn);
  expect(story.cards.map(({ card }) => card)).toEqual(cards.map(({ event }) => event.kind === 'played' && event.card));
  const { sword, skull } = view.model.teams;
  expect(story.tokens.at(-1)).toEqual({
    turn: story.turns,
    sword: sword.pool,
    skull: skull.pool,
    bank: view.model.bank,
  });
  expect(story.tokens[0]).toEqual({ turn: 1, sword: 2, skull: 2, bank: 20 });
  expect(story.tokens).toHaveLength(story.turns + 1);
  for (const at of story.tokens) expect(at.sword + at.skull + at.bank).toBe(24);
  expect(story.bestFlick!.tokens).toBeGreaterThan(0);
  expect(story.bestFlick!.film.events.some(({ kind }) => kind === 'hit')).toBe(true);

  const row = valueOf(await table.games.list())[0]!;
  const summary = row.game === 'conquest' ? row.summary : null;
  expect(summary).toMatchObject({ turn: view.model.turn, outcome: view.outcome, bank: view.model.bank });
  const counted = valueOf(
    await readStatistics({ modules: MODULES, shelf: table.storage.shelf, values: memoryKeyValue() }),
  );
  expect(counted).toEqual([]);
}, 120_000);

it('chance plays games of two, three and four; what was told comes to what the rules have at the end', async () => {
  const totals = { flicks: 0, cards: 0 };
  for (const count of [2, 3, 4]) {
    const table = device();
    const session = await created(peopleOf(count, { tokens: { sword: 1, skull: 1 } }), table);
    const eyes = [...SEATS.slice(0, count), null];
    await played(session, count, 600);
    expect([count, hasEnded(session)]).toEqual([count, true]);
    for (const one of eyes) {
      const { view, shown } = session.at(one).getState();
      expect(shown).toEqual(conquestModule.tale.of(view));
    }
    await session.kept();
    const counted = valueOf(
      await readStatistics({ modules: MODULES, shelf: table.storage.shelf, values: memoryKeyValue() }),
    );
    for (const { measures } of counted) {
      expect(Object.keys(measures).sort()).toEqual(Object.keys(conquestModule.measured).sort());
      totals.flicks += measures.flicks!;
      totals.cards += measures.cards!;
    }
  }
  expect(totals.flicks).toBeGreaterThan(totals.cards);
  expect(totals.cards).toBeGreaterThan(3);
}, 120_000);

it('a game that is killed in the middle goes on where it was, for every pair of eyes', async () => {
  const storage = memoryStorage();
  const session = await created(peopleOf(4), device(storage));
  await played(session, 3, 17);
  await session.kept();
  const before = [...SEATS, null].map((eyes) => stateHash(session.at(eyes).getState().view));
  const again = valueOf(await device(storage).games.continue(session.getState().gameId)).session;
  expect([...SEATS, null].map((eyes) => stateHash(again.at(eyes).getState().view))).toEqual(before);
  expect(stateHash(stateOf(again.writeRecord()))).toBe(stateHash(stateOf(session.writeRecord())));
  await played(again, 8, 5);
  expect(again.getState().view.commandCount).toBeGreaterThan(session.getState().view.commandCount);
});

it('a game goes to another device as its record, and plays to the same state there', async () => {
  const table = device();
  const session = await created(peopleOf(2), table);
  await played(session, 4, 12);
  await session.kept();
  const text = valueOf(await table.games.exportRecord(session.getState().gameId));
  const there = device();
  const brought = valueOf(await there.games.continue(valueOf(await there.games.importRecord(text)))).session;
  for (const eyes of [ONE, TWO, null]) {
    expect(stateHash(brought.at(eyes).getState().view)).toBe(stateHash(session.at(eyes).getState().view));
  }
});

it('CONQ-208 a choice can be taken back up to the flick, and nothing before a draw or a flick', async () => {
  const session = await created(peopleOf(2));
  await upToQuestion(session);
  expect(session.getState()).toMatchObject({ prompt: { purpose: { kind: 'playCard' } }, undo: null });
  const [card] = session.getState().view.model.hands[ONE]!;
  expect(session.answer({ kind: 'choose', options: [card!] })).toBeNull();
  await settled(session);
  expect(session.getState().undo).toMatchObject({ purpose: { kind: 'playCard' }, answer: { options: [card] } });
  session.undo();
  await settled(session);
  expect(session.getState().prompt?.purpose.kind).toBe('playCard');
  expect(session.getState().view.model.hands[ONE]).toContain(card);
  expect(
    session
      .getState()
      .log.filter(({ isTakenBack }) => isTakenBack)
      .map(({ event }) => event.kind),
  ).toContain('played');

  for (let turn = 0; turn < 60 && session.getState().view.model.turn === 1; turn++) {
    const asked = session.getState().prompt?.ask.kind;
    await played(session, 40 + turn, 1);
    const { undo } = session.getState();
    // Whatever is offered back is what was chosen since the last flick.
    if (undo !== null) expect(undo.answer.kind).toBe('choose');
    if (asked === 'flick') expect(undo).toBeNull();
  }
  await upToQuestion(session);
  expect(session.getState()).toMatchObject({ hand: TWO, prompt: { purpose: { kind: 'playCard' } }, undo: null });
});

it('refuses a card that is not in the hand and a disc that is not asked for, by the rule', async () => {
  const session = await created(peopleOf(2));
  await upToQuestion(session);
  expect(session.answer({ kind: 'choose', options: ['gryphon/rat'] })).toMatchObject({
    reason: 'noSuchOption',
    rule: 'CONQ-043',
  });
  const launch = { discId: 'skull-1', from: null, vxMmS: 500, vyMmS: 0 };
  expect(session.launch(launch)).not.toBeNull();
  expect(session.getState().view.commandCount).toBe(0);
});
