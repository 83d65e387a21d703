import { piecesOf } from '../../../src/rules/catacombs/model/queries';
import { catacombs } from '../../../src/rules/catacombs';
import { choose } from '../record/hand';
import { only, opened, strikes, withParty } from './byHand';

describe('the base game', () => {
  it('BASE-324: one flick ends the Lord, and wins', () => {
    const opening = {
      heroes: only('hero:elf'),
      pieces: [
        { piece: 'lord:sorcerer', xMm: 150, yMm: 100, life: 1 },
        { piece: 'hero:elf', xMm: 150, yMm: 200 },
      ],
    };
    const before = opened({}, opening);
    expect(before.options).toEqual(['hero:elf>punch', 'hero:elf>arrows', 'hero:elf>pass']);
    expect(before.state.model.room).toMatchObject({ kind: 'final', card: 'room:lair-of-sorcerer', round: 1 });
    const after = opened({}, opening, strikes('hero:elf', 'punch', 'lord:sorcerer'));
    const outcome = { winner: 'heroes', because: 'lordSlain', rule: 'BASE-324' };
    expect(after.events).toEqual([
      { kind: 'struck', target: 'lord:sorcerer', by: 'hero:elf', atMs: 10 },
      {
        kind: 'damaged',
        target: 'lord:sorcerer',
        amount: 1,
        lifeLeft: 0,
        cause: { by: 'hero:elf', rule: 'BASE-128' },
      },
      { kind: 'gameEnded', outcome },
    ]);
    expect(after.state.outcome).toEqual(outcome);
  });

  it('BASE-128: a hero with its last point of life falls to an Orc', () => {
    const opening = {
      heroes: { 'hero:thief': { life: 1 } },
      room: { turn: 'overseer' },
      pieces: [
        { piece: 'monster:orc', xMm: 150, yMm: 60 },
        { piece: 'hero:thief', xMm: 150, yMm: 120 },
      ],
    };
    const before = opened({}, opening);
    expect([before.by, before.options]).toEqual([['overseer'], ['monster:orc-1>attack-1', 'monster:orc-1>pass']]);
    const cause = { by: 'monster:orc-1', rule: 'BASE-128' };
    expect(opened({}, opening, strikes('monster:orc-1', 'attack-1', 'hero:thief')).events).toEqual([
      { kind: 'struck', target: 'hero:thief', by: 'monster:orc-1', atMs: 10 },
      { kind: 'damaged', target: 'hero:thief', amount: 1, lifeLeft: 0, cause },
      { kind: 'killed', piece: 'hero:thief', by: null, cause },
      { kind: 'roundBegan', round: 2 },
      { kind: 'turnBegan', turn: 'heroes' },
    ]);
  });

  it('BASE-099 BASE-194: of those who have acted, are down or have cast their spells only the rest may act', () => {
    const opening = {
      heroes: { 'hero:wizard': { spells: ['spell:heal'] } },
      room: { card: 'room:sunken-stair', round: 2 },
      pieces: [
        { piece: 'hero:elf', xMm: 80, yMm: 400, hasActed: true },
        { piece: 'hero:barbarian', xMm: 120, yMm: 400, stunned: true },
        { piece: 'hero:thief', xMm: 160, yMm: 400 },
        { piece: 'hero:wizard', xMm: 200, yMm: 400 },
        { piece: 'monster:orc', xMm: 150, yMm: 60, life: 1 },
      ],
    };
    const thief = ['hero:thief>punch', 'hero:thief>dodge', 'hero:thief>pass'];
    const wizard = ['hero:wizard>punch', 'hero:wizard>pass'];
    expect(opened({}, opening).options).toEqual([...thief, ...wizard]);
    const after = opened({}, opening, [choose('hero:thief>pass')]);
    expect([after.options, after.events]).toEqual([wizard, [{ kind: 'passed', piece: 'hero:thief' }]]);
    const later = opened({}, opening, [
      choose('hero:thief>pass'),
      choose('hero:wizard>pass'),
      choose('monster:orc-1>pass'),
    ]);
    // Down since round 2: the Barbarian stays so for the whole of round 3.
    expect(later.events).toEqual([
      { kind: 'passed', piece: 'monster:orc-1' },
      { kind: 'roundBegan', round: 3 },
      { kind: 'turnBegan', turn: 'heroes' },
    ]);
    expect(later.options.some((option) => option.startsWith('hero:barbarian'))).toBe(false);
  });

  it('BASE-053 BASE-249: a Shield bars another, a Fire Wall burns, an Ally that has acted rests', () => {
    const opening = {
      heroes: { ...only('hero:wizard'), 'hero:wizard': { spells: ['spell:shield', 'spell:fireball'] } },
      room: { card: 'room:sunken-stair' },
      pieces: [
        { piece: 'hero:wizard', xMm: 150, yMm: 300 },
        { piece: 'shield', xMm: 150, yMm: 250 },
        { piece: 'fire-wall', xMm: 200, yMm: 250 },
        { piece: 'ally:summoned-skeleton', xMm: 100, yMm: 300, hasActed: true },
        { piece: 'monster:orc', xMm: 150, yMm: 60 },
      ],
    };
    expect(opened({}, opening).options).toEqual([
      'hero:wizard>punch',
      'hero:wizard>spell:fireball',
      'hero:wizard>pass',
    ]);
    const burnt = opened({}, opening, strikes('hero:wizard', 'punch', 'fire-wall-1'));
    const cause = { by: 'fire-wall-1', rule: 'BASE-249' };
    expect(burnt.events).toEqual([
      { kind: 'damaged', target: 'hero:wizard', amount: 1, lifeLeft: 7, cause },
      { kind: 'turnBegan', turn: 'overseer' },
    ]);
  });

  it('BASE-078: a room has the obstacles of its board, and nothing lies on them', () => {
    const opening = {
      heroes: only('hero:elf'),
      room: { card: 'room:bone-choir', board: 'crypt' },
      pieces: [
        { piece: 'monster:ghoul', xMm: 150, yMm: 60 },
        { piece: 'hero:elf', xMm: 150, yMm: 400 },
      ],
    };
    const { state, options } = opened({}, opening);
    expect(piecesOf(state.model).map(({ id, xMm, yMm }) => [id, xMm, yMm])).toEqual([
      ['obstacle-1', 70, 200],
      ['obstacle-2', 230, 200],
      ['obstacle-3', 70, 330],
      ['obstacle-4', 230, 330],
      ['monster:ghoul-1', 150, 60],
      ['hero:elf', 150, 400],
    ]);
    expect(options).toEqual(['hero:elf>punch', 'hero:elf>arrows', 'hero:elf>pass']);
    const bounced = opened({}, opening, strikes('hero:elf', 'punch', 'obstacle-1'));
    expect(bounced.events).toEqual([{ kind: 'turnBegan', turn: 'overseer' }]);
    const onIt = { ...opening, pieces: [{ piece: 'hero:elf', xMm: 80, yMm: 205 }] };
    expect(() => opened({}, onIt)).toThrow('setup.opening.pieces[0].xMm: hero:elf overlaps obstacle-1 (BASE-083)');
  });

  it('BASE-340: what the coin of the Lich shows is given before the seed speaks, and read by nobody', () => {
    const opening = {
      heroes: only('hero:elf'),
      room: { turn: 'overseer' },
      pieces: [
        { piece: 'lord:lich', xMm: 150, yMm: 50 },
        { piece: 'hero:elf', xMm: 150, yMm: 400 },
      ],
    };
    const sideOf = (draws: readonly number[]) => {
      const { events, state } = opened({ lord: 'lord:lich', draws }, opening, [choose('lord:lich>raise')]);
      expect(JSON.stringify(catacombs.viewFor(state, null))).not.toContain('"draws"');
      expect(state.chance.given).toEqual([]);
      return events.filter(({ kind }) => kind === 'coinFlipped');
    };
    expect(sideOf([0])).toEqual([{ kind: 'coinFlipped', side: 0 }]);
    expect(sideOf([1])).toEqual([{ kind: 'coinFlipped', side: 1 }]);
    expect(() => sideOf([2])).toThrow(new Error('setup.draws: no face 2 on a die of 2'));
  });

  it('EXTRA-014: the Overseer, whose monsters have all acted, may still let one wander in', () => {
    const opening = {
      room: { card: 'room:sunken-stair', turn: 'overseer', mayWander: true },
      pieces: [{ piece: 'monster:orc', xMm: 150, yMm: 60, hasActed: true }],
    };
    const setup = { variants: { wanderingMonsters: true } };
    const { asked, by, options } = opened(setup, opening);
    expect([asked, by, options]).toEqual(['addWandering', ['overseer'], ['add', 'none']]);
    expect(opened(setup, opening, [choose('none')]).events).toEqual([
      { kind: 'roundBegan', round: 2 },
      { kind: 'turnBegan', turn: 'heroes' },
    ]);
  });
});

