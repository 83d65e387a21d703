import type { Line } from '../../../src/rules/catacombs/model/path';
import { builtMaze } from '../../../src/rules/catacombs/start/builtMaze';
import { catacombs, HIDDEN_CARD } from '../../../src/rules/catacombs';
import { endOfFight } from './support/camp';
import { ANN, BOB, OVERSEER, setupWith } from './support/setup';
import { tableAt } from './support/tableAt';
import { mazeOf } from './support/maze';

const WITH_MAP = { 'hero:elf': { equipment: ['equipment:map'] } } as const;
const space = (card: string) => ({ card, isFaceUp: false, isExplored: false });

describe('the Map', () => {
  const MAZE = {
    kind: 'builtLabyrinth',
    columnCount: 3,
    start: 4,
    cards: [
      ...['room:merchant', 'room:bone-choir', 'room:lair-of-sorcerer'],
      ...['room:orc-kitchen', 'room:mushroom-gallery', 'room:healer'],
      ...['room:pale-feast', 'room:sunlit-shaft', null],
    ],
  } as const;

  const inTheMiddle = (boards = {}, faceUp = [4]) => {
    const maze = builtMaze(MAZE);
    const spaces = maze.spaces.map((one, at) =>
      one && faceUp.includes(at) ? { ...one, isFaceUp: true, isExplored: true } : one,
    );
    return tableAt({ setup: setupWith({ layout: MAZE }), boards, model: { path: { ...maze, spaces } }, tasks: [] });
  };

  it('EXTRA-077 BASE-341: in a labyrinth its owner looks at two neighbouring cards before they choose', () => {
    const table = inTheMiddle(WITH_MAP);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'useMap', hero: 'hero:elf', looks: 2 } });
    // Mushroom Gallery has no exit to the south, and yet the card there is a neighbour.
    expect(table.options).toEqual(['north', 'east', 'south', 'west']);
    expect(table.prompt.ask).toMatchObject({ min: 0, max: 2 });
    table.choose('north', 'south');
    expect(table.events).toEqual([
      { kind: 'cardsLookedAt', cards: ['room:bone-choir', 'room:sunlit-shaft'], by: 'hero:elf' },
    ]);
    expect(table.prompt.purpose.kind).toBe('chooseDirection');
    expect(table.options).toEqual(['north', 'east', 'west']);
  });

  it('EXTRA-077 BASE-065: what it shows is told to its owner, and to the Overseer who laid the cards', () => {
    const table = inTheMiddle(WITH_MAP).choose('north');
    const { state } = table;
    const event = table.event('cardsLookedAt');
    expect(catacombs.eventFor(state, event, ANN)).toBe(event);
    expect(catacombs.eventFor(state, event, OVERSEER)).toBe(event);
    expect(catacombs.eventFor(state, event, BOB)).toEqual({ ...event, cards: [HIDDEN_CARD] });
    const drawn: Line = { kind: 'line', at: 0, columns: [[space('room:sunken-stair')], [space('room:bone-choir')]] };
    expect(catacombs.eventFor({ ...state, model: { ...state.model, path: drawn } }, event, OVERSEER)).toEqual({
      ...event,
      cards: [HIDDEN_CARD],
    });
  });

  it('EXTRA-077: what was looked at stays face down', () => {
    const table = inTheMiddle(WITH_MAP).choose('north');
    expect(mazeOf(table).spaces[1]).toMatchObject({ isFaceUp: false });
    const view = catacombs.viewFor(table.state, ANN).model.path;
    expect(view).toMatchObject({ kind: 'labyrinth' });
    expect(view.kind === 'labyrinth' ? view.spaces[1] : null).toMatchObject({ card: HIDDEN_CARD, isFaceUp: false });
  });

  it('EXTRA-077: only face-down cards, and nobody has to look', () => {
    expect(inTheMiddle(WITH_MAP, [4, 3, 5]).options).toEqual(['north', 'south']);
    const table = inTheMiddle(WITH_MAP).choose();
    expect(table.happened).not.toContain('cardsLookedAt');
    expect(inTheMiddle().prompt.purpose.kind).toBe('chooseDirection');
    expect(inTheMiddle({ 'hero:elf': { ...WITH_MAP['hero:elf'], life: 0 } }).prompt.purpose.kind).toBe(
      'chooseDirection',
    );
  });

  const columns = (...cards: readonly (readonly string[])[]) => cards.map((column) => column.map(space));
  const onALine = (...cards: readonly (readonly string[])[]): { readonly path: Line } => ({
    path: { kind: 'line', at: 0, columns: columns(...cards) },
  });
  const AHEAD = onALine(['room:sunken-stair'], ['room:bone-choir']);

  it('EXTRA-077: elsewhere it shows the next Room card, after the gold and before the camp', () => {
    const table = endOfFight({ boards: WITH_MAP });
    expect(table.event('phaseBegan').phase).toBe('resolution');
    const { path } = table.model;
    const next = path.kind === 'line' ? path.columns[path.at + 1]! : [];
    expect(table.prompt).toMatchObject({
      seats: [ANN],
      purpose: { kind: 'useMap', hero: 'hero:elf', looks: 1 },
      ask: { options: ['next-1'], min: 0, max: 1 },
    });
    table.choose('next-1');
    expect(table.events).toEqual([{ kind: 'cardsLookedAt', cards: [next[0]!.card], by: 'hero:elf' }]);
    expect(table.prompt.purpose.kind).toBe('camp');
  });

  it.each(['room:merchant', 'room:healer'])('EXTRA-077: and on arriving at %s', (card) => {
    const table = tableAt({ boards: WITH_MAP, model: AHEAD, tasks: [{ kind: 'enterCard', card }] });
    expect(table.prompt.purpose).toEqual({ kind: 'useMap', hero: 'hero:elf', looks: 1 });
    table.choose('next-1');
    expect(table.event('cardsLookedAt').cards).toEqual(['room:bone-choir']);
    expect(table.prompt.purpose.kind).toBe(card.replace('room:', ''));
  });

  it('EXTRA-077: both of a pair, or one of them', () => {
    const model = onALine(['room:sunken-stair'], ['room:bone-choir', 'room:orc-kitchen']);
    const table = tableAt({ boards: WITH_MAP, model, tasks: [{ kind: 'enterCard', card: 'room:merchant' }] });
    expect(table.options).toEqual(['next-1', 'next-2']);
    expect(table.prompt.ask).toMatchObject({ min: 0, max: 2 });
    table.choose('next-1', 'next-2');
    expect(table.event('cardsLookedAt').cards).toEqual(['room:bone-choir', 'room:orc-kitchen']);
  });

  it('EXTRA-077: a card that this very Exploration turns up is not asked about', () => {
    const table = tableAt({ boards: WITH_MAP, model: AHEAD, tasks: [] });
    expect(table.event('roomRevealed')).toEqual({ kind: 'roomRevealed', card: 'room:bone-choir' });
    expect(table.prompt.purpose.kind).toBe('placeHeroes');
  });
});
