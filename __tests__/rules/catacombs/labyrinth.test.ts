import { ROOM_CARDS } from '../../../src/rules/catacombs/content/rooms';
import { catacombs, HIDDEN_CARD } from '../../../src/rules/catacombs';
import { BASE_EQUIPMENT_IDS } from '../../../src/rules/catacombs/content/ids';
import { leaving, mazeOf, SPACES } from './support/maze';
import { ANN, BOB, OVERSEER, withHouse } from './support/setup';
import { tableAt } from './support/tableAt';

const { start: START, kitchen: KITCHEN, merchant: MERCHANT, crypt: CRYPT, healer: HEALER } = SPACES;

describe('finding the way', () => {
  it('EXTRA-065 EXTRA-066: the heroes choose a direction with an exit and a card behind it', () => {
    const table = leaving(START);
    expect(table.prompt).toMatchObject({ seats: [ANN, BOB], purpose: { kind: 'chooseDirection' } });
    expect(table.options).toEqual(['east', 'south']);
    expect(leaving(KITCHEN).options).toEqual(['east', 'south']);
  });

  it('EXTRA-067: with a matching entrance they go in', () => {
    const table = leaving(START).choose('south');
    expect(table.events.slice(0, 2)).toEqual([
      { kind: 'roomRevealed', card: 'room:webbed-crypt' },
      { kind: 'roomEntered', card: 'room:webbed-crypt', board: 'crypt', fight: 'room' },
    ]);
    expect(mazeOf(table).spaces[CRYPT]).toEqual({ card: 'room:webbed-crypt', isFaceUp: true, isExplored: true });
    expect(mazeOf(table).at).toBe(CRYPT);
  });

  it('EXTRA-068: without one the card is turned down again, and they choose another way', () => {
    const table = leaving(START).choose('east');
    expect(table.events).toEqual([
      { kind: 'roomRevealed', card: 'room:orc-kitchen' },
      { kind: 'directionBarred', direction: 'east' },
    ]);
    expect(table.options).toEqual(['south']);
    expect(mazeOf(table).spaces[KITCHEN]).toMatchObject({ isFaceUp: false });
    const view = catacombs.viewFor(table.state, ANN).model.path;
    expect(view.kind === 'labyrinth' && view.spaces[KITCHEN]).toEqual({
      card: HIDDEN_CARD,
      isFaceUp: false,
      isExplored: false,
    });
    expect(mazeOf(table.choose('south'))).toMatchObject({ tried: [], barred: [{ at: START, direction: 'east' }] });
  });

  it('EXTRA-069 EXTRA-070: going back to an explored room, half its monsters wait, as the Overseer picks', () => {
    const table = leaving(CRYPT).choose('north');
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
    const again = leaving(HEALER, [KITCHEN]).choose('north');
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
    const table = leaving(CRYPT).choose('north').choose('monster:zombie#3', 'monster:zombie#4');
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    table.place({ 'hero:thief': [160, 420], 'hero:wizard': [200, 420] }).choose('confirm');
    table.place({ 'monster:zombie-1': [40, 60], 'monster:zombie-2': [90, 60] });
    table.act('hero:elf', 'punch').flick({ hits: ['monster:zombie-1', 'monster:zombie-2'] });
    while (!table.happened.includes('goldPaid')) table.choose(table.options.find((one) => one.endsWith('>pass'))!);
    expect(table.event('goldPaid')).toEqual({ kind: 'goldPaid', hero: 'hero:elf', gold: 200, asked: 200 });
    expect(table.prompt.purpose.kind).toBe('chooseDirection');
  });

  it('EXTRA-079: the Lord card begins the final battle', () => {
    const table = leaving(HEALER).choose('east');
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:lair-of-sorcerer', fight: 'final' });
  });
});

describe('shops in a labyrinth', () => {
  const rich = { 'hero:elf': { gold: 3000 } };

  it('EXTRA-075: no discount at all, not even on the first visit', () => {
    const table = leaving(KITCHEN, [], { boards: rich }).choose('east');
    expect(table.prompt.purpose).toEqual({ kind: 'merchant', discountsLeft: 0 });
    expect(table.options.filter((option) => option.endsWith('>half'))).toEqual([]);
  });

  it('EXTRA-073 EXTRA-074: they may come back, and the unsold cards are shuffled into a new offer of at most six', () => {
    const table = leaving(KITCHEN, [], { boards: rich }).choose('east');
    const [first = ''] = table.options;
    const item = first.split('>')[1]!;
    table.choose(first);
    while (table.prompt.purpose.kind === 'agreeToPay') table.choose('agree');
    table.choose('leave').choose('west');
    table.choose(...table.options.slice(0, Math.floor(table.options.length / 2)));
    expect(table.event('roomEntered')).toMatchObject({ card: 'room:orc-kitchen' });
    const again = leaving(KITCHEN, [MERCHANT], { boards: rich, model: { equipmentDeck: table.model.equipmentDeck } });
    const { equipment } = again.choose('east').event('offerMade');
    expect(equipment).toHaveLength(6);
    expect(equipment).not.toContain(item);
    expect(table.model.equipmentDeck).toHaveLength(8);
  });

  it('EXTRA-073: the Healer may be visited again', () => {
    const table = leaving(CRYPT, [HEALER]).choose('east');
    expect(table.prompt.purpose.kind).toBe('healer');
  });

  it('EXTRA-076: the Map may be left in the box', () => {
    const withoutMap = tableAt({ setup: withHouse({ withoutMap: true }), tasks: [] });
    expect([...withoutMap.model.equipmentDeck].sort()).toEqual(
      BASE_EQUIPMENT_IDS.filter((id) => id !== 'equipment:map').sort(),
    );
    expect([...tableAt({ tasks: [] }).model.equipmentDeck].sort()).toEqual([...BASE_EQUIPMENT_IDS].sort());
  });
});
