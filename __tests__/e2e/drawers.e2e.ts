import type { Locator, Page } from 'playwright-core';
import { drag } from './driver/drag';
import { frames } from './driver/frames';
import { SIZES } from './driver/sizes';
import type { Point } from './driver/traces';
import type { Visit } from './driver/visit';
import { tablePage } from './pages/tablePage';
import { beginAdventure, MOVING } from './player/begin';
import { createRobot } from './player/robot';

const ADVENTURE = 'three-short-rooms.adventure.json';
const WALK_MS = 200_000;
const HANDLES = ['monsters', 'heroes', 'equipment', 'log', 'more'] as const;
const BEHIND = ['spells', 'gold', 'poison', 'rules'] as const;

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (box === null) throw new Error('nothing is to be seen of it');
  return box;
}

async function middleOf(one: Locator): Promise<Point> {
  const { x, y, width, height } = await boxOf(one);
  return { x: x + width / 2, y: y + height / 2 };
}

const STILL_FRAMES = 6;

/** It has slid to where it belongs. */
async function atRest(page: Page, one: Locator): Promise<void> {
  for (let before = null, now = await boxOf(one); before?.x !== now.x || before.y !== now.y;) {
    before = now;
    await frames(page, STILL_FRAMES);
    now = await boxOf(one);
  }
}

function handsOn({ page, context }: Visit) {
  const table = tablePage(page);
  const close = page.getByTestId('drawer-close');
  return {
    table,
    close,
    isOpen: async (id: string) => {
      await page.getByTestId(`drawer-${id}`).waitFor();
      const handle = (await table.drawerTab(id).count()) > 0 ? id : 'more';
      await table.drawerTab(handle).and(page.locator('[aria-expanded="true"]')).waitFor();
      await atRest(page, close);
    },
    isShut: () => close.waitFor({ state: 'detached' }),
    draw: (from: Point, by: Point) => drag(page, context, from, { x: from.x + by.x, y: from.y + by.y }),
    /** Whether a finger that comes down on it would touch it and nothing that lies over it. */
    isInReach: (one: Locator) =>
      one.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
  };
}

it.each([
  ['a small phone', SIZES.smallPhone],
  ['a phone', SIZES.phone],
])(
  'draws drawers by a thumb on %s, with all handles in reach',
  async (_name, size) => {
    const player = await beginAdventure(ADVENTURE, { size, context: MOVING });
    const { table, close, isOpen, isShut, draw, isInReach } = handsOn(player);
    const left = await boxOf(player.page.getByTestId('edge-left'));
    const right = await boxOf(player.page.getByTestId('edge-right'));

    await draw({ x: left.x + 6, y: left.y + left.height / 2 }, { x: 140, y: 0 });
    await isOpen('monsters');
    for (const id of HANDLES) expect([id, await isInReach(table.drawerTab(id))]).toEqual([id, true]);

    await draw(await middleOf(player.page.getByTestId('drawer-monsters')), { x: -120, y: 0 });
    await isOpen('heroes');
    await player.page.keyboard.press('g');
    await isOpen('gold');
    await draw(await middleOf(player.page.getByTestId('drawer-gold')), { x: 120, y: 0 });
    await isOpen('spells');

    const { x, y } = await middleOf(close);
    await draw({ x: x - 120, y }, { x: 0, y: 260 });
    await isShut();
    await draw({ x: right.x + right.width - 6, y: right.y + right.height / 2 }, { x: -140, y: 0 });
    await isOpen('heroes');
    await player.page.keyboard.press('Escape');
    await isShut();
    await draw(await middleOf(table.drawerTab('log')), { x: 0, y: -160 });
    await isOpen('log');
    for (const id of BEHIND) {
      await table.openDrawer(id);
      await isOpen(id);
    }
    expect(player.problems).toEqual([]);
  },
  WALK_MS,
);

it(
  'opens, turns and shuts drawers by keys, and gives the focus back',
  async () => {
    const player = await beginAdventure(ADVENTURE, { context: MOVING });
    const { table, isOpen, isShut } = handsOn(player);
    const { keyboard } = player.page;
    await table.drawerTab('equipment').focus();
    await keyboard.press('Enter');
    await isOpen('equipment');
    await keyboard.press('ArrowRight');
    await isOpen('spells');
    await keyboard.press('ArrowLeft');
    await isOpen('equipment');
    await keyboard.press('Escape');
    await isShut();
    expect(await table.drawerTab('equipment').evaluate((tab) => tab === document.activeElement)).toBe(true);
    await keyboard.press('g');
    await isOpen('gold');
  },
  WALK_MS,
);

it(
  'keeps the board where it is, whatever is asked, and no drawer covers the disc that is flicked',
  async () => {
    const player = await beginAdventure(ADVENTURE, { size: SIZES.smallPhone, context: MOVING });
    const { table, isOpen, isShut, isInReach } = handsOn(player);
    const robot = createRobot(player);
    await robot.playUntil(({ controls }) => controls.some(({ testId }) => testId === 'placed'));
    const placing = await boxOf(table.board);
    await robot.playUntil(({ shots }) => shots.length > 0);
    expect(await boxOf(table.board)).toEqual(placing);
    const flick = await robot.playUntil(robot.isFlick);
    expect(await boxOf(table.board)).toEqual(placing);

    const disc = player.page.getByRole('button', { name: robot.chosenOf(flick)?.label ?? '', exact: true });
    await player.page.keyboard.press('m');
    await isOpen('monsters');
    const panel = await boxOf(player.page.getByRole('region', { name: 'Monsters' }));
    const { y: discY } = await middleOf(disc);
    expect(discY < panel.y || discY > panel.y + panel.height).toBe(true);
    await player.page.keyboard.press('Escape');
    await isShut();

    await table.aimBy('steps');
    const launch = player.page.getByTestId('aim-launch');
    await launch.waitFor();
    expect(await boxOf(table.board)).toEqual(placing);
    expect(await isInReach(launch)).toBe(true);
    const { y, height } = await boxOf(disc);
    const steps = await boxOf(player.page.getByTestId('step-aim'));
    expect(y + height / 2).toBeLessThan(steps.y);
    expect(player.problems).toEqual([]);
  },
  WALK_MS,
);
