import { apply, readRecord, statesOf, type Eyes, type SeatId, type Sight } from '../../../src/rules/machine';
import { catacombs, catacombsBook, type CatacombsSetup, type CatacombsState } from '../../../src/rules/catacombs';
import { nextCommand } from '../../../scripts/soak/catacombs/players';
import { habitsFor } from '../../../scripts/soak/catacombs/habits';
import { turnOf } from '../../../scripts/soak/catacombs/turns';
import { Dice } from '../../../scripts/soak/dice';
import { catacombsModule } from '../../../src/session/catacombs/module';
import type { CatacombsPlayed } from '../../../src/session/catacombs/played';
import { goOn, openCourse } from '../../../src/session/course/course';
import type { Course } from '../../../src/session/game/course';
import { createFilms } from '../../../src/session/flicking/film';
import { sightOf } from '../../../src/session/sight/sightOf';
import { setupWith, withVariants } from '../../rules/catacombs/support/setup';
import { changed, ORC_AND_ELF } from '../../rules/adventure/stories';
import { device } from './support/playing';

type Played = Course<CatacombsPlayed>;

const game = 2;

/** A game of the soak's players, so far. */
function played(setup: CatacombsSetup, commands: number, number = game): Played {
  const dice = new Dice(number);
  const habits = habitsFor(turnOf(number, 'fake'), 'fake');
  const opened = catacombsModule.book.start(setup, number);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  let course = openCourse(catacombsModule, opened.value);
  for (let count = 0; count < commands; count++) {
    const { state } = course.timeline;
    if (state.prompt === null) break;
    const next = goOn(catacombsModule, course, nextCommand(state, state.prompt, habits, dice));
    if (!next.ok) throw new Error(JSON.stringify(next.error));
    course = next.value;
  }
  return course;
}

const written = (course: Played, eyes: Eyes): string => JSON.stringify(sightOf(catacombsModule, course, eyes));

function watchedIn(text: string) {
  const opened = device().games.openSight(text);
  if (!opened.ok) throw new Error(JSON.stringify(opened.error));
  if (opened.value.game !== 'catacombs') throw new Error(`a sight of ${opened.value.game}`);
  return opened.value.watched;
}

const MAZE = setupWith({
  layout: { kind: 'labyrinth', map: 'generated', sizeColumns: 4, sizeRows: 4 },
  expansions: ['soloth', 'vermin'],
});

const BUILT = setupWith({
  layout: {
    kind: 'builtLabyrinth',
    columnCount: 4,
    start: 0,
    cards: [
      ['room:sunken-stair', 'room:orc-kitchen', 'room:merchant', 'room:healer'],
      ['room:bone-choir', 'room:drowned-nave', 'room:gravediggers-rest', 'room:toll-gate'],
      ['room:smiths-quarrel', 'room:scorpion-pit', 'room:webbed-crypt', 'room:lair-of-sorcerer'],
    ].flat(),
  },
});

const [room] = ORC_AND_ELF.rooms;
const STORY = setupWith({
  adventure: changed(
    { ...ORC_AND_ELF, rooms: [room, { ...room, title: { en: 'SECRET ROOM', fr: 'SALLE SECRÈTE' } }] },
    'ending',
    { en: 'SECRET END', fr: 'FIN SECRÈTE' },
  ) as unknown as CatacombsSetup['adventure'],
  acceptedBy: catacombs.seatsOf({ model: { setup: setupWith() } } as CatacombsState),
});

const CAMPING = setupWith({ ...withVariants({ camping: true, wanderingMonsters: true }), expansions: ['vermin'] });

const spacesOf = ({ model: { path } }: CatacombsState) =>
  path.kind === 'line' ? path.columns.flat() : path.spaces.flatMap((space) => space ?? []);

