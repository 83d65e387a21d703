import { seatId } from '../../../src/rules/machine';
import { openCatacombs, type CatacombsSetup } from '../../../src/rules/catacombs';
import { columnsOf, defaultMaze, type Slot } from '../../../src/rules/catacombs/start/slots';
import { fight, type FightPlan } from './support/fight';
import { ANN, BOB, OVERSEER, setupWith, withHouse, withVariants } from './support/setup';
import { tableAt } from './support/tableAt';

describe('the Extras', () => {
  it('EXTRA-001 EXTRA-002: each can be had alone, and none changes once the game has begun', () => {
    for (const variant of Object.keys(setupWith().variants)) {
      const setup = setupWith(withVariants({ [variant]: true }));
      const opened = openCatacombs(setup, 1);
      expect(opened.ok && opened.value.state.model.setup).toEqual(setup);
    }
    const table = fight({ setup: withVariants({ camping: true }) }).nextRound();
    expect(table.model.setup).toEqual(setupWith(withVariants({ camping: true })));
  });
});

describe('another Overseer', () => {
  const roomBehind = (overseerHandOver = true) =>
    tableAt({ setup: withHouse({ overseerHandOver }), model: { pitchCount: 1 }, tasks: [] });

  it('EXTRA-013: between rooms the role goes to another, when everybody agrees', () => {
    const table = roomBehind();
    expect(table.prompt).toMatchObject({ seats: [OVERSEER, ANN, BOB], purpose: { kind: 'handOver' } });
    expect(table.options).toEqual(['keep', 'fairPlacement', 'wanderingMonsters', ANN, BOB]);
    table.answer({ kind: 'choose', options: [BOB] }, ANN);
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'agreeHandOver', to: BOB } });
    table.choose('agree');
    expect(table.prompt).toMatchObject({ seats: [BOB], purpose: { kind: 'agreeHandOver', to: BOB } });
    table.choose('agree');
    expect(table.event('overseerChanged')).toEqual({ kind: 'overseerChanged', from: OVERSEER, to: BOB });
    expect(table.model.setup.overseer).toBe(BOB);
    expect(table.model.setup.heroSeats).toEqual([
      { seat: ANN, heroes: ['hero:elf', 'hero:barbarian'] },
      { seat: OVERSEER, heroes: ['hero:thief', 'hero:wizard'] },
    ]);
    table.place({ 'hero:elf': [80, 420], 'hero:barbarian': [120, 420] });
    expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'placeHeroes' } });
  });

  it.each(['fairPlacement', 'wanderingMonsters'] as const)(
    'EXTRA-002: anybody may propose %s between rooms, and all must agree, the Overseer included',
    (remedy) => {
      const table = roomBehind().answer({ kind: 'choose', options: [remedy] }, BOB);
      expect(table.prompt).toMatchObject({ seats: [OVERSEER], purpose: { kind: 'agreeRemedy', remedy } });
      expect(table.options).toEqual(['agree', 'refuse']);
      const { state } = table;
      table.choose('refuse');
      expect(table.events.map(({ kind }) => kind)).not.toContain('remedyAdopted');
      expect(table.model.setup.variants[remedy]).toBe(false);
      table.state = state;
      table.choose('agree');
      expect(table.prompt.seats).toEqual([ANN]);
      table.choose('agree');
      expect(table.events[0]).toEqual({ kind: 'remedyAdopted', remedy });
      expect(table.model.setup.variants).toEqual({ ...setupWith().variants, [remedy]: true });
    },
  );

  it('EXTRA-002: what is on cannot be switched off', () => {
    const table = tableAt({
      setup: { ...withHouse({ overseerHandOver: true }), ...withVariants({ fairPlacement: true }) },
      model: { pitchCount: 1 },
      tasks: [],
    });
    expect(table.options).toEqual(['keep', 'wanderingMonsters', ANN, BOB]);
  });

  it('EXTRA-013: one refusal, or no wish to, leaves it where it is', () => {
    const refused = roomBehind().choose(BOB).choose('agree').choose('refuse');
    expect(refused.model.setup.overseer).toBe(OVERSEER);
    expect(refused.prompt.purpose.kind).toBe('placeHeroes');
    expect(roomBehind().choose('keep').prompt.purpose.kind).toBe('placeHeroes');
  });

  it('EXTRA-002 EXTRA-013: in any game whoever wants to propose says so, and is asked before the next room', () => {
    const table = fight({ monsters: ['monster:orc'] });
    const { prompt, options } = table;
    expect(options).not.toContain('propose');
    table.answer({ kind: 'choose', options: ['propose'] }, OVERSEER);
    expect([table.prompt, table.events]).toEqual([prompt, []]);
    expect(table.refusal({ kind: 'choose', options: ['propose'] }, OVERSEER).reason).toBe('chosenTwice');
    expect(table.refusal({ kind: 'choose', options: ['propose'] }, seatId('stranger')).reason).toBe('notYourTurn');
    table.answer({ kind: 'choose', options: ['propose'] }, BOB);
    const { proposers = [] } = table.model;
    const between = tableAt({ model: { pitchCount: 1, proposers }, tasks: [] });
    expect(between.prompt).toMatchObject({ seats: [OVERSEER, BOB], purpose: { kind: 'handOver' } });
    expect(between.options).toEqual(['keep', 'fairPlacement', 'wanderingMonsters', ANN, BOB]);
    between.answer({ kind: 'choose', options: ['keep'] }, BOB);
    expect(between.prompt.purpose.kind).toBe('placeHeroes');
    expect(between.model.proposers).toEqual([]);
  });

  it('EXTRA-013: nobody has to ask for it where all are asked, nor in the lair', () => {
    const refusal = (plan: FightPlan) => fight(plan).refusal({ kind: 'choose', options: ['propose'] }, BOB);
    const unasked = { reason: 'noSuchOption', rule: 'EXTRA-013', details: { option: 'propose' } };
    expect(refusal({ fight: 'final' })).toEqual(unasked);
    expect(refusal({ monsters: ['monster:orc'], setup: withHouse({ overseerHandOver: true }) })).toEqual(unasked);
  });

  it('EXTRA-013: it is not asked unless the table plays so, nor before the first fight', () => {
    const unasked = { seats: [ANN], purpose: { kind: 'placeHeroes' } };
    expect(roomBehind(false).prompt).toMatchObject(unasked);
    expect(roomBehind().prompt).toMatchObject({ seats: [OVERSEER, ANN, BOB], purpose: { kind: 'handOver' } });
    expect(tableAt({ setup: withHouse({ overseerHandOver: true }), tasks: [] }).prompt).toMatchObject(unasked);
  });
});

