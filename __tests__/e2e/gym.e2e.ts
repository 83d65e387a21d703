import { eventually } from './driver/eventually';
import { SIZES, nameOf, type Size } from './driver/sizes';
import type { Point } from './driver/traces';
import { visit } from './driver/visit';
import { english } from './driver/words';
import { gymPage, type GymDisc } from './pages/gymPage';
import { titlePage } from './pages/titlePage';

const UP_PX = 110;
const SLOW_MS = 400;
const FAST_MS = 130;

const up = ({ x, y }: Point): Point => ({ x, y: y - UP_PX });
const way = (from: Point, to: Point): Point => ({ x: to.x - from.x, y: to.y - from.y });
const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);
const degreesBetween = (a: Point, b: Point): number =>
  (Math.abs(Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)) * 180) / Math.PI;

async function openGym(size: Size = SIZES.phone) {
  const player = await visit({ size, at: '/gym' });
  const gym = gymPage(player.page);
  await gym.ready();
  return { ...player, gym };
}

type Session = Awaited<ReturnType<typeof openGym>>;

/** Flicks a disc and says how far and where it went. */
async function flick({ gym, touch }: Session, id: GymDisc, offset: Point, durationMs: number): Promise<Point> {
  const from = await gym.centreOf(id);
  await touch.swipe(from, { x: from.x + offset.x, y: from.y + offset.y }, durationMs);
  await gym.landed(id);
  return way(from, await gym.centreOf(id));
}

/** Nothing was flicked, nothing is flying, and the disc lies where it lay. */
async function expectNoFlick({ gym }: Session, id: GymDisc, at: Point): Promise<void> {
  await gym.answered();
  expect(await gym.flying.count()).toBe(0);
  expect(await gym.lastFlick.textContent()).toBe(english('gym.noFlickYet'));
  expect(await gym.centreOf(id)).toEqual(at);
}

describe.each([SIZES.phone, SIZES.wideTablet].map((size) => [nameOf(size), size] as const))('on %s', (_name, size) => {
  it('sends a disc where the finger went, and farther for a faster finger', async () => {
    const session = await openGym(size);
    const offset = { x: 0, y: -UP_PX };
    const slow = await flick(session, 'elf', offset, SLOW_MS);
    await session.gym.reset();
    const fast = await flick(session, 'elf', offset, FAST_MS);
    expect(degreesBetween(slow, offset)).toBeLessThan(2);
    expect(degreesBetween(fast, offset)).toBeLessThan(2);
    expect(lengthOf(slow)).toBeGreaterThan(5);
    expect(lengthOf(fast)).toBeGreaterThan(2 * lengthOf(slow));
    expect(session.problems).toEqual([]);
  });

  it('keeps the board where it is while it tells what happened', async () => {
    const session = await openGym(size);
    const untouched = await session.gym.centreOf('orc');
    await flick(session, 'elf', { x: 0, y: -UP_PX }, SLOW_MS);
    expect(await session.gym.centreOf('orc')).toEqual(untouched);
    await flick(
      session,
      'familiar',
      way(await session.gym.centreOf('familiar'), await session.gym.centreOf('wizard')),
      FAST_MS,
    );
    expect(await session.gym.centreOf('orc')).toEqual(untouched);
  });

  it('does not flick when the finger slides back onto the disc', async () => {
    const session = await openGym(size);
    const elf = await session.gym.centreOf('elf');
    await session.touch.cancelBySlidingBack(elf, up(elf));
    await expectNoFlick(session, 'elf', elf);
    expect(session.problems).toEqual([]);
  });

  it('does not flick when a second finger comes down', async () => {
    const session = await openGym(size);
    const elf = await session.gym.centreOf('elf');
    const besideBoth = { x: elf.x + 80, y: elf.y - 40 };
    await session.touch.cancelBySecondFinger(elf, up(elf), besideBoth);
    await session.gym.answered();
    expect(await session.gym.lastFlick.textContent()).toBe(english('gym.noFlickYet'));
    expect(session.problems).toEqual([]);
  });

  it('looks closer when pinched, and flicks nothing', async () => {
    const session = await openGym(size);
    const { gym, touch } = session;
    const gap = async () => lengthOf(way(await gym.centreOf('elf'), await gym.centreOf('wizard')));
    const before = await gap();
    await touch.pinch(await gym.centreOf('elf'), 60, 150, 250);
    await eventually(async () => expect(await gap()).toBeGreaterThan(1.5 * before));
    expect(await gym.lastFlick.textContent()).toBe(english('gym.noFlickYet'));
    expect(session.problems).toEqual([]);
  });
});

it('follows a slanting finger too', async () => {
  const session = await openGym();
  const offset = { x: -80, y: 40 };
  const moved = await flick(session, 'fireball', offset, SLOW_MS);
  expect(degreesBetween(moved, offset)).toBeLessThan(2);
  expect(session.problems).toEqual([]);
});

it('takes a flick back', async () => {
  const session = await openGym();
  const { gym } = session;
  const before = await gym.centreOf('elf');
  await flick(session, 'elf', { x: 0, y: -UP_PX }, SLOW_MS);
  await gym.undoButton.tap();
  await eventually(async () => expect(await gym.centreOf('elf')).toEqual(before));
  expect(session.problems).toEqual([]);
});

it('lets a chosen disc be flicked from anywhere', async () => {
  const session = await openGym();
  const { gym, touch } = session;
  const elf = await gym.centreOf('elf');
  await touch.tap(elf);
  await gym.chosen('elf');
  const apart = { x: elf.x, y: elf.y - 150 };
  await touch.swipe(apart, up(apart), SLOW_MS);
  await gym.landed('elf');
  expect((await gym.centreOf('elf')).y).toBeLessThan(elf.y - 5);
  expect(session.problems).toEqual([]);
});

it('can be chosen from without a finger', async () => {
  const { page, gym, problems } = await openGym();
  await gym.disc('orc').focus();
  await page.keyboard.press('Enter');
  await gym.chosen('orc');
  expect(problems).toEqual([]);
});

it('is one tap away from the title, and one from going back', async () => {
  const { page, problems } = await visit();
  await titlePage(page).gymButton.tap();
  await gymPage(page).ready();
  await gymPage(page).back.tap();
  await titlePage(page).ready();
  expect(problems).toEqual([]);
});
