import { BOARD_HOLES } from '../../../src/rules/catacombs';
import { simulate } from '../../../src/physics';
import type { Flick } from '../../../src/rules/flicking';
import { gymBook, PRACTICE } from '../../../src/rules/gym';
import { readRecord, replay, stateHash } from '../../../src/rules/machine';
import { practise, type GymPlayed } from '../../../src/session/gym';
import type { TableSession } from '../../../src/session/game/tableSession';

type Practice = TableSession<GymPlayed>;
type Launch = Omit<Flick, 'from'>;

const ELF_UP: Launch = { discId: 'elf', vxMmS: 0, vyMmS: -400 };
const ORC_ASIDE: Launch = { discId: 'orc', vxMmS: -900, vyMmS: -80 };
const RADIUS_MM = { medium: 12.5, tiny: 6 };

const release = (gym: Practice, launch: Launch) => gym.launch({ ...launch, from: null });

/** The flick is written down, and on its way before the eye. */
async function inFlight(gym: Practice, launch: Launch): Promise<void> {
  expect(release(gym, launch)).toBeNull();
  await gym.kept();
  expect(gym.getState().beat?.kind).toBe('flight');
}

function land(gym: Practice): void {
  const { beat } = gym.getState();
  if (beat !== null) gym.told(beat.number);
}

async function played(...launches: readonly Launch[]): Promise<Practice> {
  const gym = practise();
  for (const launch of launches) {
    await inFlight(gym, launch);
    land(gym);
  }
  return gym;
}

async function reset(gym: Practice): Promise<void> {
  gym.tellAll();
  expect(
    gym.answerAll([
      { kind: 'flick', flick: null },
      { kind: 'choose', options: ['again'] },
    ]),
  ).toBeNull();
  await gym.kept();
}

async function undo(gym: Practice): Promise<void> {
  gym.tellAll();
  gym.retake([gym.getState().hand]);
  await gym.kept();
}

const shownIn = (gym: Practice) => gym.getState().shown;
const reportOf = (gym: Practice) => shownIn(gym).last;
const placeOf = (gym: Practice, id: string) => {
  const { xMm, yMm } = shownIn(gym).discs.find((one) => one.id === id)!;
  return { xMm, yMm };
};

describe('the board', () => {
  it('has eight discs of four sizes and the pillars of the crypt', () => {
    const movable = PRACTICE.discs.filter(({ isFixed }) => !isFixed);
    expect(movable).toHaveLength(8);
    expect(new Set(movable.map(({ radiusMm }) => radiusMm)).size).toBe(4);
    const pillars = PRACTICE.discs.filter(({ isFixed }) => isFixed).map(({ xMm, yMm }) => [xMm, yMm]);
    expect(pillars).toEqual(BOARD_HOLES.crypt.map(({ x, y }) => [x, y]));
    expect(shownIn(practise())).toEqual({ discs: PRACTICE.discs, flicks: 0, met: [], last: null });
  });
});

describe('a flick', () => {
  it('is known whole at release, and its discs lie elsewhere only once it has landed', async () => {
    const gym = practise();
    await inFlight(gym, ELF_UP);
    const { beat, prompt } = gym.getState();
    if (beat?.kind !== 'flight') throw new Error('nothing flies');
    expect(gym.film(beat.film).flight?.durationMs).toBeGreaterThan(0);
    expect([shownIn(gym).discs, reportOf(gym), prompt]).toEqual([PRACTICE.discs, null, null]);

    land(gym);
    const rest = beat.film.result.rest.discs.find(({ id }) => id === 'elf')!;
    expect(placeOf(gym, 'elf')).toEqual({ xMm: rest.xMm, yMm: rest.yMm });
    expect(rest.yMm).toBeLessThan(376);
    expect(gym.getState()).toMatchObject({ beat: null, prompt: { purpose: { kind: 'flick' } } });
  });

  it('flies as physics has it', async () => {
    const gym = practise();
    await inFlight(gym, ORC_ASIDE);
    const { film } = gym.getState();
    const flown = simulate(film!.table, film!.shot);
    expect(film!.result).toEqual(
      flown.ok && { ...film!.result, contacts: flown.value.contacts, rest: flown.value.rest },
    );
  });

  it('goes farther when it is faster, in the direction of its velocity', async () => {
    const slow = placeOf(await played({ discId: 'familiar', vxMmS: 120, vyMmS: -160 }), 'familiar');
    const fast = placeOf(await played({ discId: 'familiar', vxMmS: 180, vyMmS: -240 }), 'familiar');
    for (const { xMm, yMm } of [slow, fast]) expect((402 - yMm) / (xMm - 92)).toBeCloseTo(4 / 3, 6);
    expect(402 - fast.yMm).toBeGreaterThan(402 - slow.yMm);
    expect(slow.yMm).toBeLessThan(402);
  });

  it('reports its speed and what the disc struck, in order', async () => {
    const report = reportOf(await played(ORC_ASIDE));
    expect(report?.discId).toBe('orc');
    expect(report?.speedMmS).toBeCloseTo(Math.sqrt(900 * 900 + 80 * 80), 9);
    expect(report?.struck[0]).toBe('skeleton-warrior');
    expect(new Set(report?.struck).size).toBe(report?.struck.length);
  });

  it('puts a disc that left back inside, at the edge where it left', async () => {
    const gym = await played({ discId: 'missile', vxMmS: 0, vyMmS: 900 });
    const [exit] = reportOf(gym)!.exits;
    expect(exit).toEqual({ discId: 'missile', xMm: 158, yMm: 450 });
    expect(placeOf(gym, 'missile').xMm).toBeCloseTo(158, 6);
    expect(placeOf(gym, 'missile').yMm).toBeCloseTo(450 - RADIUS_MM.tiny, 6);
  });

  it('is ignored while another is shown, and from the moment of its release', async () => {
    const gym = practise();
    const other = { discId: 'troll', vxMmS: 500, vyMmS: 0 };
    expect(release(gym, ELF_UP)).toBeNull();
    expect(release(gym, other)?.reason).toBe('stalePrompt');
    await gym.kept();
    const { film } = gym.getState();
    expect(release(gym, other)?.reason).toBe('stalePrompt');
    expect(gym.getState().film).toBe(film);
    land(gym);
    expect(reportOf(gym)?.discId).toBe('elf');
  });

  it('is refused without harm when it is none that could be made', async () => {
    const gym = practise();
    const pillar = { discId: 'pillar-1', vxMmS: 500, vyMmS: 0 };
    expect(release(gym, pillar)?.reason).toBe('notYourDisc');
    expect(gym.getState()).toMatchObject({ refusal: { reason: 'notYourDisc' }, beat: null });
    await inFlight(gym, ELF_UP);
    expect(gym.getState().refusal).toBeNull();
  });

  it('carries nothing over: the same flick from the same board ends the same', async () => {
    const once = await played(ELF_UP);
    const again = await played({ discId: 'troll', vxMmS: 700, vyMmS: 300 });
    await reset(again);
    expect(shownIn(again)).toEqual(shownIn(practise()));
    await inFlight(again, ELF_UP);
    land(again);
    expect(shownIn(again)).toEqual(shownIn(once));
  });

  it('tells nothing but itself: it flies, lands, and the next is asked for', async () => {
    const gym = practise();
    const beats: string[] = [];
    gym.subscribe(({ beat }) => beat !== null && beats.push(beat.kind));
    await inFlight(gym, ORC_ASIDE);
    land(gym);
    expect(new Set(beats)).toEqual(new Set(['flight']));
  });
});

