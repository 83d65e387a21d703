import { ROOM_CARDS } from '../../../src/rules/catacombs/content/rooms';
import { catacombs, HIDDEN_CARD } from '../../../src/rules/catacombs';
import { BASE_EQUIPMENT_IDS } from '../../../src/rules/catacombs/words/ids';
import { go, leaving, mazeOf, SPACES } from './support/maze';
import { ANN, BOB, OVERSEER, withHouse } from './support/setup';
import { tableAt } from './support/tableAt';

const { start: START, kitchen: KITCHEN, merchant: MERCHANT, crypt: CRYPT, healer: HEALER } = SPACES;

describe('finding the way', () => {
  it('EXTRA-065 EXTRA-066: the hero players vote on a direction with an exit and a card behind it', () => {
    const table = leaving(START);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'chooseDirection' } });
    expect(table.options).toEqual(['east', 'south']);
    expect(leaving(KITCHEN).options).toEqual(['east', 'south']);
    table.choose('south');
    expect(table.events).toEqual([]);
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'chooseDirection' } });
    expect(table.options).toEqual(['east', 'south']);
    table.choose('south');
    expect(table.events.slice(0, 2)).toEqual([
      { kind: 'voteDecided', choice: 'south', because: 'majority' },
      { kind: 'roomRevealed', card: 'room:webbed-crypt' },
    ]);
  });

  it('EXTRA-065 EXTRA-052: on a tie whoever has the most living heroes decides, or else chance', () => {
    const boards = { 'hero:thief': { life: 0 } } as const;
    const table = leaving(START, [], { boards }).choose('south').choose('east');
    expect(table.event('voteDecided')).toEqual({ kind: 'voteDecided', choice: 'south', because: 'mostHeroes' });
    const drawn = [1, 2, 3, 4, 5, 6].map((seed) => leaving(START, [], { seed }).choose('south').choose('east'));
    const decided = drawn.map((one) => one.event('voteDecided'));
    expect(new Set(decided.map(({ because }) => because))).toEqual(new Set(['lot']));
    expect(new Set(decided.map(({ choice }) => choice))).toEqual(new Set(['east', 'south']));
  });

  it('EXTRA-065: who is left alone is asked alone, and no vote is told', () => {
    const boards = { 'hero:thief': { life: 0 }, 'hero:wizard': { life: 0 } } as const;
    const table = leaving(START, [], { boards });
    expect(table.prompt.seats).toEqual([ANN]);
    expect(table.choose('south').happened).not.toContain('voteDecided');
    expect(mazeOf(table).at).toBe(CRYPT);
  });

  it('EXTRA-067: with a matching entrance they go in', () => {
    const table = go(leaving(START), 'south');
    expect(table.events.slice(1, 3)).toEqual([
      { kind: 'roomRevealed', card: 'room:webbed-crypt' },
      { kind: 'roomEntered', card: 'room:webbed-crypt', board: 'crypt', fight: 'room' },
    ]);
    expect(mazeOf(table).spaces[CRYPT]).toEqual({ card: 'room:webbed-crypt', isFaceUp: true, isExplored: true });
    expect(mazeOf(table).at).toBe(CRYPT);
  });

  it('EXTRA-065 EXTRA-068: without one the card is turned down again, and they vote again', () => {
    const table = go(leaving(START), 'east');
    expect(table.events).toEqual([
      { kind: 'voteDecided', choice: 'east', because: 'majority' },
      { kind: 'roomRevealed', card: 'room:orc-kitchen' },
      { kind: 'directionBarred', direction: 'east' },
    ]);
    expect(table.prompt).toMatchObject({ seats: [ANN], purpose: { kind: 'chooseDirection' } });
    expect(table.options).toEqual(['south']);
    expect(mazeOf(table).spaces[KITCHEN]).toMatchObject({ isFaceUp: false });
    const view = catacombs.viewFor(table.state, ANN).model.path;
    expect(view.kind === 'labyrinth' && view.spaces[KITCHEN]).toEqual({
      card: HIDDEN_CARD,
      isFaceUp: false,
      isExplored: false,
    });
    expect(mazeOf(go(table, 'south'))).toMatchObject({ tried: [], barred: [{ at: START, direction: 'east' }] });
  });

  it('EXTRA-069 EXTRA-070: going back to an explored room, half its monsters wait, as the Overseer picks', () => {
    const table = go(leaving(CRYPT), 'north');
    expect(table.prompt).toMatchObject({
      seats: [OVERSEER],
      purpose: { kind: 'halveMonsters', card: 'room:sunken-stair' },
    });
    // Three Skeleton Warriors and two Zombies: half of five is two.
    expect(table.prompt.ask).toMatchObject({ min: 2, max: 2 });
    expect(table.options).toHaveLength(5);
    table.choose('monster:skeleton-warrior#0', 'monster:zombie#3');
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:sunken-stair', fight: 'room' });
    expect(table.model.muster).toEqual(['monster:skeleton-warrior', 'monster:zombie']);
  });

  it('EXTRA-071: wandering monsters of the card count for the half', () => {
    const again = go(leaving(HEALER, [KITCHEN]), 'north');
    const kitchen = ROOM_CARDS.get('room:orc-kitchen');
    if (kitchen?.kind !== 'combat') throw new Error('the kitchen is no combat room');
    const { monsters, wanderingIcons } = kitchen;
    const discs = Object.values(monsters).reduce((sum, count) => sum + count, wanderingIcons);
    expect(wanderingIcons).toBeGreaterThan(0);
    expect(again.options).toHaveLength(discs);
    expect(again.prompt.ask).toMatchObject({ min: Math.floor(discs / 2), max: Math.floor(discs / 2) });
    expect(again.options.at(-1)).toBe(`monster:skeleton-warrior#${discs - 1}`);
  });

  it('EXTRA-072: monsters of a room fought again pay gold as usual', () => {
    const table = go(leaving(CRYPT), 'north').choose('monster:zombie#3', 'monster:zombie#4');
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] }).choose('confirm');
    table.place({ 'monster:zombie-1': [40, 60], 'monster:zombie-2': [90, 60] });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:zombie-1', 'monster:zombie-2'] });
    while (!table.happened.includes('goldPaid')) table.choose(table.options.find((one) => one.endsWith('>pass'))!);
    expect(table.event('goldPaid')).toEqual({ kind: 'goldPaid', hero: 'hero:elf', gold: 200, asked: 200 });
    expect(table.prompt.purpose.kind).toBe('chooseDirection');
  });

  it('EXTRA-079: the Lord card begins the final battle', () => {
    const table = go(leaving(HEALER), 'east');
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:lair-of-sorcerer', fight: 'final' });
  });
});

