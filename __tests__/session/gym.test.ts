import { DISC_RADIUS_MM } from '../../src/rules/catacombs';
import { BOARD_PLANS } from '../../src/board/look/boardPlans';
import { createGym, type GymLaunch } from '../../src/session/gym/gym';
import { GYM_DISCS, GYM_TABLE } from '../../src/session/gym/gymTable';

const placeOf = (gym: ReturnType<typeof createGym>, id: string) => {
  const disc = gym.getState().table.discs.find((one) => one.id === id)!;
  return { xMm: disc.xMm, yMm: disc.yMm };
};

const played = (...launches: GymLaunch[]) => {
  const gym = createGym();
  for (const launch of launches) {
    gym.release(launch);
    gym.land();
  }
  return gym;
};

const ELF_UP: GymLaunch = { discId: 'elf', vxMmS: 0, vyMmS: -400 };

describe('the gym table', () => {
  it('has eight discs of four sizes and the pillars of the crypt', () => {
    expect(GYM_DISCS).toHaveLength(8);
    expect(new Set(GYM_DISCS.map(({ size }) => size)).size).toBe(4);
    const pillars = GYM_TABLE.discs.filter((disc) => disc.isFixed).map(({ xMm, yMm }) => [xMm, yMm]);
    expect(pillars).toEqual(BOARD_PLANS.crypt.holes);
  });
});

describe('a flick', () => {
  it('is known whole at release, and its discs lie elsewhere only once it has landed', () => {
    const gym = createGym();
    gym.release(ELF_UP);
    const { flick, table } = gym.getState();
    expect(flick?.outcome.flight.durationMs).toBeGreaterThan(0);
    expect(table).toBe(GYM_TABLE);

    gym.land();
    const rest = flick!.outcome.rest.discs.find(({ id }) => id === 'elf')!;
    expect(placeOf(gym, 'elf')).toEqual({ xMm: rest.xMm, yMm: rest.yMm });
    expect(rest.yMm).toBeLessThan(376);
    expect(gym.getState().flick).toBeNull();
  });

  it('goes farther when it is faster, in the direction of its velocity', () => {
    const slow = placeOf(played({ discId: 'familiar', vxMmS: 120, vyMmS: -160 }), 'familiar');
    const fast = placeOf(played({ discId: 'familiar', vxMmS: 180, vyMmS: -240 }), 'familiar');
    for (const { xMm, yMm } of [slow, fast]) expect((402 - yMm) / (xMm - 92)).toBeCloseTo(4 / 3, 6);
    expect(402 - fast.yMm).toBeGreaterThan(402 - slow.yMm);
    expect(slow.yMm).toBeLessThan(402);
  });

  it('reports its speed and what the disc struck, in order', () => {
    const gym = played({ discId: 'orc', vxMmS: -900, vyMmS: -80 });
    const { report } = gym.getState();
    expect(report?.discId).toBe('orc');
    expect(report?.speedMmS).toBeCloseTo(Math.sqrt(900 * 900 + 80 * 80), 9);
    expect(report?.struck[0]).toBe('skeleton-warrior');
    expect(new Set(report?.struck).size).toBe(report?.struck.length);
  });

  it('puts a disc that left back inside, at the edge where it left', () => {
    const gym = played({ discId: 'missile', vxMmS: 0, vyMmS: 900 });
    const [exit] = gym.getState().report!.exits;
    expect(exit).toEqual({ discId: 'missile', xMm: 158, yMm: 450 });
    expect(placeOf(gym, 'missile').xMm).toBeCloseTo(158, 6);
    expect(placeOf(gym, 'missile').yMm).toBeCloseTo(444, 6);
  });

  it('is ignored while another is shown', () => {
    const gym = createGym();
    gym.release(ELF_UP);
    const { flick } = gym.getState();
    gym.release({ discId: 'troll', vxMmS: 500, vyMmS: 0 });
    expect(gym.getState().flick).toBe(flick);
  });

  it('is refused without harm when physics cannot do it', () => {
    const gym = createGym();
    gym.release({ discId: 'pillar-1', vxMmS: 500, vyMmS: 0 });
    expect(gym.getState()).toMatchObject({ wasRefused: true, flick: null, table: GYM_TABLE });
    gym.release(ELF_UP);
    expect(gym.getState().wasRefused).toBe(false);
  });

  it('carries nothing over: the same flick from the same table ends the same', () => {
    const once = played(ELF_UP);
    const again = played({ discId: 'troll', vxMmS: 700, vyMmS: 300 });
    again.reset();
    again.release(ELF_UP);
    again.land();
    expect(again.getState()).toEqual(once.getState());
  });
});

describe('undo', () => {
  it('goes back flick by flick, with what was reported then', () => {
    const gym = played(ELF_UP);
    const first = gym.getState();
    gym.release({ discId: 'wizard', vxMmS: 0, vyMmS: -600 });
    gym.land();
    gym.undo();
    expect(gym.getState()).toEqual(first);
    gym.undo();
    expect(gym.getState()).toMatchObject({ table: GYM_TABLE, report: null, past: [] });
    gym.undo();
    expect(gym.getState().table).toBe(GYM_TABLE);
  });

  it('takes back a flick that is still being shown', () => {
    const gym = createGym();
    gym.release(ELF_UP);
    gym.undo();
    gym.land();
    expect(gym.getState()).toMatchObject({ table: GYM_TABLE, flick: null, past: [] });
  });
});

it('survives JSON between any two moments', () => {
  const gym = played(ELF_UP, { discId: 'orc', vxMmS: -900, vyMmS: -80 });
  expect(JSON.parse(JSON.stringify(gym.getState()))).toEqual(gym.getState());
});

describe('the first contact', () => {
  it('is what the disc meets, where its middle then is', () => {
    const gym = createGym();
    const launch = { discId: 'orc', vxMmS: -900, vyMmS: -80 };
    const met = gym.firstContact(launch)!;
    expect(met.discId).toBe('skeleton-warrior');
    gym.release(launch);
    const { flick, table } = gym.getState();
    expect(flick?.outcome.contacts[0]).toMatchObject({ kind: 'touch', b: 'skeleton-warrior' });
    const { xMm, yMm } = table.discs.find(({ id }) => id === 'skeleton-warrior')!;
    expect(Math.hypot(met.xMm - xMm, met.yMm - yMm)).toBeCloseTo(2 * DISC_RADIUS_MM.medium, 6);
  });

  it('is where the disc stops when it meets nothing, and where it leaves', () => {
    const gym = createGym();
    gym.release(ELF_UP);
    const rest = gym.getState().flick!.outcome.rest.discs.find(({ id }) => id === 'elf')!;
    const stop = createGym().firstContact(ELF_UP)!;
    expect(stop.discId).toBeNull();
    expect(stop.xMm).toBeCloseTo(rest.xMm, 9);
    expect(stop.yMm).toBeCloseTo(rest.yMm, 9);
    const left = createGym().firstContact({ discId: 'familiar', vxMmS: -1500, vyMmS: 0 })!;
    expect(left.discId).toBeNull();
    expect(left.xMm).toBeCloseTo(0, 9);
  });

  it('is nothing for a launch that cannot be made', () => {
    expect(createGym().firstContact({ discId: 'nobody', vxMmS: 1, vyMmS: 0 })).toBeNull();
  });
});
