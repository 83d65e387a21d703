import * as fc from '../../support/properties';
import {
  flickResolvedShape,
  type ContactEntry,
  type FlickResolvedAnswer,
  type FlickResolvedAsk,
  type RestDisc,
} from '../../../src/rules/flicking';
import { exit, touch } from '../catacombs/support/table';
import { disc, flicked, nothingHappened, shot, streamOf } from './support';

const elf = disc('elf', 150, 400);
const orc = disc('orc', 150, 100);
const obstacle = disc('obstacle', 70, 200, { isFixed: true, radiusMm: 19 });
const ask = flicked([elf, orc, obstacle], 'elf');
const shooting = shot([elf, orc, obstacle], disc('missile', 150, 375, { radiusMm: 6 }));

const whyNot = (answer: FlickResolvedAnswer, to: FlickResolvedAsk = ask) => flickResolvedShape.whyNot(to, answer);

const withLog = (...contacts: readonly ContactEntry[]) => whyNot({ ...nothingHappened(ask), contacts });

function withRest(change: Partial<RestDisc> & { readonly id: string }) {
  const answer = nothingHappened(ask);
  const discs = answer.rest.discs.map((one) => (one.id === change.id ? { ...one, ...change } : one));
  return whyNot({ ...answer, rest: { ...answer.rest, discs } });
}

const impossible = (because: string, pieces: object = {}) => ({
  reason: 'impossibleLog',
  rule: null,
  details: { because, ...pieces },
});

