import { FLICK, PUNCH, replayText, written } from './hand';

const landed = (result: object) => replayText(written([PUNCH, FLICK, { kind: 'flickResolved', ...result }]));
const last = (result: object) => landed(result).record.at(-1);

describe('a set-up written by hand', () => {
  it('may be empty: two players, the Sorcerer, the basic layout', () => {
    const { state } = replayText(written([], { setup: {} }));
    expect(state.model.setup).toEqual({
      overseer: 'overseer',
      heroSeats: [{ seat: 'heroes', heroes: ['hero:elf', 'hero:barbarian', 'hero:thief', 'hero:wizard'] }],
      lord: 'lord:sorcerer',
      layout: { kind: 'line', roomsOfLevel: [1, 2, 1] },
      variants: {
        heroesPlacedLast: false,
        fairPlacement: false,
        wanderingMonsters: false,
        camping: false,
        secondHealer: false,
      },
      house: {
        alliesDelayDefeat: false,
        frenzyOnAllies: false,
        withoutMap: false,
        overseerHandOver: false,
        overseerRulings: false,
      },
    });
  });

  it('may switch on one Extra and leave the others', () => {
    const { state } = replayText(written([], { setup: { variants: { camping: true } } }));
    expect(state.model.setup.variants).toMatchObject({ camping: true, fairPlacement: false });
  });
});

it('SOL-082 VERM-042 VERM-080: a set-up may say how what can be read twice is read', () => {
  const house = { cureVendor: 'merchant', thiefVerminBonus: 'perKill', frozenChoice: 'iceplayer' };
  const { state } = replayText(written([], { setup: { expansions: ['soloth', 'vermin'], house } }));
  expect(state.model.setup.house).toMatchObject(house);
  expect(() => replayText(written([], { setup: { house: { cureVendor: 'nobody' } } }))).toThrow();
});

describe('a flick written by hand', () => {
  it('need not name the only disc, nor where it lies', () => {
    const { record } = replayText(written([PUNCH, FLICK]));
    expect(record[1]).toEqual({
      kind: 'flick',
      flick: { discId: 'hero:elf', from: null, vxMmS: 0, vyMmS: -1500 },
    });
  });

  it('is declined with null', () => {
    const shoot = { kind: 'choose', options: ['hero:elf>arrows'] };
    const arrow = { kind: 'flick', flick: { from: { xMm: 150, yMm: 395 }, vxMmS: 0, vyMmS: -900 } };
    const miss = { kind: 'flickResolved' };
    const { events } = replayText(written([shoot, arrow, miss, { kind: 'flick', flick: null }]));
    expect(events.map(({ kind }) => kind).slice(-3)).toEqual(['flicked', 'stopped', 'turnBegan']);
  });
});