describe('shops in a labyrinth', () => {
  const rich = { 'hero:elf': { gold: 3000 } };

  it('EXTRA-075: no discount at all, not even on the first visit', () => {
    const table = go(leaving(KITCHEN, [], { boards: rich }), 'east');
    expect(table.prompt.purpose).toEqual({ kind: 'merchant', discountsLeft: 0 });
    expect(table.options.filter((option) => option.endsWith('>half'))).toEqual([]);
  });

  it('EXTRA-073 EXTRA-074: they may come back, and the unsold cards are shuffled into a new offer of at most six', () => {
    const table = go(leaving(KITCHEN, [], { boards: rich }), 'east');
    const [first = ''] = table.options;
    const item = first.split('>')[1]!;
    table.choose(first);
    while (table.prompt.purpose.kind === 'agreeToPay') table.choose('agree');
    go(table.choose('leave'), 'west');
    table.choose(...table.options.slice(0, Math.floor(table.options.length / 2)));
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:orc-kitchen' });
    const again = leaving(KITCHEN, [MERCHANT], { boards: rich, model: { equipmentDeck: table.model.equipmentDeck } });
    const { equipment } = go(again, 'east').event('offerMade');
    expect(equipment).toHaveLength(6);
    expect(equipment).not.toContain(item);
    expect(table.model.equipmentDeck).toHaveLength(8);
  });

  it('EXTRA-073: the Healer may be visited again', () => {
    const table = go(leaving(CRYPT, [HEALER]), 'east');
    expect(table.prompt).toMatchObject({ purpose: { kind: 'healer' }, seats: [ANN, BOB] });
    expect(table.options).toContain('leave');
  });

  it('EXTRA-076: the Map may be left in the box', () => {
    const withoutMap = tableAt({ setup: withHouse({ withoutMap: true }), tasks: [] });
    expect([...withoutMap.model.equipmentDeck].sort()).toEqual(
      BASE_EQUIPMENT_IDS.filter((id) => id !== 'equipment:map').sort(),
    );
    expect([...tableAt({ tasks: [] }).model.equipmentDeck].sort()).toEqual([...BASE_EQUIPMENT_IDS].sort());
  });
});
