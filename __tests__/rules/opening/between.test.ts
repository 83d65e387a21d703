import { choose } from '../record/hand';
import { ORC_AND_ELF } from '../adventure/stories';
import { opened, withParty } from './byHand';

const MAZE = { layout: { kind: 'labyrinth', map: 'default', sizeColumns: 4, sizeRows: 3 } };

describe('shops', () => {
  it('BASE-285: so much gold buys one of the cards on offer', () => {
    const opening = {
      heroes: { 'hero:elf': { gold: 400 } },
      room: { card: 'room:merchant', offer: ['equipment:barbed-arrow', 'equipment:iron-ring'], discountsLeft: 0 },
    };
    const before = opened({}, opening);
    expect(before.options).toEqual([
      'hero:elf>equipment:barbed-arrow',
      'hero:elf>equipment:iron-ring',
      'hero:barbarian>equipment:iron-ring',
      'hero:thief>equipment:iron-ring',
      'hero:wizard>equipment:iron-ring',
      'leave',
    ]);
    expect(before.state.model.goldReserve).toBe(11_600);
    const after = opened({}, opening, [choose('hero:elf>equipment:barbed-arrow')]);
    expect(after.events).toEqual([
      { kind: 'bought', hero: 'hero:elf', item: 'equipment:barbed-arrow', price: 400, paid: { 'hero:elf': 400 } },
    ]);
    expect(after.options).toEqual(['leave']);
  });

  it('BASE-286 BASE-288: where nothing is said of a visit, the Merchant lays out what the deck has', () => {
    const { events, prompt, state } = opened({}, { room: { card: 'room:merchant' } });
    expect(events).toEqual([{ kind: 'offerMade', equipment: state.model.offer }]);
    expect(state.model.offer).toHaveLength(6);
    expect(prompt?.purpose).toEqual({ kind: 'merchant', discountsLeft: 2 });
  });

  it('BASE-308: a dead Elf is brought back for the gold of the others', () => {
    const opening = {
      heroes: { 'hero:elf': { life: 0 }, 'hero:thief': { gold: 1300 }, 'hero:barbarian': { life: 11 } },
      room: { card: 'room:healer' },
    };
    expect(opened({}, opening).options).toEqual([
      'hero:elf>service:resurrection',
      'hero:barbarian>service:healing-touch',
      'leave',
    ]);
    expect(opened({}, opening, [choose('hero:elf>service:resurrection')]).events).toEqual([
      { kind: 'bought', hero: 'hero:elf', item: 'service:resurrection', price: 1000, paid: { 'hero:thief': 1000 } },
      { kind: 'resurrected', hero: 'hero:elf', life: 2 },
    ]);
  });

  it('SOL-061 SOL-063: an offering at the Altar turns over the card that lies on top', () => {
    const setup = { expansions: ['soloth'], altar: true };
    const opening = {
      heroes: { 'hero:elf': { gold: 500 } },
      equipmentDeck: ['equipment:boots-of-haste'],
      room: { card: 'room:altar-of-soloth' },
    };
    expect(opened(setup, opening).options).toEqual(['offer', 'leave']);
    const after = opened(setup, opening, [choose('offer')]);
    expect(after.events).toEqual([
      { kind: 'goldSpent', item: 'service:offering', price: 500, paid: { 'hero:elf': 500 } },
      { kind: 'offeringTurned', equipment: 'equipment:boots-of-haste' },
    ]);
    expect(after.options).toEqual(['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard', 'reject']);
  });
});