describe('the result of a flick written by hand', () => {
  it('may be empty: nothing was met and nothing moved', () => {
    expect(last({})).toEqual({
      kind: 'flickResolved',
      contacts: [],
      exits: [],
      rest: {
        discs: [
          { id: 'hero:elf', xMm: 150, yMm: 420, turnRad: 0, putBack: null },
          { id: 'monster:orc-1', xMm: 150, yMm: 60, turnRad: 0, putBack: null },
          { id: 'obstacle-1', xMm: 70, yMm: 200, turnRad: 0, putBack: null },
          { id: 'obstacle-2', xMm: 230, yMm: 200, turnRad: 0, putBack: null },
          { id: 'obstacle-3', xMm: 70, yMm: 330, turnRad: 0, putBack: null },
          { id: 'obstacle-4', xMm: 230, yMm: 330, turnRad: 0, putBack: null },
        ],
        projectile: null,
        riders: [],
      },
    });
  });

  it('has its contacts 10 ms apart, in order of name, struck by whoever was on the move', () => {
    const contacts = [
      { kind: 'touch', a: 'monster:orc-1', b: 'hero:elf' },
      { kind: 'wall', a: 'monster:orc-1', b: 'top' },
      { kind: 'touch', a: 'hero:elf', b: 'monster:orc-1', atMs: 300, speedMmS: 80, wave: 1, aSpeedMmS: 0 },
    ];
    const touch = { kind: 'touch', a: 'hero:elf', b: 'monster:orc-1' };
    expect(last({ contacts })).toMatchObject({
      contacts: [
        { ...touch, atMs: 10, wave: 0, speedMmS: 500, aSpeedMmS: 500, bSpeedMmS: 0 },
        { kind: 'wall', a: 'monster:orc-1', b: 'top', atMs: 20, wave: 0, speedMmS: 500 },
        { ...touch, atMs: 300, wave: 1, speedMmS: 80, aSpeedMmS: 0, bSpeedMmS: 80 },
      ],
    });
  });

  it('leaves an obstacle standing, however often it is struck', () => {
    const contacts = [
      { kind: 'touch', a: 'hero:elf', b: 'obstacle-1' },
      { kind: 'touch', a: 'hero:elf', b: 'monster:orc-1' },
      { kind: 'touch', a: 'monster:orc-1', b: 'obstacle-1' },
    ];
    expect(last({ contacts })).toMatchObject({
      contacts: [
        { b: 'obstacle-1', aSpeedMmS: 500, bSpeedMmS: 0 },
        { b: 'monster:orc-1', aSpeedMmS: 500, bSpeedMmS: 0 },
        { b: 'obstacle-1', aSpeedMmS: 500, bSpeedMmS: 0 },
      ],
    });
  });

  it('is refused where two that lie still are said to have met', () => {
    const contacts = [{ kind: 'touch', a: 'monster:orc-1', b: 'obstacle-1' }];
    expect(() => last({ contacts })).toThrow('impossibleLog because=bothAtRest piece=monster:orc-1 other=obstacle-1');
  });

  it('gathers its exits from the contacts and puts back whatever left', () => {
    const contacts = [{ kind: 'exit', a: 'hero:elf', xMm: 0, yMm: 200 }];
    const { record, events } = landed({ contacts });
    expect(record.at(-1)).toMatchObject({
      exits: [{ discId: 'hero:elf', atMs: 10, xMm: 0, yMm: 200 }],
      rest: {
        discs: expect.arrayContaining([
          {
            id: 'hero:elf',
            xMm: 150,
            yMm: 420,
            turnRad: 0,
            putBack: { reason: 'out', fromXMm: 0, fromYMm: 200, places: [] },
          },
        ]),
      },
    });
    expect(events).toContainEqual({ kind: 'putBack', piece: 'hero:elf', xMm: 12.5, yMm: 200, contact: 0 });
  });

  it('moves the discs that it names', () => {
    const { state } = landed({ rest: { discs: [{ id: 'hero:elf', xMm: 150, yMm: 100 }] } });
    expect(state.model.room?.pieces['hero:elf']).toMatchObject({ xMm: 150, yMm: 100 });
    expect(state.model.room?.pieces['monster:orc-1']).toMatchObject({ xMm: 150, yMm: 60 });
  });

  it('leaves a missile where it was put down unless it says where it ended', () => {
    const shoot = { kind: 'choose', options: ['hero:elf>arrows'] };
    const arrow = { kind: 'flick', flick: { from: { xMm: 150, yMm: 395 }, vxMmS: 0, vyMmS: -900 } };
    const { record } = replayText(written([shoot, arrow, { kind: 'flickResolved' }]));
    expect(record.at(-1)).toMatchObject({ rest: { projectile: { id: 'missile', xMm: 150, yMm: 395 } } });
  });
});

describe('the result of a flick as the physics tells it', () => {
  it.each(['out', 'overhanging', 'displaced'])('may say of a missile that it was put back: %s', (reason) => {
    const shoot = { kind: 'choose', options: ['hero:elf>arrows'] };
    const arrow = { kind: 'flick', flick: { from: { xMm: 150, yMm: 395 }, vxMmS: 0, vyMmS: -900 } };
    const putBack = { reason, fromXMm: 150, fromYMm: 2, places: [{ xMm: 150, yMm: 6 }] };
    const projectile = { id: 'missile', xMm: 150, yMm: 6, turnRad: 0, putBack };
    const { record } = replayText(written([shoot, arrow, { kind: 'flickResolved', rest: { projectile } }]));
    expect(record.at(-1)).toMatchObject({ rest: { projectile } });
  });
});

describe('taking back, written by hand', () => {
  it('a retake without names is agreed by everybody', () => {
    const { record, events, state } = replayText(written([PUNCH, FLICK, { kind: 'retake' }]));
    expect(record.at(-1)).toEqual({ kind: 'retake', agreedBy: ['overseer', 'heroes'] });
    expect(events.at(-1)).toEqual({ kind: 'takenBack', by: 'retake', commands: 1 });
    expect(state.prompt?.ask.kind).toBe('flick');
  });

  it('an undo takes the choice back', () => {
    const { events, state } = replayText(written([PUNCH, { kind: 'undo' }]));
    expect(events.at(-1)).toEqual({ kind: 'takenBack', by: 'undo', commands: 1 });
    expect(state.prompt?.purpose.kind).toBe('act');
  });
});
