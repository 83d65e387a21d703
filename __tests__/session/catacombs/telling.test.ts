import { Dice } from '../../../scripts/soak/dice';
import type { CatacombsEvent } from '../../../src/rules/catacombs';
import { createFilms } from '../../../src/session/flicking/film';
import { freshChoices } from '../../../src/session/catacombs/choices/freshChoices';
import { joins, mainOf } from '../../../src/session/catacombs/shown/toldTogether';
import { hurt, killed, unharmed } from '../../rules/catacombs/support/facts';
import { fight } from '../../rules/catacombs/support/fight';
import { sessionAt } from '../../ui/table/prompts/sessionAt';
import { ambushChoices, type Ambush } from './support/ambush';
import { created, device, randomAnswer } from './support/playing';
import {
  catacombsModule,
  type Beat,
  type Intent,
  type TableSession,
  type TableState,
} from '../../../src/session/catacombs';

// The app thinks its whole turn through.
jest.setTimeout(120_000);

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Against the app, the heroes doing nothing: all that is seen up to the end of the Overseer's first turn. */
async function seen(monsters: Ambush['monsters'], see: (state: TableState) => void): Promise<void> {
  const draft = ambushChoices({ monsters }, { seed: 12 });
  const players = draft.players.map((one) => (one.seat === draft.overseer ? { ...one, mind: 2 as const } : one));
  const session = await created(device(), { ...draft, players });
  while (session.getState().shown.round < 2) {
    await session.kept();
    await soon();
    await soon();
    see(session.getState());
    goOn(session);
  }
  session.leave();
}

async function told(monsters: Ambush['monsters']): Promise<readonly Beat[]> {
  const beats: Beat[] = [];
  await seen(monsters, ({ beat }) => beat !== null && beats.push(beat));
  return beats;
}

/** What was announced while something else was told, and what was flicked. */
async function meant(monsters: Ambush['monsters']) {
  const comings: Intent[] = [];
  const intents: Intent[] = [];
  await seen(monsters, ({ coming, intent }) => {
    if (coming !== null && !comings.includes(coming)) comings.push(coming);
    if (intent !== null) intents.push(intent);
  });
  return { comings, intents };
}

function goOn(session: TableSession): void {
  const { beat, prompt, curtain } = session.getState();
  if (beat !== null) session.told(beat.number);
  else if (curtain !== null) session.take(curtain);
  else if (prompt?.ask.kind === 'choose') {
    const option = prompt.ask.options.find((one) => one.endsWith('>pass')) ?? 'accept';
    session.answer({ kind: 'choose', options: [option] });
  }
}

const NINE = Array.from({ length: 9 }, (_, index) => ({
  monster: index % 2 === 0 ? ('monster:zombie' as const) : ('monster:skeleton-warrior' as const),
  at: { xMm: 110 + (index % 3) * 40, yMm: 180 + Math.floor(index / 3) * 60 },
}));

/** Far off and in one another's way: some have nothing to do. */
const CROWD = NINE.map(({ monster }, index) => ({
  monster,
  at: { xMm: 20 + (index % 3) * 60, yMm: 20 + Math.floor(index / 3) * 30 },
}));

describe('what is told at once', () => {
  const pass = (piece: string): CatacombsEvent => ({ kind: 'passed', piece });
  const wound = hurt('hero:elf', 1, 'monster:orc-1');

  it('is who passes, one after the other', () => {
    expect(joins([pass('monster:orc-1')], pass('monster:orc-2'))).toBe(true);
    expect(joins([pass('monster:orc-1')], wound)).toBe(false);
  });

  it('is a wound and the end of whoever has it, which is spoken of', () => {
    const death = killed('hero:elf', 'monster:orc-1');
    expect(joins([wound], death)).toBe(true);
    expect(joins([wound], killed('hero:wizard', 'monster:orc-1'))).toBe(false);
    expect(mainOf([wound, death])).toBe(death);
  });

  it('is a blow and those whom it did not harm', () => {
    const nothing = unharmed('hero:thief', 'monster:orc-1', 'pushed', 'BASE-128');
    expect(joins([wound], nothing)).toBe(true);
    expect(joins([nothing], wound)).toBe(true);
    expect(joins([wound, nothing], hurt('hero:thief', 1, 'monster:orc-1'))).toBe(false);
    expect(mainOf([nothing, wound, nothing])).toBe(wound);
    expect(mainOf([nothing, nothing])).toBe(nothing);
  });

  it('is the round and whose turn it begins with', () => {
    const round = { kind: 'roundBegan', round: 2 } as const;
    const turn = { kind: 'turnBegan', turn: 'heroes' } as const;
    expect(joins([round], turn)).toBe(true);
    expect(mainOf([round, turn])).toBe(turn);
  });
});