describe('the Cavern of Soloth', () => {
  const setup = {
    expansions: ['soloth'],
    heroSeats: withParty('hero:ice-princess', 'hero:barbarian', 'hero:thief', 'hero:wizard'),
  };

  it('SOL-107: frozen, an Orc cannot act; when only the frozen are left they shatter', () => {
    const opening = {
      heroes: { 'hero:barbarian': { life: 0 }, 'hero:thief': { life: 0 }, 'hero:wizard': { life: 0 } },
      room: { card: 'room:sunken-stair' },
      pieces: [
        { piece: 'hero:ice-princess', xMm: 150, yMm: 200 },
        { piece: 'monster:orc', xMm: 50, yMm: 60, frozen: true },
        { piece: 'monster:zombie', xMm: 150, yMm: 100 },
      ],
    };
    const before = opened(setup, opening);
    expect(before.options).toEqual([
      'hero:ice-princess>punch',
      'hero:ice-princess>ice-spike',
      'hero:ice-princess>pass',
    ]);
    const waits = opened(setup, opening, [choose('hero:ice-princess>pass')]);
    expect(waits.options).toEqual(['monster:zombie-1>attack-1', 'monster:zombie-1>pass']);
    const { events } = opened(setup, opening, strikes('hero:ice-princess', 'punch', 'monster:zombie-1'));
    const cause = { by: 'hero:ice-princess', rule: 'BASE-128' };
    expect(events.slice(0, 9)).toEqual([
      { kind: 'struck', target: 'monster:zombie-1', by: 'hero:ice-princess', atMs: 10 },
      { kind: 'damaged', target: 'monster:zombie-1', amount: 1, lifeLeft: 0, cause },
      { kind: 'killed', piece: 'monster:zombie-1', by: 'hero:ice-princess', cause },
      { kind: 'turnBegan', turn: 'overseer' },
      {
        kind: 'killed',
        piece: 'monster:orc-1',
        by: 'hero:ice-princess',
        cause: { by: 'hero:ice-princess', rule: 'SOL-107' },
      },
      { kind: 'roomCleared', card: 'room:sunken-stair' },
      { kind: 'phaseBegan', phase: 'resolution' },
      { kind: 'goldPaid', hero: 'hero:ice-princess', gold: 200, asked: 200 },
      { kind: 'discsReturned', discs: ['zombie', 'orc'] },
    ]);
  });
});

