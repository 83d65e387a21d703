import { simulate, simulateMany } from '../../src/physics';
import type { FlickTable, Shot } from '../../src/rules/flicking';
import { board, disc, obstacle, shot } from './support/tables';

const a = disc('a', 100, 100, 12);
const b = disc('b', 200, 200, 12);
const spike = { id: 's', hostId: 'a', radiusMm: 9, slipXMm: 0, slipYMm: 0 };

const refusals: readonly (readonly [string, FlickTable, Shot, string, string | null])[] = [
  ['a disc that is nowhere', board([a, { ...b, xMm: NaN }]), shot('a', 1, 0), 'notANumber', 'b'],
  ['a disc without a size', board([a, { ...b, radiusMm: 0 }]), shot('a', 1, 0), 'badSize', 'b'],
  ['a table without a size', board([a], { widthMm: 0 }), shot('a', 1, 0), 'badSize', null],
  ['a disc outside', board([a, { ...b, xMm: 300.1 }]), shot('a', 1, 0), 'outside', 'b'],
  ['a rim in a wall', board([a, { ...b, xMm: 289 }], { edge: 'wall' }), shot('a', 1, 0), 'outside', 'b'],
  ['discs that overlap', board([a, { ...b, xMm: 100, yMm: 123 }]), shot('a', 1, 0), 'overlap', 'b'],
  ['two discs of one name', board([a, { ...b, id: 'a' }]), shot('a', 1, 0), 'duplicateId', 'a'],
  ['a flick of nobody', board([a]), shot('x', 1, 0), 'unknownDisc', 'x'],
  ['a flick of an obstacle', board([a, obstacle('o', 200, 200)]), shot('o', 1, 0), 'fixedDisc', 'o'],
  ['a speed that is no number', board([a]), shot('a', NaN, 0), 'notANumber', 'a'],
  ['an endless speed', board([a]), shot('a', 0, Infinity), 'notANumber', 'a'],
  ['a speed beyond all games', board([a]), shot('a', 0, 1e7), 'badShot', 'a'],
  ['a missile upon a disc', board([a]), shot('m', 1, 0, disc('m', 110, 100, 6)), 'overlap', 'm'],
  ['a missile of a name in use', board([a]), shot('a', 1, 0, disc('a', 200, 200, 6)), 'duplicateId', 'a'],
  ['a missile that is not the one flicked', board([a]), shot('a', 1, 0, disc('m', 200, 200, 6)), 'badShot', 'm'],
  ['a fixed missile', board([a]), shot('m', 1, 0, obstacle('m', 200, 200)), 'fixedDisc', 'm'],
  ['a rider on nobody', board([b], { riders: [spike] }), shot('b', 1, 0), 'unknownDisc', 'a'],
  ['a rider adrift', board([a], { riders: [{ ...spike, slipXMm: NaN }] }), shot('a', 1, 0), 'notANumber', 's'],
];

describe('a flick that breaks the contract', () => {
  it.each(refusals)('is refused: %s', (_, table, flick, kind, discId) => {
    const refused = simulate(table, flick);
    expect(refused).toEqual({ ok: false, error: { kind, discId, reason: expect.any(String) } });
    if (!refused.ok && discId !== null) expect(refused.error.reason).toContain(discId);
    expect(simulateMany(table, [flick])).toEqual([refused]);
  });
});

describe('a flick that only looks as if it broke the contract', () => {
  it.each([
    ['discs that touch', board([a, disc('b', 124, 100, 12)])],
    ['discs that overlap by rounding', board([a, disc('b', 124 - 1e-7, 100, 12)])],
    ['a disc that hangs over an open edge', board([a, disc('b', 2, 200, 12)])],
    ['obstacles that overlap or hang over', board([a, obstacle('o', 0, 0), obstacle('p', 5, 5)])],
    ['a rat on its host', board([a, disc('rat', 101, 100, 6, { ignores: ['a'] })])],
  ])('is flown: %s', (_, table) => {
    expect(simulate(table, shot('a', 300, 200)).ok).toBe(true);
  });
});