describe('taking back', () => {
  it('goes back flick by flick, with what was reported then', async () => {
    const gym = await played(ELF_UP);
    const first = shownIn(gym);
    await inFlight(gym, { discId: 'wizard', vxMmS: 0, vyMmS: -600 });
    land(gym);
    await undo(gym);
    expect(shownIn(gym)).toEqual(first);
    await undo(gym);
    expect(shownIn(gym)).toEqual(shownIn(practise()));
    await undo(gym);
    expect(shownIn(gym)).toEqual(shownIn(practise()));
  });

  it('takes back a flick that is still being shown', async () => {
    const gym = practise();
    await inFlight(gym, ELF_UP);
    await undo(gym);
    expect(gym.getState()).toMatchObject({ beat: null, shown: { discs: PRACTICE.discs, last: null } });
    expect(gym.getState().prompt?.purpose.kind).toBe('flick');
  });

  it('lays all anew while a flick is shown', async () => {
    const gym = await played(ELF_UP);
    await inFlight(gym, ORC_ASIDE);
    await reset(gym);
    expect(gym.getState()).toMatchObject({ beat: null, shown: { discs: PRACTICE.discs, flicks: 0, last: null } });
  });
});

it('is a record like any other, which replays to the same board', async () => {
  const gym = await played(ELF_UP, ORC_ASIDE);
  await undo(gym);
  const read = readRecord(gymBook, gym.writeRecord());
  const replayed = read.ok ? replay(gymBook, read.value) : read;
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  expect(stateHash(replayed.value.timeline.state)).toBe(stateHash(gym.getState().view));
});

describe('the first contact', () => {
  const contactOf = (gym: Practice, launch: Launch) => gym.firstContact({ ...launch, from: null });

  it('is what the disc meets, where its middle then is', async () => {
    const gym = practise();
    const met = contactOf(gym, ORC_ASIDE)!;
    expect(met.discId).toBe('skeleton-warrior');
    const { xMm, yMm } = placeOf(gym, 'skeleton-warrior');
    expect(Math.hypot(met.xMm - xMm, met.yMm - yMm)).toBeCloseTo(2 * RADIUS_MM.medium, 6);
    await inFlight(gym, ORC_ASIDE);
    expect(gym.getState().film?.result.contacts[0]).toMatchObject({ kind: 'touch', b: 'skeleton-warrior' });
  });

  it('is where the disc stops when it meets nothing, and where it leaves', async () => {
    const stop = contactOf(practise(), ELF_UP)!;
    expect(stop.discId).toBeNull();
    const rest = placeOf(await played(ELF_UP), 'elf');
    expect([stop.xMm, stop.yMm]).toEqual([rest.xMm, rest.yMm].map((mm) => expect.closeTo(mm, 9) as number));
    const left = contactOf(practise(), { discId: 'familiar', vxMmS: -1500, vyMmS: 0 })!;
    expect(left.discId).toBeNull();
    expect(left.xMm).toBeCloseTo(0, 9);
  });

  it('is nothing for a launch that cannot be made', () => {
    expect(contactOf(practise(), { discId: 'nobody', vxMmS: 1, vyMmS: 0 })).toBeNull();
  });
});