/** Ids of cards that lay face down from the beginning to the end, and were never told of to these eyes. */
function secretsFrom(course: Played, eyes: Eyes): readonly string[] {
  const states = statesOf(catacombs, course.timeline);
  const { setup } = course.timeline.state.model;
  const knowsRooms = eyes === setup.overseer && (setup.layout.kind !== 'line' || Boolean(setup.adventure));
  const told = JSON.stringify(
    course.log.map(({ event }) => (event.kind === 'cardsLookedAt' ? { kind: event.kind } : event)),
  );
  const rooms = spacesOf(states[0]!).map(({ card }) => card);
  const open = new Set(
    states.flatMap((state) => spacesOf(state).flatMap(({ card, isFaceUp }) => (isFaceUp ? [card] : []))),
  );
  const owned = new Set(
    states.flatMap(({ model }) => [
      ...model.offer,
      ...Object.values(model.heroes).flatMap((hero) => hero?.equipment ?? []),
    ]),
  );
  const hiddenRooms = knowsRooms ? [] : rooms.filter((card) => !open.has(card));
  const hiddenCards = states[0]!.model.equipmentDeck.filter((card) => !owned.has(card));
  const purposes = JSON.stringify(states.map(({ prompt, model }) => [prompt?.purpose, model.room?.itemsOwed]));
  return [...hiddenRooms, ...hiddenCards]
    .map((id) => JSON.stringify(id))
    .filter((id) => !told.includes(id) && !purposes.includes(id));
}

describe('a game as somebody saw it', () => {
  it.each([
    ['a line', CAMPING],
    ['a labyrinth', MAZE],
    ['a labyrinth that the Overseer built', BUILT],
  ])('holds nothing of what lies face down: %s', (_, setup) => {
    for (const commands of [40, 250]) {
      const course = played(setup, commands);
      for (const eyes of [...catacombs.seatsOf(course.timeline.state), null]) {
        const secrets = secretsFrom(course, eyes);
        const text = written(course, eyes);
        expect(secrets.length).toBeGreaterThan(5);
        expect(secrets.filter((id) => text.includes(id))).toEqual([]);
      }
    }
  });

  it('tells nobody but the Overseer what a story has before them', () => {
    const course = played(STORY, 30);
    const { overseer } = course.timeline.state.model.setup;
    for (const eyes of [...catacombs.seatsOf(course.timeline.state), null]) {
      expect(written(course, eyes).includes('SECRET')).toBe(eyes === overseer);
    }
  });

  it('has neither the seed nor the order of the Poison cards nor an answer, and is no record', () => {
    const course = played(CAMPING, 120);
    const text = written(course, null);
    const sight = JSON.parse(text) as Sight;
    expect(Object.keys(sight)).toEqual(['format', 'version', 'game', 'eyes', 'view', 'log', 'flicks']);
    const view = sight.view as unknown as CatacombsState;
    expect(view.chance).toEqual({ setup: [0, 0, 0, 0], play: [0, 0, 0, 0] });
    expect(view.tasks).toEqual([]);
    const numbers = (view.model.poisonDeck ?? []).map((id) => Number(id.slice('poison:'.length)));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(course.timeline.opening.model.poisonDeck).not.toEqual(view.model.poisonDeck);
    expect(text).not.toContain(JSON.stringify(course.timeline.opening.chance.play));
    const read = readRecord(catacombsBook, text);
    expect(read).toEqual({
      ok: false,
      error: { place: 'format', message: 'expected "pichenette-record", found "pichenette-sight"' },
    });
    expect(apply(catacombs, { ...view, prompt: null }, { kind: 'choose', options: [] })).toMatchObject({ ok: false });
  });

  it('is watched step by step, as those eyes saw it, up to where it stands', () => {
    const course = played(CAMPING, 160);
    const states = statesOf(catacombs, course.timeline);
    for (const eyes of [course.timeline.state.model.setup.overseer, null] as readonly (SeatId | null)[]) {
      const watched = watchedIn(written(course, eyes));
      expect(watched.getState()).toMatchObject({ step: 0, firstStep: 0, stepCount: states.length - 1 });
      expect(watched.flicks).toHaveLength(
        course.log.filter(({ event, film }) => event.kind === 'flicked' && film !== null).length,
      );
      for (const [step, state] of states.entries()) {
        watched.goTo(step);
        const { view, shown } = watched.getState();
        const seen = { ...catacombs.viewFor(state, eyes), tasks: [] };
        expect(JSON.parse(JSON.stringify(view))).toEqual(JSON.parse(JSON.stringify(seen)));
        expect(shown).toEqual(catacombsModule.tale.of(view));
      }
      const lines = watched.getState().log.map(({ event, round }) => ({ kind: event.kind, round }));
      expect(lines).toEqual(course.log.map(({ event, round }) => ({ kind: event.kind, round })));
    }
  });

  it('tells its flicks beat by beat, with the same film', () => {
    const course = played(CAMPING, 160);
    const watched = watchedIn(written(course, null));
    watched.goToFlick(0);
    watched.next();
    const { beat } = watched.getState();
    const [line] = course.log.filter(({ event, film }) => event.kind === 'flicked' && film !== null);
    expect(beat?.kind).toBe('flight');
    const { actor, shot, result, contacts } = watched.film(watched.flicks[0]!);
    expect({ actor, shot, result }).toEqual({
      actor: line!.film!.actor,
      shot: line!.film!.shot,
      result: line!.film!.result,
    });
    expect(contacts).toEqual(createFilms(catacombsModule.flicks).film(line!.film!).contacts);
  });
});

