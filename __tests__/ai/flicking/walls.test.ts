import { aimsOf, FLICKERS, flown, wallLines, type Disc } from '../../../src/ai/flicking';
import type { FlickAsk, FlickTable } from '../../../src/rules/flicking';

const STEADY = { turn: 0, power: 0, slips: 0 };
const NO_MISHAP = { slip: 1, aside: 0, strength: 0 };
const LIMITS = { minSpeedMmS: 0, maxSpeedMmS: 2200 };
const BOARD = { widthMm: 610, heightMm: 355, edge: 'wall' } as const;

const disc = (id: string, xMm: number, yMm: number): Disc => ({ id, xMm, yMm, radiusMm: 12.5 });
const tableOf = (discs: readonly Disc[]): FlickTable => ({
  ...BOARD,
  ...{ discs: discs.map((one) => ({ ...one, isFixed: false, ignores: [] })), riders: [] },
});
const askOf = (discs: readonly Disc[], edge: 'open' | 'wall' = 'wall'): FlickAsk => ({
  ...{ kind: 'flick', board: { ...BOARD, edge }, discs: ['own'], projectile: null, mayDecline: false, ...LIMITS },
  taken: discs.map(({ id, xMm, yMm, radiusMm }) => ({ id, xMm, yMm, radiusMm })),
});

/** Which wall a steady flick along this line meets before it meets the target; null where it does neither in turn. */
function wallBefore(line: { readonly x: number; readonly y: number }, own: Disc, target: Disc): string | null {
  const table = tableOf([own, target]);
  const shot = { discId: own.id, projectile: null, vxMmS: line.x, vyMmS: line.y };
  const aim = { discId: own.id, from: null, vxMmS: line.x, vyMmS: line.y, target: target.id, way: 'bank' } as const;
  const ask = { kind: 'flickResolved', table, shot } as const;
  const contacts = flown({ ask, limits: LIMITS }, aim, STEADY, NO_MISHAP)?.contacts ?? [];
  const [first, second] = contacts.filter(({ kind }) => kind === 'touch' || kind === 'wall');
  return first?.kind === 'wall' && first.a === own.id && second?.kind === 'touch' ? first.b : null;
}

it.each([
  ['all four', disc('own', 100, 100), disc('foe', 480, 240), ['bottom', 'left', 'right', 'top']],
  ['all but the one behind the other', disc('own', 60, 300), disc('foe', 300, 300), ['bottom', 'left', 'top']],
  ['all but one that is too far off', disc('own', 305, 180), disc('foe', 120, 60), ['bottom', 'left', 'top']],
  ['the two that are near and open', disc('own', 580, 40), disc('foe', 420, 320), ['right', 'top']],
])('a disc reaches another off the walls: %s', (_, own, target, reached) => {
  const lines = wallLines({ x: own.xMm, y: own.yMm }, own.radiusMm, BOARD, target, LIMITS);
  expect(lines).toHaveLength(4);
  const walls = lines.flatMap((line) => wallBefore(line, own, target) ?? []);
  expect([...walls].sort()).toEqual(reached);
});

it('the shortest way comes first, and none where there is no wall', () => {
  const [own, target] = [disc('own', 100, 40), disc('foe', 480, 40)];
  const from = { x: own.xMm, y: own.yMm };
  const [first] = wallLines(from, own.radiusMm, BOARD, target, LIMITS);
  expect(wallBefore(first!, own, target)).toBe('top');
  expect(wallLines(from, own.radiusMm, { ...BOARD, edge: 'open' }, target, LIMITS)).toEqual([]);
});

it('a head that sees banks sees them off walls as well, and one that does not sees none', () => {
  const discs = [disc('own', 100, 100), disc('foe', 480, 240)];
  const [actor, foe] = discs as [Disc, Disc];
  const banks = (level: 2 | 5, edge: 'open' | 'wall') => {
    const shooting = { ask: askOf(discs, edge), discs, actor, targets: [foe], gain: () => 1, stations: () => [] };
    return aimsOf(shooting, FLICKERS[level], FLICKERS[level].hand.turn).filter(({ way }) => way === 'bank');
  };
  expect(banks(5, 'wall')).toHaveLength(4);
  expect([banks(5, 'open'), banks(2, 'wall')]).toEqual([[], []]);
});
