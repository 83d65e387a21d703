import * as fc from '../support/properties';
import { simulate } from '../../src/physics';
import {
  EDGES,
  flickResolvedShape,
  type FlickResolvedAnswer,
  type FlickResolvedAsk,
  type FlickTable,
} from '../../src/rules/flicking';
import { disc, shot } from './support/tables';

/** From far less to far more than the two may disagree by. */
const hairMm = fc.integer({ min: -9000, max: -2000 }).map((tenths) => 10 ** (tenths / 1000));
const edges = fc.constantFrom(...EDGES);
const radii = fc.constantFrom(6, 9.5, 12.5, 19);
const angles = fc.integer({ min: 0, max: 359 });

const tableOf = (edge: FlickTable['edge'], radiusMm: number): FlickTable => ({
  widthMm: 300,
  heightMm: 450,
  edge,
  discs: [disc('a', 100, 200, 12), disc('b', 200, 200, radiusMm)],
  riders: [],
});

/** The two end there, by hand. */
function endOf(table: FlickTable, places: readonly (readonly [number, number])[]) {
  const ask: FlickResolvedAsk = { kind: 'flickResolved', table, shot: shot('a', 500, 0) };
  const discs = table.discs.map(({ id }, index) => {
    const [xMm = 0, yMm = 0] = places[index] ?? [];
    return { id, xMm, yMm, turnRad: 0, putBack: null };
  });
  const rest = { discs, projectile: null, riders: [] };
  const answer: FlickResolvedAnswer = { kind: 'flickResolved', contacts: [], exits: [], rest };
  const next: FlickTable = { ...table, discs: table.discs.map((one, index) => ({ ...one, ...discs[index] })) };
  const flown = simulate(next, shot('a', 1, 0));
  return { isAccepted: flickResolvedShape.whyNot(ask, answer) === null, isFlown: flown.ok };
}

describe('a log that is accepted leaves a table that can be flicked on', () => {
  it('however nearly its discs lie on one another', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(edges, radii, angles, hairMm, (edge, radiusMm, degrees, hair) => {
        const gapMm = 12 + radiusMm - hair;
        const [dx, dy] = [Math.cos((degrees * Math.PI) / 180) * gapMm, Math.sin((degrees * Math.PI) / 180) * gapMm];
        const { isAccepted, isFlown } = endOf(tableOf(edge, radiusMm), [
          [150, 225],
          [150 + dx, 225 + dy],
        ]);
        seen.add(isAccepted);
        expect(isAccepted).toBe(isFlown);
      }),
      { numRuns: 400 },
    );
    expect(seen.size).toBe(2);
  });

  it('however nearly one of them lies beyond the edge', () => {
    const seen = new Set<boolean>();
    fc.assert(
      fc.property(edges, radii, hairMm, fc.boolean(), fc.boolean(), (edge, radiusMm, hair, isFar, isAcross) => {
        const most = isAcross ? 300 : 450;
        const mm = isFar ? most - radiusMm + hair : radiusMm - hair;
        const { isAccepted, isFlown } = endOf(tableOf(edge, radiusMm), [[150, 225], isAcross ? [mm, 100] : [100, mm]]);
        seen.add(isAccepted);
        if (isAccepted) expect(isFlown).toBe(true);
      }),
      { numRuns: 400 },
    );
    expect(seen.size).toBe(2);
  });
});
