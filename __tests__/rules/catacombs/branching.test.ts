import { ROOM_CARDS } from '../../../src/rules/catacombs/content/rooms';
import type { HeroId } from '../../../src/rules/catacombs/words/ids';
import type { HeroSeat } from '../../../src/rules/catacombs';
import type { Line } from '../../../src/rules/catacombs/model/path';
import { seatId } from '../../../src/rules/machine';
import { ANN, BOB } from './support/setup';
import type { Table } from './support/table';
import { tableAt, type Moment } from './support/tableAt';

const LEFT = 'room:orc-kitchen';
const RIGHT = 'room:bone-choir';
const space = (card: string) => ({ card, isFaceUp: false, isExplored: false });
const FORK: Line = {
  kind: 'line',
  at: 0,
  columns: [[space('room:sunken-stair')], [space(LEFT), space(RIGHT)], [space('room:healer')]],
};

const atTheFork = (moment: Partial<Moment> = {}): Table => tableAt({ model: { path: FORK }, tasks: [], ...moment });
const dead = (...ids: readonly HeroId[]) => Object.fromEntries(ids.map((id) => [id, { life: 0 }]));

const seatsOf = (...hands: readonly (readonly HeroId[])[]): readonly HeroSeat[] =>
  hands.map((heroes, index) => ({ seat: seatId(`seat-${index + 1}`), heroes }));

const FOUR = seatsOf(['hero:elf'], ['hero:barbarian'], ['hero:thief'], ['hero:wizard']);

describe('a branching path', () => {
  const laid = (): Line => {
    const { path } = tableAt({ setup: { layout: { kind: 'branching' } }, tasks: [] }).model;
    if (path.kind !== 'line') throw new Error('no line');
    return path;
  };
  const kindOf = (card: string) => {
    const found = ROOM_CARDS.get(card)!;
    return found.kind === 'combat' ? found.level : found.kind;
  };

  it('EXTRA-050 EXTRA-051: one, two, Merchant, two, two, Healer, two and the Lord; five fights before the Lord', () => {
    const kinds = laid().columns.map((column) => column.map(({ card }) => kindOf(card)));
    expect(kinds).toEqual([[0], [1, 1], ['merchant'], [1, 1], [1, 1], ['healer'], [2, 2], ['lord']]);
    expect(kinds.filter(([first]) => typeof first === 'number')).toHaveLength(5);
    const cards = laid()
      .columns.flat()
      .map(({ card }) => card);
    expect(new Set(cards).size).toBe(cards.length);
  });

  it('EXTRA-052: both cards are turned up, and every hero player votes', () => {
    const table = atTheFork();
    expect(table.events.slice(1)).toEqual([
      { kind: 'roomRevealed', card: LEFT },
      { kind: 'roomRevealed', card: RIGHT },
    ]);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'chooseRoom' } });
    expect(table.options).toEqual([LEFT, RIGHT]);
    table.choose(RIGHT);
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'chooseRoom' } });
    table.choose(RIGHT);
    expect(table.event('roomChosen')).toEqual({ kind: 'roomChosen', card: RIGHT, because: 'majority' });
    expect(table.event('roomEntered')).toMatchObject({ card: RIGHT });
  });

  it('EXTRA-053: the room not chosen is passed by for good', () => {
    const table = atTheFork().choose(RIGHT).choose(RIGHT);
    const { path } = table.model;
    const column = path.kind === 'line' ? path.columns[1] : [];
    expect(column).toEqual([
      { card: LEFT, isFaceUp: true, isExplored: false },
      { card: RIGHT, isFaceUp: true, isExplored: true },
    ]);
    const next = tableAt({ model: { path }, tasks: [] });
    expect(next.prompt.purpose.kind).toBe('healer');
  });

  it('EXTRA-052: three to one is no tie', () => {
    const table = atTheFork({ setup: { heroSeats: FOUR } });
    table.choose(LEFT).choose(RIGHT).choose(LEFT).choose(LEFT);
    expect(table.event('roomChosen')).toEqual({ kind: 'roomChosen', card: LEFT, because: 'majority' });
  });

  it('EXTRA-052: a tie goes to the player with the most living heroes', () => {
    const table = atTheFork({ boards: dead('hero:elf') })
      .choose(LEFT)
      .choose(RIGHT);
    expect(table.event('roomChosen')).toEqual({ kind: 'roomChosen', card: RIGHT, because: 'mostHeroes' });
    const other = atTheFork({ boards: dead('hero:thief') })
      .choose(LEFT)
      .choose(RIGHT);
    expect(other.event('roomChosen')).toEqual({ kind: 'roomChosen', card: LEFT, because: 'mostHeroes' });
  });

  it('EXTRA-052: with as many heroes on both sides, chance decides', () => {
    const chosen = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => {
      const { card, because } = atTheFork({ seed }).choose(LEFT).choose(RIGHT).event('roomChosen');
      expect(because).toBe('lot');
      return card;
    });
    expect(new Set(chosen)).toEqual(new Set([LEFT, RIGHT]));
  });

  it('EXTRA-052: a player without a living hero has no vote', () => {
    const table = atTheFork({ boards: dead('hero:elf', 'hero:barbarian') });
    expect(table.prompt.seats).toEqual([BOB]);
    table.choose(LEFT);
    expect(table.event('roomChosen')).toMatchObject({ card: LEFT, because: 'majority' });
  });
});