describe('rulings', () => {
  const OBSTACLE = { kind: 'obstacle', id: 'obstacle-1', xMm: 230, yMm: 200, radiusMm: 19 } as const;
  const table = () =>
    fight({
      setup: withHouse({ overseerRulings: true }),
      monsters: [['monster:orc', [100, 100]]],
      pieces: [OBSTACLE],
    });

  it('BASE-335: the Overseer corrects a position at any time in a turn, and the log says so', () => {
    const ruled = table();
    expect(ruled.prompt.seats).toEqual([ANN, BOB, OVERSEER]);
    ruled.answer({ kind: 'choose', options: ['ruling'] }, OVERSEER);
    expect(ruled.options).toEqual(['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard', 'monster:orc-1']);
    ruled.choose('monster:orc-1');
    expect(ruled.refusal({ kind: 'place', places: [{ id: 'monster:orc-1', xMm: 80, yMm: 415 }] })).toMatchObject({
      reason: 'overlaps',
    });
    ruled.place({ 'monster:orc-1': [105, 230] });
    expect(ruled.events).toEqual([
      { kind: 'moved', piece: 'monster:orc-1', xMm: 105, yMm: 230, cause: { by: OVERSEER, rule: 'BASE-335' } },
    ]);
    expect(ruled.prompt.purpose).toMatchObject({ kind: 'act', turn: 'heroes' });
    expect(ruled.options).toContain('hero:elf>punch');
  });

  it('BASE-335: nobody else does, and only where the table plays so', () => {
    expect(table().refusal({ kind: 'choose', options: ['ruling'] }, ANN)).toEqual({
      reason: 'overseerJudges',
      rule: 'BASE-335',
      details: { seat: ANN },
    });
    expect(table().refusal({ kind: 'choose', options: ['hero:elf>punch'] }, OVERSEER).reason).toBe('notYourPiece');
    expect(fight({ monsters: ['monster:orc'] }).options).not.toContain('ruling');
    expect(table().passAll().prompt.seats).toEqual([OVERSEER]);
  });
});

describe('the second Healer', () => {
  const second = { secondHealer: true };

  it('EXTRA-024 EXTRA-025: it joins any layout as one room more, behind the Merchant', () => {
    const slots = (setup: CatacombsSetup) => {
      const all = columnsOf(setup).flat();
      return all.filter((slot, index) => slot === 'second-healer' && all[index - 1] === 'merchant');
    };
    for (const layout of [{ kind: 'line', roomsOfLevel: [1, 2, 1] }, { kind: 'branching' }] as const) {
      expect(slots(setupWith({ layout, ...withVariants(second) }))).toHaveLength(1);
      expect(slots(setupWith({ layout }))).toHaveLength(0);
    }
    const inMaze = (shops: readonly Slot[]) =>
      defaultMaze({ shops, last: [] }).slots.filter((slot) => slot === 'second-healer');
    expect(inMaze(['second-healer'])).toHaveLength(1);
    expect(inMaze([])).toHaveLength(0);
  });

  it.each(['default', 'generated'] as const)('EXTRA-024: in the %s labyrinth both can be reached', (map) => {
    const layout = { kind: 'labyrinth', map, sizeColumns: 4, sizeRows: 3 } as const;
    for (let seed = 1; seed <= 10; seed++) {
      const { path } = tableAt({ setup: { layout, ...withVariants(second) }, tasks: [], seed }).model;
      const cards = path.kind === 'labyrinth' ? path.spaces.map((space) => space?.card) : [];
      expect(cards).toEqual(expect.arrayContaining(['room:healer', 'room:second-healer']));
    }
  });
});
