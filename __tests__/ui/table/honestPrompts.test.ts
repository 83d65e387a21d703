import { shownOf } from '../../../src/session/catacombs/shown/shownOf';
import type { CatacombsEvent } from '../../../src/rules/catacombs';
import type { CatacombsPlayed, TableState } from '../../../src/session/catacombs';
import { passesOf, turnEnd } from '../../../src/ui/games/catacombs/play/turnEnd';
import { bannerOf } from '../../../src/ui/games/catacombs/moment/bannerOf';
import { askedLine } from '../../../src/ui/games/catacombs/play/askedLine';
import { whoIsAsked } from '../../../src/ui/games/catacombs/moment/whoIsAsked';
import { sayingOf as saidOf, type SayingSource } from '../../../src/ui/table/head/sayingOf';
import { down, killed } from '../../rules/catacombs/support/facts';
import { fight } from '../../rules/catacombs/support/fight';
import { sessionAt } from './prompts/sessionAt';
import { catacombsWords, en, textOf } from '../../support/words';

const t = textOf('en');
const words = { ...catacombsWords('en'), t };
const ORC = [['monster:orc', [40, 60]]] as const;
const orcs = () => fight({ monsters: ORC.map(([id, at]) => [id, [...at]]) }).state;

type Source = Parameters<typeof askedLine>[0];

/** What the line says of a question that wants so much of the screen. */
const sayingOf = (source: Source, size: SayingSource<CatacombsPlayed>['size'] = 'board') =>
  saidOf<CatacombsPlayed>({
    ...{ state: source.state, words, line: askedLine(source), size, placing: null, t },
    whoIsAsked: (seats) => whoIsAsked(seats, source.state, words),
    whyMeant: words.why,
  });

/** One person at the table, and the app across. */
function alone(state: TableState): TableState {
  const { overseer, heroSeats } = state.view.model.setup;
  const players = state.sheet.players
    .filter(({ seat }) => seat === overseer || seat === heroSeats[0]?.seat)
    .map((player) => ({ ...player, mind: player.seat === overseer ? (2 as const) : null }));
  return { ...state, sheet: { ...state.sheet, players } };
}

const said = (state: TableState, canAct: readonly string[], teaches: 'swipe' | 'pullBack' | null = null): string =>
  sayingOf({ state, words, chosen: null, canAct, teaches }).what;

describe('the line over the board, in the heroes’ turn', () => {
  const state = sessionAt(orcs()).getState();
  const [first = '', second = ''] = state.launchable;

  it('says how to flick while that is new, in the way that the player aims', () => {
    const piece = words.the(first);
    expect(said(state, [first, second], 'swipe')).toBe(t('table.prompt.first.swipe', { piece }));
    expect(said(state, [first, second], 'pullBack')).toBe(t('table.prompt.first.pullBack', { piece }));
    expect(said(state, [first, second])).toBe(en.table.prompt.heroes);
  });

  it('says whose turn it is in few words, and the player alone where the question is written below', () => {
    const saying = (of: TableState, size: 'board' | 'place') =>
      sayingOf({ state: of, words, chosen: null, canAct: [first], teaches: null }, size);
    expect(saying(state, 'board').short).toBe(words.prompt(state.prompt!.purpose).name);
    const purpose = { kind: 'chooseRoom' } as never;
    const asked = { ...state, prompt: { ...state.prompt!, purpose } };
    const { who, short } = saying({ ...asked }, 'place');
    expect(short).toBe(who);
  });

  it('does not tell somebody who plays alone that it is them', () => {
    const source = { words, chosen: null, canAct: [first, second], teaches: 'swipe' } as const;
    const text = t('table.prompt.first.swipe', { piece: words.the(first) });
    expect(sayingOf({ ...source, state })).toMatchObject({ who: expect.any(String), what: text });
    expect(sayingOf({ ...source, state: alone(state) })).toMatchObject({
      who: null,
      what: text.charAt(0).toUpperCase() + text.slice(1),
    });
  });

  it('says how to place discs while flicks are new', () => {
    const purpose = { kind: 'placeHeroes', heroes: ['hero:elf'] } as never;
    const asked = { ...state, prompt: { ...state.prompt!, purpose } };
    expect(said(asked, [], 'swipe')).toBe(en.table.prompt.first.place);
    expect(said(asked, [])).toBe(words.prompt(purpose).name);
  });

  it('names the only one that may still act', () => {
    expect(said(state, [second])).toBe(t('table.prompt.only', { piece: words.the(second) }));
  });

  it('says that the room is cleared as soon as no monster is left', () => {
    const pieces = Object.fromEntries(Object.entries(state.shown.pieces).filter(([, { kind }]) => kind !== 'monster'));
    const empty = { ...state, shown: { ...state.shown, pieces } };
    expect(said(empty, [first, second])).toBe(en.table.prompt.cleared);
    expect(turnEnd(empty, [first])).toBe('empty');
    expect(turnEnd(state, [first])).toBeNull();
  });
});

it('the turn may be ended by all who are left, where they are Allies alone', () => {
  const shown = shownOf(orcs());
  const ally = { ...shown.pieces['hero:elf']!, id: 'ally:familiar', kind: 'ally' as const };
  const table = { shown: { ...shown, pieces: { ...shown.pieces, 'ally:familiar': ally } } };
  expect(turnEnd(table, ['ally:familiar'])).toBe('allies');
  expect(turnEnd(table, ['ally:familiar', 'hero:elf'])).toBeNull();
  const ask = { kind: 'choose', options: ['ally:familiar>punch', 'ally:familiar>pass'], min: 1, max: 1, barred: [] };
  expect(passesOf(ask as never, ['ally:familiar', 'hero:elf'])).toEqual(['ally:familiar>pass']);
});

describe('right across the board it is said', () => {
  const state = sessionAt(orcs()).getState();
  const { room } = state.view.model;
  const at = (event: CatacombsEvent, from = state) =>
    bannerOf({ ...from, beat: { kind: 'event', number: 1, event, events: [event], crowd: 1 } }, words)?.text ?? null;
  const without = (kind: string): TableState => ({
    ...state,
    view: {
      ...state.view,
      model: {
        ...state.view.model,
        room: room && {
          ...room,
          pieces: Object.fromEntries(Object.entries(room.pieces).filter(([, one]) => one.kind !== kind)),
        },
      },
    },
  });

  it('whose turn begins', () => {
    expect(at({ kind: 'turnBegan', turn: 'overseer' })).toBe(en.table.ribbon.overseer);
  });

  it('that the room is cleared, at the death of its last monster, and not where another comes of it', () => {
    const death = killed('monster:orc-1', 'hero:elf', 'hero:elf');
    expect(at(death, without('monster'))).toBe(en.table.told.cleared);
    expect(at(death)).toBeNull();
  });

  it('that one hero is the last to stand', () => {
    const heroes = Object.values(state.shown.pieces).filter(({ kind }) => kind === 'hero');
    const [last, falling, ...fallen] = heroes.map(({ id }) => id);
    const pieces = { ...state.shown.pieces };
    for (const id of fallen) pieces[id] = { ...pieces[id]!, isDown: true };
    const two = { ...state, shown: { ...state.shown, pieces } };
    expect(last).toBeDefined();
    expect(at(down(falling!, 3, 'monster:orc-1'), two)).toBe(en.table.told.lastHero);
    expect(at(down(falling!, 3, 'monster:orc-1'))).toBeNull();
  });
});