describe('what may have come of a flick', () => {
  it('is taken when every disc lies on the board and apart', () => {
    expect(whyNot(nothingHappened(ask))).toBeNull();
    expect(whyNot(nothingHappened(shooting), shooting)).toBeNull();
    expect(withLog(touch('elf', 'orc', 10), touch('elf', 'orc', 10), exit('orc', 0, 50, 40))).toBeNull();
  });

  it('BASE-111: is told in order of time', () => {
    expect(withLog(touch('elf', 'orc', 20), touch('elf', 'obstacle', 10))).toEqual(impossible('order'));
    expect(withLog(touch('elf', 'orc', -1))).toEqual(impossible('time'));
    expect(withLog(touch('elf', 'orc', NaN))).toEqual(impossible('time'));
  });

  it('speaks only of discs that are there, and of things that can happen', () => {
    expect(withLog(touch('elf', 'troll'))).toEqual(impossible('noSuchPiece', { piece: 'troll' }));
    expect(withLog(exit('troll', 0, 50))).toEqual(impossible('noSuchPiece', { piece: 'troll' }));
    expect(withLog(touch('missile', 'orc'))).toEqual(impossible('noSuchPiece', { piece: 'missile' }));
    expect(whyNot({ ...nothingHappened(shooting), contacts: [touch('missile', 'orc')] }, shooting)).toBeNull();
    expect(withLog(touch('elf', 'elf'))).toEqual(impossible('touchesItself', { piece: 'elf' }));
    expect(withLog({ kind: 'bang', atMs: 1 } as never)).toEqual(impossible('contact'));
    expect(withLog(null as never)).toEqual(impossible('contact'));
  });

  it('SOL-102: nobody falls but who rides, and from nobody but its host', () => {
    const riders = [{ id: 'spike', hostId: 'orc', radiusMm: 9.5, slipXMm: 0, slipYMm: 0 }];
    const ridden = { ...ask, table: { ...ask.table, riders } };
    const rest = {
      ...nothingHappened(ask).rest,
      riders: [{ id: 'spike', hostId: 'orc', slipXMm: 0, slipYMm: 0, fell: true }],
    };
    const fallen = (a: string, b: string): ContactEntry => ({
      kind: 'riderFell',
      atMs: 5,
      a,
      b,
      cause: 'jolt',
      speedMmS: 9,
    });
    const withFall = (a: string, b: string) =>
      whyNot({ ...nothingHappened(ask), rest, contacts: [fallen(a, b)] }, ridden);
    expect(withFall('spike', 'orc')).toBeNull();
    expect(withFall('spike', 'elf')).toEqual(impossible('notItsHost', { piece: 'spike', other: 'elf' }));
    expect(withFall('elf', 'orc')).toEqual(impossible('noSuchPiece', { piece: 'elf' }));
    expect(withLog(fallen('spike', 'orc'))).toEqual(impossible('noSuchPiece', { piece: 'spike' }));
  });

  it('BASE-113: no disc ends on another or on an obstacle', () => {
    const overlap = impossible('overlap', { piece: 'elf', other: 'orc' });
    expect(withRest({ id: 'elf', xMm: 150, yMm: 124.9 })).toEqual(overlap);
    expect(withRest({ id: 'elf', xMm: 150, yMm: 125 })).toBeNull();
    expect(withRest({ id: 'orc', xMm: 80, yMm: 200 })).toEqual(
      impossible('overlap', { piece: 'orc', other: 'obstacle' }),
    );
    const ignoring = flicked([{ ...elf, ignores: ['orc'] }, orc], 'elf');
    const answer = nothingHappened(ignoring);
    const discs = answer.rest.discs.map((one) => ({ ...one, xMm: 150, yMm: 100 }));
    expect(whyNot({ ...answer, rest: { ...answer.rest, discs } }, ignoring)).toBeNull();
  });

  it('BASE-181: every disc ends wholly inside', () => {
    expect(withRest({ id: 'orc', xMm: 12 })).toEqual(impossible('offTheBoard', { piece: 'orc' }));
    expect(withRest({ id: 'orc', xMm: 12.5 })).toBeNull();
    expect(withRest({ id: 'orc', yMm: 438 })).toEqual(impossible('offTheBoard', { piece: 'orc' }));
    expect(withRest({ id: 'orc', yMm: NaN })).toEqual(impossible('offTheBoard', { piece: 'orc' }));
  });

  it('BASE-187: an obstacle stays in its hole', () => {
    expect(withRest({ id: 'obstacle', xMm: 71 })).toEqual(impossible('obstacleMoved', { piece: 'obstacle' }));
  });

  it('tells of no touch between two that lay still, unless a blow was handed on to them', () => {
    const touch = { kind: 'touch', atMs: 10, a: 'elf', b: 'orc', speedMmS: 500, aSpeedMmS: 0, bSpeedMmS: 0 } as const;
    expect(withLog({ ...touch, wave: 0 })).toEqual(impossible('bothAtRest', { piece: 'elf', other: 'orc' }));
    expect(withLog({ ...touch, wave: 0, bSpeedMmS: 0.1 })).toBeNull();
    expect(withLog({ ...touch, wave: 1 })).toBeNull();
  });

  it('knows the sides of a wall, and that nothing leaves by one', () => {
    const walled = { ...ask, table: { ...ask.table, edge: 'wall' as const } };
    const hit = { kind: 'wall', atMs: 10, wave: 0, a: 'elf', b: 'left', speedMmS: 500 } as const;
    const out = { kind: 'exit', atMs: 20, a: 'elf', xMm: 0, yMm: 300, speedMmS: 500 } as const;
    const inWalls = (...contacts: readonly ContactEntry[]) => whyNot({ ...nothingHappened(walled), contacts }, walled);
    expect(inWalls(hit)).toBeNull();
    expect(inWalls({ ...hit, b: 'door' as never })).toEqual(impossible('noSuchWall', { piece: 'elf' }));
    expect(inWalls(hit, out)).toEqual(impossible('noWayOut', { piece: 'elf' }));
  });

  it('has nothing lie about that is gone for good', () => {
    const cliff = { ...ask, table: { ...ask.table, edge: 'drop' as const } };
    const out = { kind: 'exit', atMs: 20, a: 'elf', xMm: 0, yMm: 300, speedMmS: 500 } as const;
    const { rest, ...answer } = { ...nothingHappened(cliff), contacts: [out] };
    expect(whyNot({ ...answer, rest }, cliff)).toEqual(impossible('rest', { piece: 'elf' }));
    const left = { ...rest, discs: rest.discs.filter(({ id }) => id !== 'elf') };
    expect(whyNot({ ...answer, rest: left }, cliff)).toBeNull();
    expect(whyNot({ ...answer, contacts: [], rest: left }, cliff)).toEqual(impossible('rest', { piece: 'elf' }));
  });

  it('tells of every disc once, and of the missile when there is one', () => {
    const { rest, ...answer } = nothingHappened(ask);
    const [first, ...others] = rest.discs;
    expect(whyNot({ ...answer, rest: { ...rest, discs: others } })).toEqual(impossible('rest', { piece: 'elf' }));
    expect(whyNot({ ...answer, rest: { ...rest, discs: [first!, ...rest.discs] } })).toEqual(
      impossible('rest', { piece: 'elf' }),
    );
    expect(whyNot({ ...answer, rest: { ...rest, discs: [...rest.discs, { ...first!, id: 'troll' }] } })).toEqual(
      impossible('noSuchPiece', { piece: 'troll' }),
    );
    expect(whyNot({ ...answer, rest: { ...rest, projectile: first! } })).toMatchObject(impossible('rest'));
    expect(whyNot(nothingHappened(ask), shooting)).toEqual(impossible('rest', { piece: 'missile' }));
    expect(withRest({ id: 'orc', putBack: {} as never })).toEqual(impossible('rest', { piece: 'orc' }));
    expect(whyNot({ ...answer, rest: null as never })).toEqual(impossible('rest'));
    expect(whyNot({ ...nothingHappened(ask), contacts: null as never })).toEqual(impossible('contacts'));
  });

  it('is never refused when it is made up at random', () => {
    const missile = disc('missile', 150, 375, { radiusMm: 6 });
    const crowd = [elf, orc, obstacle, disc('troll', 220, 80, { radiusMm: 19 }), disc('thief', 180, 400)];
    fc.assert(
      fc.property(fc.integer({ min: 0 }), fc.boolean(), (seed, isShot) => {
        const asked = isShot ? shot(crowd, missile) : flicked(crowd, 'elf');
        const { value } = flickResolvedShape.sample(asked, streamOf(seed));
        expect(whyNot(value, asked)).toBeNull();
        expect(JSON.parse(JSON.stringify(value))).toEqual(value);
      }),
      { numRuns: 300 },
    );
  });

  it('is accepted when it is made up on a board of any size and edge, and tells of what that edge does', () => {
    const boards = [
      { widthMm: 610, heightMm: 355, edge: 'wall' },
      { widthMm: 240, heightMm: 140, edge: 'drop' },
      { widthMm: 140, heightMm: 240, edge: 'open' },
    ] as const;
    const crowd = [disc('elf', 70, 70), disc('orc', 110, 70), disc('post', 20, 120, { isFixed: true })];
    for (const board of boards) {
      const asked = flicked(crowd, 'elf');
      const own = { ...asked, table: { ...asked.table, ...board } };
      const all = Array.from({ length: 200 }, (_, seed) => flickResolvedShape.sample(own, streamOf(seed)).value);
      for (const value of all) expect(whyNot(value, own)).toBeNull();
      const kinds = new Set(all.flatMap(({ contacts }) => contacts.map(({ kind }) => kind)));
      expect([...kinds].sort()).toEqual(board.edge === 'wall' ? ['touch', 'wall'] : ['exit', 'touch']);
      const fewest = Math.min(...all.map(({ rest }) => rest.discs.length));
      expect(fewest).toBe(board.edge === 'drop' ? 2 : 3);
    }
  });

  it('SOL-102 SOL-104: made up, it lets riders hold on or fall, and tells of each fall', () => {
    const rider = { id: 'spike', hostId: 'orc', radiusMm: 9.5, slipXMm: 2, slipYMm: 0 };
    const asked = { ...ask, table: { ...ask.table, riders: [rider] } };
    const fell = Array.from({ length: 60 }, (_, seed) => {
      const { contacts, exits, rest } = flickResolvedShape.sample(asked, streamOf(seed)).value;
      const falls = contacts.flatMap((one) => (one.kind === 'riderFell' ? [one.cause] : []));
      const [told] = rest.riders;
      expect(told).toEqual({ id: 'spike', hostId: 'orc', slipXMm: 2, slipYMm: 0, fell: falls.length === 1 });
      expect(falls.includes('hostLeft')).toBe(exits.some(({ discId }) => discId === 'orc'));
      return falls[0] ?? 'held';
    });
    expect([...new Set(fell)].sort()).toEqual(['held', 'hostLeft', 'jolt']);
  });
});
