import { measureEnergy } from '../../../scripts/bench/physics/measures/energy';
import { measureImpact } from '../../../scripts/bench/physics/measures/impact';
import { measureHonesty, measureOrder } from '../../../scripts/bench/physics/measures/order';
import { measureStop } from '../../../scripts/bench/physics/measures/stop';
import { measureTunnelling } from '../../../scripts/bench/physics/measures/tunnelling';
import { planckPeer } from '../../../scripts/bench/physics/peers/planckPeer';
import { QUICK } from '../../../scripts/bench/physics/sizes';

const peer = planckPeer(100);

// The floors of npm run bench:physics that no clock can disturb, on its quick sample.
describe('the floors of a flick', () => {
  it.each([
    ['impact', () => measureImpact([peer], QUICK.impactSubsteps)],
    ['stop', () => measureStop([peer])],
    ['energy', () => measureEnergy([peer], QUICK.energyS)],
    ['order', () => measureOrder([peer], QUICK.order)],
    ['honesty', () => measureHonesty(peer, QUICK.order)],
    ['tunnelling', () => measureTunnelling([peer], QUICK.tunnelling)],
  ])('hold: %s', (_, measure) => {
    const { floors } = measure();
    expect(floors.length).toBeGreaterThan(0);
    expect(floors.filter(({ isHeld }) => !isHeld)).toEqual([]);
  });
});