const eventsOf = (beats: readonly Beat[], kind: CatacombsEvent['kind']) =>
  beats.flatMap((beat) => (beat.kind === 'event' && beat.event.kind === kind ? [beat.events] : []));

it('a turn in which nobody is left to do anything is not told, nor is it seen', async () => {
  const session = sessionAt(fight({ monsters: [] }).state);
  const turns: unknown[] = [];
  const kinds: string[] = [];
  for (let steps = 0; steps < 40 && !kinds.includes('roomCleared'); steps += 1) {
    const { beat, shown } = session.getState();
    turns.push(shown.turn);
    if (beat?.kind === 'event') kinds.push(beat.event.kind);
    if (beat !== null) session.told(beat.number);
    else session.answer({ kind: 'choose', options: ['skipToEndOfRound'] });
    await soon();
  }
  expect(kinds).toContain('roomCleared');
  expect(kinds).not.toContain('turnBegan');
  expect(turns).not.toContain('overseer');
});

describe('the turn of the app', () => {
  it('says in one breath who passes, each of them once', async () => {
    const beats = await told(CROWD);
    const passes = eventsOf(beats, 'passed');
    const pieces = passes.flat().map((event) => (event.kind === 'passed' ? event.piece : event.kind));
    expect(pieces.length).toBeGreaterThan(1);
    expect(new Set(pieces).size).toBe(pieces.length);
    expect(passes.length).toBeLessThan(pieces.length);
    expect(pieces.length + beats.filter(({ kind }) => kind === 'flight').length).toBe(CROWD.length);
  });

  it('shows what it will flick next while it is told what came of the last flick, and then flicks that', async () => {
    const { comings, intents } = await meant(NINE);
    expect(comings.length).toBeGreaterThan(2);
    expect(intents).toEqual(expect.arrayContaining(comings));
  });

  it('says that a flick has struck nobody, right after it', async () => {
    const beats = await told(NINE);
    const films = createFilms(catacombsModule.flicks);
    const misses = beats.flatMap((beat, index) => (beat.kind === 'missed' ? [[beat, beats[index - 1]] as const] : []));
    expect(misses.length).toBeGreaterThan(0);
    for (const [miss, before] of misses) {
      expect(before?.kind).toBe('flight');
      const contacts = miss.kind === 'missed' ? films.film(miss.film).contacts : null;
      expect(contacts?.every(({ verdict }) => verdict.kind !== 'damage')).toBe(true);
    }
  });
});

it('monsters that the app has laid down are seen while it is said who they are', async () => {
  const draft = freshChoices(7);
  const session = await created(device(), {
    ...draft,
    players: draft.players.map((one) => (one.seat === draft.overseer ? { ...one, mind: 1 } : one)),
  });
  let laid: readonly string[] = [];
  const dice = new Dice(7);
  while (laid.length === 0) {
    await session.kept();
    await soon();
    const { beat, prompt, shown } = session.getState();
    const monsters = beat?.kind !== 'event' ? [] : beat.events.filter(({ kind }) => kind === 'placed');
    laid = monsters.flatMap((event) => (event.kind === 'placed' && shown.pieces[event.piece] ? [event.piece] : []));
    if (beat !== null) session.told(beat.number);
    else if (prompt !== null) session.answer(randomAnswer(session, dice));
  }
  const onBoard = Object.values(session.getState().shown.pieces).filter(({ kind }) => kind === 'monster');
  expect([...laid].sort()).toEqual(onBoard.map(({ id }) => id).sort());
  expect(laid.length).toBeGreaterThan(1);
  session.leave();
});
