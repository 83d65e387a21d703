import * as fc from '../../support/properties';
import { simulate } from '../../../src/physics';
import {
  flickResolvedShape,
  strikesBy,
  type FlickResolvedAsk,
  type FlickResult,
  type TableDisc,
} from '../../../src/rules/flicking';
import { disc, flicked } from './support';

function resultOf({ table, shot }: FlickResolvedAsk): FlickResult {
  const outcome = simulate(table, shot);
  if (!outcome.ok) throw new Error(JSON.stringify(outcome.error));
  return outcome.value;
}

const released = (discs: readonly TableDisc[], vxMmS: number, vyMmS: number): FlickResolvedAsk => {
  const ask = flicked(discs, 'elf');
  return { ...ask, shot: { ...ask.shot, vxMmS, vyMmS } };
};

const struckBy = (discs: readonly TableDisc[], vxMmS: number, vyMmS: number) =>
  strikesBy(resultOf(released(discs, vxMmS, vyMmS)).contacts, 'elf').map(({ target }) => target);

const elf = disc('elf', 150, 300);

describe('flicks as they really go', () => {
  it('BASE-114 BASE-117: the striker strikes whom it meets, not whom that one is pushed into', () => {
    expect(struckBy([elf, disc('orc', 150, 200), disc('troll', 150, 174)], 0, -900)).toEqual(['orc']);
  });

  it('BASE-116: a neighbour is struck when flicked into, not when flicked away from or along', () => {
    const beside = [elf, disc('orc', 150, 275)];
    expect(struckBy(beside, 0, -600)).toEqual(['orc']);
    expect(struckBy(beside, 0, 300)).toEqual([]);
    expect(struckBy(beside, 600, 0)).toEqual([]);
  });

  it('BASE-120: two that are met at the same moment are both struck', () => {
    expect(struckBy([elf, disc('orc', 137, 200), disc('troll', 163, 200)], 0, -900)).toEqual(['orc', 'troll']);
  });

  it('BASE-121: a bounce off an obstacle on the way spoils nothing', () => {
    const obstacle = disc('obstacle', 150, 200, { radiusMm: 19, isFixed: true });
    expect(struckBy([elf, obstacle, disc('orc', 150, 400)], 0, -1500)).toEqual(['obstacle', 'orc']);
  });

  it('whatever is flicked, the rules take what came of it', () => {
    const crowd = [
      elf,
      disc('orc', 150, 240),
      disc('thief', 178, 300),
      disc('troll', 100, 200, { radiusMm: 19 }),
      disc('obstacle', 70, 330, { radiusMm: 19, isFixed: true }),
      disc('zombie', 13, 250),
    ];
    const speeds = fc.integer({ min: -2000, max: 2000 }).filter((speed) => speed !== 0);
    fc.assert(
      fc.property(speeds, speeds, (vxMmS, vyMmS) => {
        const ask = released(crowd, vxMmS, vyMmS);
        expect(flickResolvedShape.whyNot(ask, { kind: 'flickResolved', ...resultOf(ask) })).toBeNull();
      }),
      { numRuns: 100 },
    );
  });
});