describe('a file that is none says why', () => {
  const text = written(played(CAMPING, 60), null);
  const whole = JSON.parse(text) as Sight;
  const fault = (change: object) => {
    const opened = device().games.openSight(JSON.stringify({ ...whole, ...change }));
    if (opened.ok) throw new Error('nothing is wrong with it');
    return opened.error;
  };
  const inLog = (at: number, change: object): object => ({
    log: whole.log.map((step, index) => (index === at ? { ...step, ...change } : step)),
  });
  const withoutRoom = changed(whole.view, 'model', { setup: (whole.view as never as CatacombsState).model.setup });
  const [first] = whole.flicks as unknown as [{ table: { discs: { xMm: number }[] } }];

  it.each<[string, string, object]>([
    ['format', 'expected "pichenette-sight", found "pichenette-record"', { format: 'pichenette-record' }],
    ['version', '2 is newer than what is understood here (up to 1): update the game', { version: 2 }],
    ['eyes', 'nobody sits there: overseer, ann, bob', { eyes: 'zoe' }],
    ['seed', '', { seed: 4 }],
    ['view', 'expected record, which is missing', { view: undefined }],
    ['log', 'too small: expected array to have >=1 items', { log: [] }],
    ['log[3].changes[0]', 'a path belongs here, or a path and a value', inLog(3, { changes: ['x'] })],
    ['log[3].changes[0]', 'nothing to change there', inLog(3, { changes: [[['commandCount', 'x'], 1]] })],
    ['log[2].events[0].kind', 'no such event in this game', inLog(2, { events: [{ kind: 'castled' }] })],
    ['log[2].flick', 'there is no such flick', inLog(2, { flick: 999 })],
    [
      'flicks[0].table.discs[0].xMm',
      'expected number, received string',
      {
        flicks: [changed(first, 'table.discs.0.xMm', 'left'), ...whole.flicks.slice(1)],
      },
    ],
  ])('%s: %s', (place, message, change) => {
    const { kind, ...rest } = fault(change);
    const told = (rest as { readonly fault: { readonly place: string; readonly message: string } }).fault;
    expect(kind).toBe('file');
    if (place === 'seed') expect(told).toEqual({ place: '', message: 'unrecognized key: "seed"' });
    else expect(told).toEqual({ place, message });
  });

  it('a view that is no table of this game', () => {
    const error = fault({ view: withoutRoom });
    expect(error).toMatchObject({ kind: 'file', fault: { place: 'view' } });
    expect(JSON.stringify(error)).toContain('the game does not look like that');
  });

  it('one of a game that is not played here is named, and left', () => {
    expect(fault({ game: 'checkers' })).toEqual({ kind: 'unknownGame', named: 'checkers' });
  });
});
