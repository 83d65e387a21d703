import { catacombs } from '../../../src/rules/catacombs';
import * as physics from '../../../src/physics';
import { catacombsModule, type Playback, type TableSession, type ToldFlick } from '../../../src/session/catacombs';
import { createFilms } from '../../../src/session/flicking/film';
import { ofCatacombs } from '../support/ofCatacombs';
import { ambushChoices } from './support/ambush';
import { created, device, toldAll } from './support/playing';

// Physics runs as it is, and is counted.
jest.mock('../../../src/physics', () => {
  const real = jest.requireActual<typeof physics>('../../../src/physics');
  return { ...real, simulate: jest.fn(real.simulate) };
});
const simulate = jest.mocked(physics.simulate);

const table = device();
let session: TableSession;

async function playback(): Promise<Playback> {
  const opened = await table.games.playback(session.getState().gameId);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  return ofCatacombs(opened.value).playback;
}

/** So many times physics runs while this is done. */
function runsOf(act: () => void): number {
  simulate.mockClear();
  act();
  return simulate.mock.calls.length;
}

/** Flicks like this one, each a flick of its own. */
const likes = (told: ToldFlick, count: number): readonly ToldFlick[] =>
  Array.from({ length: count }, () => ({ ...told, result: { ...told.result } }));

async function flicked(discId: string, vyMmS: number): Promise<void> {
  session.launch({ discId, vxMmS: 0, vyMmS, from: null });
  await toldAll(session);
}

beforeAll(async () => {
  session = await created(
    table,
    ambushChoices({ monsters: [{ monster: 'monster:orc', at: { xMm: 150, yMm: 300 }, life: 2 }] }),
  );
  await toldAll(session);
  for (const seat of catacombs.seatsOf(session.getState().view)) {
    if (session.getState().curtain === seat) session.take(seat);
    session.answer({ kind: 'choose', options: ['accept'] });
    await toldAll(session);
  }
  await flicked('hero:elf', -900);
});

it('a table flies a flick once, and its film is of that flight', async () => {
  simulate.mockClear();
  await flicked('hero:wizard', -500);
  const { film: told } = session.getState();
  const film = session.film(told!);
  expect(simulate).toHaveBeenCalledTimes(1);
  const [{ value: flown } = { value: null }] = simulate.mock.results as {
    value: ReturnType<typeof physics.simulate>;
  }[];
  expect(flown?.ok && flown.value.flight).toBe(film.flight);
});

it('a playback opens, tells and goes about without physics', async () => {
  simulate.mockClear();
  const watched = await playback();
  expect(watched.flicks).toHaveLength(2);
  for (watched.goTo(0); watched.getState().step < watched.getState().stepCount; watched.next())
    for (let { beat } = watched.getState(); beat !== null; { beat } = watched.getState()) {
      if (beat.kind === 'flight') expect(Object.keys(beat.film)).not.toContain('flight');
      watched.told(beat.number);
    }
  expect(watched.story.bestFlick?.film).toBe(watched.flicks[0]);
  expect(simulate).not.toHaveBeenCalled();
});

it('physics runs once for each flick that somebody wants to watch, and for no other', async () => {
  const watched = await playback();
  const [first, second] = watched.flicks;
  expect(runsOf(() => watched.film(first!))).toBe(1);
  expect(runsOf(() => expect(watched.film(first!)).toBe(watched.film(first!)))).toBe(0);
  expect(runsOf(() => watched.film(second!))).toBe(1);
  expect(runsOf(() => watched.film(first!))).toBe(0);
});

it('a film is the same to the bit, made at the table or again from what is kept', async () => {
  const watched = await playback();
  const live = session.getState().log.flatMap(({ event, film }) => (event.kind === 'flicked' && film ? [film] : []));
  expect(live).toHaveLength(2);
  for (const [index, told] of live.entries()) {
    const film = watched.film(watched.flicks[index]!);
    expect(film).toEqual(session.film(told));
    const flown = physics.simulate(told.table, told.shot);
    expect(film.flight).toEqual(flown.ok && flown.value.flight);
  }
});

it('only the last films are kept: the oldest goes first', () => {
  const told = likes(session.getState().film!, 4);
  const films = createFilms(catacombsModule.flicks);
  const all = () => told.forEach((one) => films.film(one));
  expect(runsOf(all)).toBe(4);
  expect(runsOf(() => told.slice(1).forEach((one) => films.film(one)))).toBe(0);
  expect(runsOf(() => films.film(told[0]!))).toBe(1);
});

it('what the rules make of a flick later on makes another film of the same flight', () => {
  const blow = session.getState().log.find(({ event }) => event.kind === 'damaged');
  const [told] = likes(blow!.film!, 1);
  const films = createFilms(catacombsModule.flicks);
  const before = films.film({ ...told!, events: [] });
  expect(runsOf(() => expect(films.film(told!).flight).toBe(before.flight))).toBe(0);
  expect(before.contacts.some(({ verdict }) => verdict.kind === 'damage')).toBe(false);
  expect(films.film(told!).contacts.some(({ verdict }) => verdict.kind === 'damage')).toBe(true);
});

it('two that watch the same flick share nothing', () => {
  const told = session.getState().film!;
  const [one, other] = [createFilms(catacombsModule.flicks), createFilms(catacombsModule.flicks)];
  expect(runsOf(() => one.film(told))).toBe(1);
  expect(runsOf(() => other.film(told))).toBe(1);
  expect(other.film(told)).not.toBe(one.film(told));
});