describe('the way', () => {
  it('EXTRA-052: of two rooms side by side the heroes choose', () => {
    const cards = [['room:sunken-stair'], ['room:bone-choir', 'room:orc-kitchen'], ['room:lair-of-sorcerer']];
    const opening = { path: { at: 1, cards, explored: ['room:sunken-stair'] } };
    const setup = { layout: { kind: 'branching' } };
    const before = opened(setup, opening);
    expect([before.asked, before.options]).toEqual(['chooseRoom', ['room:bone-choir', 'room:orc-kitchen']]);
    expect(opened(setup, opening, [choose('room:orc-kitchen')]).events.slice(0, 2)).toEqual([
      { kind: 'roomChosen', card: 'room:orc-kitchen', because: 'majority' },
      { kind: 'roomEntered', card: 'room:orc-kitchen', board: 'cave', fight: 'room' },
    ]);
  });

  it('EXTRA-065 EXTRA-068: in a labyrinth a door that does not match is turned down, and the others are left', () => {
    const cards = [
      ['room:sunken-stair', 'room:orc-kitchen', 'room:merchant', 'room:healer'],
      ['room:bone-choir', 'room:drowned-nave', 'room:gravediggers-rest', 'room:toll-gate'],
      ['room:smiths-quarrel', 'room:scorpion-pit', 'room:webbed-crypt', 'room:lair-of-sorcerer'],
    ].flat();
    const opening = { path: { at: 5, cards, explored: ['room:sunken-stair', 'room:drowned-nave'] } };
    const before = opened(MAZE, opening);
    expect(before.events).toEqual([{ kind: 'phaseBegan', phase: 'exploration' }]);
    expect([before.asked, before.options]).toEqual(['chooseDirection', ['north', 'east', 'south', 'west']]);
    const barred = opened(MAZE, opening, [choose('south')]);
    expect(barred.events).toEqual([
      { kind: 'roomRevealed', card: 'room:scorpion-pit' },
      { kind: 'directionBarred', direction: 'south' },
    ]);
    expect(barred.options).toEqual(['north', 'east', 'west']);
    expect(opened(MAZE, { path: { ...opening.path, tried: ['south'] } }).options).toEqual(barred.options);
    expect(opened(MAZE, opening, [choose('east')]).events).toEqual([
      { kind: 'roomRevealed', card: 'room:gravediggers-rest' },
      { kind: 'roomEntered', card: 'room:gravediggers-rest', board: 'ossuary', fight: 'room' },
      { kind: 'phaseBegan', phase: 'setup' },
    ]);
  });

  it('EXTRA-070: back in a room, half of its monsters come again', () => {
    const opening = { path: { at: 0 }, room: { card: 'room:sunken-stair', phase: 'setup', isAgain: true } };
    const { asked, by, options } = opened(MAZE, opening);
    expect([asked, by]).toEqual(['halveMonsters', ['overseer']]);
    expect(options).toEqual([
      'monster:skeleton-warrior#0',
      'monster:skeleton-warrior#1',
      'monster:skeleton-warrior#2',
      'monster:zombie#3',
      'monster:zombie#4',
    ]);
    const half = opened(MAZE, opening, [choose('monster:zombie#3', 'monster:zombie#4')]);
    expect(half.events).toEqual([
      { kind: 'roomEntered', card: 'room:sunken-stair', board: 'crypt', fight: 'room' },
      { kind: 'phaseBegan', phase: 'setup' },
    ]);
    expect(half.state.model.muster).toEqual(['monster:zombie', 'monster:zombie']);
  });

  it('EXTRA-030 EXTRA-032: after a room the heroes camp, and the Elf recovers what the next space gives', () => {
    const setup = { variants: { camping: true } };
    const opening = { path: { at: 0 }, heroes: { 'hero:elf': { life: 7 } }, campSpace: 2, camp: {} };
    const before = opened(setup, opening);
    expect([before.prompt?.purpose, before.options]).toEqual([{ kind: 'camp', space: 3 }, ['camp', 'goOn']]);
    expect(opened(setup, opening, [choose('camp')]).events.slice(0, 3)).toEqual([
      { kind: 'campDecided', isCamping: true, space: 3 },
      { kind: 'healed', target: 'hero:elf', amount: 1, life: 8, cause: { by: 'camp', rule: 'EXTRA-032' } },
      { kind: 'phaseBegan', phase: 'exploration' },
    ]);
  });
});

describe('before and after a fight', () => {
  it('BASE-082: the heroes stand, all are content, and the monsters of the card are placed', () => {
    const spots = ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'];
    const pieces = spots.map((piece, index) => ({ piece, xMm: 80 + 40 * index, yMm: 420 }));
    const opening = { room: { card: 'room:sunken-stair', phase: 'setup', done: ['heroes'] }, pieces };
    const { asked, by, prompt, events } = opened({}, opening);
    expect([asked, by, events]).toEqual(['placeMonsters', ['overseer'], []]);
    expect(prompt?.ask.kind === 'place' && prompt.ask.pieces.map(({ id }) => id)).toEqual([
      'monster:zombie-1',
      'monster:zombie-2',
      'monster:skeleton-warrior-1',
      'monster:skeleton-warrior-2',
      'monster:skeleton-warrior-3',
    ]);
  });

  it('BASE-269 BASE-272: kills beside the board are paid, and their discs go back', () => {
    const opening = {
      heroes: { 'hero:thief': { kills: ['monster:orc', 'monster:ghoul'] } },
      room: { card: 'room:sunken-stair', phase: 'resolution' },
    };
    const { events, state } = opened({}, opening);
    expect(events.slice(0, 3)).toEqual([
      { kind: 'phaseBegan', phase: 'resolution' },
      { kind: 'goldPaid', hero: 'hero:thief', gold: 500, asked: 500 },
      { kind: 'discsReturned', discs: ['orc', 'ghoul'] },
    ]);
    expect(state.model.stock).toMatchObject({ orc: 5, ghoul: 3 });
  });

  it('SOL-145 SOL-161: the Witch Hunter keeps what he killed, and pays an artefact with it', () => {
    const setup = {
      expansions: ['soloth'],
      heroSeats: withParty('hero:elf', 'hero:barbarian', 'hero:witch-hunter', 'hero:wizard'),
    };
    const opening = {
      heroes: { 'hero:witch-hunter': { kept: ['monster:orc', 'monster:zombie'], kills: ['monster:ghoul'] } },
      room: { card: 'room:sunken-stair', phase: 'resolution' },
    };
    const before = opened(setup, opening);
    expect(before.options).toEqual(['artefact:orc-hide-shield', 'artefact:grave-charm', 'keepTrophies']);
    expect(before.events.slice(1)).toEqual([
      { kind: 'goldPaid', hero: 'hero:witch-hunter', gold: 200, asked: 200 },
      { kind: 'trophiesKept', hero: 'hero:witch-hunter', monsters: ['monster:ghoul'] },
    ]);
    const paying = opened(setup, opening, [choose('artefact:orc-hide-shield')]);
    expect([paying.asked, paying.options]).toEqual(['payArtefact', ['monster:zombie', 'monster:ghoul']]);
  });

  it('EXTRA-005: in the middle of a story nobody is asked whether they accept it', () => {
    const opening = {
      heroes: { 'hero:elf': { life: 2 } },
      pieces: [{ piece: 'monster:orc', xMm: 100, yMm: 100, life: 1 }],
    };
    const { options, state } = opened({ adventure: ORC_AND_ELF }, opening);
    expect(options).toEqual(['hero:elf>punch', 'hero:elf>arrows', 'hero:elf>pass']);
    // The Elf stands where the story puts it.
    expect(state.model.room?.pieces['hero:elf']).toMatchObject({ xMm: 150, yMm: 420 });
  });
});