describe('the Horde of Vermin', () => {
  const setup = { expansions: ['vermin'] };

  it('VERM-026: one card more under the board of a poisoned Elf is too much', () => {
    const opening = {
      heroes: { 'hero:elf': { poison: [3, 2] } },
      poisonDeck: [4],
      room: { turn: 'overseer' },
      pieces: [
        { piece: 'monster:pit-viper', xMm: 150, yMm: 60 },
        { piece: 'hero:elf', xMm: 150, yMm: 120 },
      ],
    };
    expect(opened(setup, opening).options).toEqual(['monster:pit-viper-1>attack-1', 'monster:pit-viper-1>pass']);
    expect(opened(setup, opening, strikes('monster:pit-viper-1', 'attack-1', 'hero:elf')).events).toEqual([
      { kind: 'struck', target: 'hero:elf', by: 'monster:pit-viper-1', atMs: 10 },
      {
        kind: 'damaged',
        target: 'hero:elf',
        amount: 1,
        lifeLeft: 7,
        cause: { by: 'monster:pit-viper-1', rule: 'BASE-128' },
      },
      { kind: 'poisoned', hero: 'hero:elf', by: 'monster:pit-viper-1', poison: 4, total: 9, lethal: 8 },
      { kind: 'killed', piece: 'hero:elf', by: null, cause: { by: 'poison', rule: 'VERM-026' } },
      { kind: 'roundBegan', round: 2 },
      { kind: 'turnBegan', turn: 'heroes' },
    ]);
  });

  it('VERM-139 VERM-141: two rats ride on the Elf, a third makes three who bite', () => {
    const opening = {
      room: { turn: 'overseer' },
      pieces: [
        { piece: 'hero:elf', xMm: 150, yMm: 200 },
        { piece: 'monster:sewer-rat', on: 'hero:elf' },
        { piece: 'monster:sewer-rat', on: 'hero:elf' },
        { piece: 'monster:sewer-rat', xMm: 150, yMm: 100 },
      ],
    };
    expect(opened(setup, opening).options).toEqual(['monster:sewer-rat-3>attack-1', 'monster:sewer-rat-3>pass']);
    const climbed = opened(setup, opening, strikes('monster:sewer-rat-3', 'attack-1', 'hero:elf'));
    expect([climbed.asked, climbed.options]).toEqual(['swarmAttack', ['bite', 'poison']]);
    expect(climbed.events.at(-1)).toEqual({ kind: 'climbed', piece: 'monster:sewer-rat-3', on: 'hero:elf', count: 3 });
    const off = opened(setup, opening, [choose('monster:sewer-rat-3>pass')]);
    expect(off.events).toEqual([{ kind: 'passed', piece: 'monster:sewer-rat-3' }]);
    expect([off.asked, off.by]).toEqual(['placeSwarm', ['overseer']]);
    expect(off.prompt?.ask).toMatchObject({
      pieces: [{ id: 'monster:sewer-rat-1' }, { id: 'monster:sewer-rat-2' }],
    });
  });

  it('VERM-109: whoever falls gives the hero back that it had swallowed', () => {
    const opening = {
      heroes: { 'hero:barbarian': { life: 0 }, 'hero:wizard': { life: 0 } },
      room: { card: 'room:sunken-stair' },
      pieces: [
        { piece: 'monster:remorhaz', xMm: 150, yMm: 100, life: 1, holds: ['hero:thief'] },
        { piece: 'hero:elf', xMm: 150, yMm: 200 },
      ],
    };
    expect(opened(setup, opening).options).toEqual(['hero:elf>punch', 'hero:elf>arrows', 'hero:elf>pass']);
    const freed = opened(setup, opening, strikes('hero:elf', 'punch', 'monster:remorhaz-1'));
    const cause = { by: 'hero:elf', rule: 'BASE-128' };
    expect(freed.events).toEqual([
      { kind: 'struck', target: 'monster:remorhaz-1', by: 'hero:elf', atMs: 10 },
      { kind: 'damaged', target: 'monster:remorhaz-1', amount: 1, lifeLeft: 0, cause },
      { kind: 'killed', piece: 'monster:remorhaz-1', by: 'hero:elf', cause },
      {
        kind: 'placed',
        piece: 'hero:thief',
        xMm: 150,
        yMm: 100,
        cause: { by: 'monster:remorhaz-1', rule: 'VERM-109' },
      },
    ]);
    expect(freed.options).toEqual(['hero:thief>punch', 'hero:thief>dodge', 'hero:thief>pass', 'skipToEndOfRound']);
  });
});
