import { drag } from './driver/drag';
import { eventually } from './driver/eventually';
import { settledCentre } from './driver/settled';
import type { Point } from './driver/traces';
import { gameUrl, visit, type Visit } from './driver/visit';
import { gymPage } from './pages/gymPage';
import { tablePage } from './pages/tablePage';
import { english } from './driver/words';
import { beginAdventure, MOVING } from './player/begin';
import { createRobot } from './player/robot';

const PATIENCE_MS = 180_000;
const UPRIGHT = { width: 390, height: 844 };
const ACROSS = { width: 844, height: 390 };
/** Where one sits, the screen on which that is seen upright, and how what one sees points on it. */
const EDGES = [
  { edge: 'south', size: UPRIGHT, onScreen: ({ x, y }: Point): Point => ({ x, y }) },
  { edge: 'west', size: ACROSS, onScreen: ({ x, y }: Point): Point => ({ x: -y, y: x }) },
  { edge: 'north', size: UPRIGHT, onScreen: ({ x, y }: Point): Point => ({ x: -x, y: -y }) },
  { edge: 'east', size: ACROSS, onScreen: ({ x, y }: Point): Point => ({ x: y, y: -x }) },
] as const;

const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });

/** How what is seen on a board points once it lies turned clockwise so often. */
const LIES = [
  ({ x, y }: Point): Point => ({ x, y }),
  ({ x, y }: Point): Point => ({ x: -y, y: x }),
  ({ x, y }: Point): Point => ({ x: -x, y: -y }),
  ({ x, y }: Point): Point => ({ x: y, y: -x }),
] as const;
const [SOUTH, WEST] = EDGES;

/** The gym, as somebody has it before them who sits there and lays its board so. */
async function sitAt({ page }: Pick<Visit, 'page'>, { edge, size }: (typeof EDGES)[number], lies: number) {
  await page.setViewportSize(size);
  await page.goto(`${gameUrl()}/gym?edge=${edge}&lies=${lies}`);
  const gym = gymPage(page);
  await gym.ready();
  return gym;
}

const lengthOf = ({ x, y }: Point): number => Math.hypot(x, y);
/** How far it goes along a way, and how far beside it. */
const along = (went: Point, way: Point): number => (went.x * way.x + went.y * way.y) / lengthOf(way);
const aside = (went: Point, way: Point): number => Math.abs(went.x * way.y - went.y * way.x) / lengthOf(way);

it(
  'the same swipe from each side of a table, over a board that lies as it may, sends the same disc as far, the way it was sent',
  async () => {
    const visited = await visit({ at: '/gym' });
    const told: (string | null)[] = [];
    let usualPx: number | null = null;
    const turns = [
      ...EDGES.map((seat) => [seat, 0] as const),
      ...([1, 2, 3] as const).map((lies) => [SOUTH, lies] as const),
      [WEST, 1],
    ] as const;
    for (const [seat, lies] of turns) {
      const gym = await sitAt(visited, seat, lies);
      const from = await gym.centreOf('elf');
      const apartPx = lengthOf(minus(await gym.centreOf('troll'), from));
      usualPx ??= apartPx;
      // A board that is seen smaller wants a finger that goes as much less far.
      const share = apartPx / usualPx;
      const wanted = seat.onScreen(LIES[lies]({ x: 24 * share, y: -110 * share }));
      await visited.touch.swipe(from, plus(from, wanted), 240);
      await gym.landed('elf');
      told.push(await gym.lastFlick.textContent());
      const went = minus(await gym.centreOf('elf'), from);
      // As far to the side of its way as a finger may be out of place.
      expect(aside(went, wanted)).toBeLessThan(3);
      expect(along(went, wanted)).toBeGreaterThan(0);
    }
    expect(visited.problems).toEqual([]);
    expect(told[0]).toMatch(/\d/);
    expect(new Set(told).size).toBe(1);
  },
  PATIENCE_MS,
);

it(
  'two fingers bring a board closer that is turned twice over, and one moves it as it goes',
  async () => {
    const visited = await visit({ at: '/gym' });
    const { page, touch, problems } = visited;
    const gym = await sitAt(visited, WEST, 1);
    const discs = async () => ({ elf: await gym.centreOf('elf'), troll: await gym.centreOf('troll') });
    const box = (await page.getByTestId('board').boundingBox())!;
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    const before = await discs();
    await touch.pinch(middle, 60, 120, 250);
    const closer = await discs();
    const grown = lengthOf(minus(closer.elf, closer.troll)) / lengthOf(minus(before.elf, before.troll));
    expect(grown).toBeGreaterThan(1.8);
    expect(grown).toBeLessThan(2.2);
    for (const way of [
      { x: 60, y: 0 },
      { x: 0, y: -60 },
    ]) {
      const start = await discs();
      await touch.swipe(middle, plus(middle, way), 300);
      const moved = minus((await discs()).elf, start.elf);
      expect(along(moved, way)).toBeGreaterThan(30);
      expect(aside(moved, way)).toBeLessThan(1);
    }
    expect(await gym.lastFlick.textContent()).toBe(english('gym.noFlickYet'));
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'a slider goes where the finger is, on each side of a table',
  async () => {
    const { page, problems } = await visit({ size: UPRIGHT, at: '/settings' });
    const address = page.url();
    for (const { edge, size, onScreen } of EDGES) {
      await page.setViewportSize(size);
      await page.goto(`${address}?edge=${edge}`);
      const slider = page.getByTestId('sound');
      const middle = await settledCentre(slider);
      const box = (await slider.boundingBox())!;
      const quarter = onScreen({ x: Math.max(box.width, box.height) / 4, y: 0 });
      for (const [at, share] of [
        [plus(middle, quarter), 0.75],
        [minus(middle, quarter), 0.25],
      ] as const) {
        await page.touchscreen.tap(at.x, at.y);
        await eventually(async () => {
          const now = Number(await slider.getAttribute('aria-valuenow')) / 100;
          expect(Math.abs(now - share)).toBeLessThan(0.06);
        });
      }
    }
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'at the left edge of a table drawers are drawn by a thumb, escape puts a sheet away, and a disc is brought closer, moved and flicked',
  async () => {
    const player = await beginAdventure('one-short-room.adventure.json', { context: MOVING, size: UPRIGHT });
    const { page, context, touch, problems } = player;
    const { onScreen, size } = WEST;
    const table = tablePage(page);
    const robot = createRobot(player);
    await robot.playUntil(robot.isFlick);
    const address = page.url();
    await page.setViewportSize(size);
    await page.goto(`${address}?edge=west`);
    await table.ready();
    const draw = async (from: Point, by: Point) => drag(page, context, from, plus(from, onScreen(by)));

    for (const id of ['log', 'heroes'] as const) {
      await draw(await settledCentre(table.drawerTab(id)), { x: 0, y: -160 });
      await page.getByTestId(`drawer-${id}`).waitFor();
    }
    await draw(await settledCentre(page.getByTestId('drawer-heroes')), { x: 120, y: 0 });
    await page.getByTestId('drawer-monsters').waitFor();
    await page.keyboard.press('Escape');
    await page.getByTestId('drawer-close').waitFor({ state: 'detached' });

    await table.openMenu();
    await page.keyboard.press('Escape');
    await table.menu.waitFor({ state: 'hidden' });

    const look = await robot.look();
    const chosen = robot.chosenOf(look)!;
    const other = look.discs.find(({ label }) => label !== chosen.label)!;
    const apart = ({ discs }: typeof look): number => {
      const [one, two] = [chosen, other].map(({ name }) => discs.find((disc) => disc.name === name)!.at);
      return lengthOf(minus(one!, two!));
    };
    const board = (await table.board.boundingBox())!;
    const middle = { x: board.x + board.width / 2, y: board.y + board.height / 2 };
    await touch.pinch(middle, 60, 110, 250);
    const closer = await robot.look();
    expect(apart(closer) / apart(look)).toBeGreaterThan(1.5);
    // One finger that begins far from the chosen disc takes the board along.
    const aim = robot.chosenOf(closer)!.at;
    const way = { x: aim.x > middle.x ? 60 : -60, y: 0 };
    const far = { x: middle.x - 3 * way.x, y: middle.y + (aim.y > middle.y ? -0.3 : 0.3) * board.height };
    await touch.swipe(far, plus(far, way), 300);
    const beside = await robot.look();
    const moved = minus(robot.chosenOf(beside)!.at, aim);
    expect(along(moved, way)).toBeGreaterThan(30);
    expect(aside(moved, way)).toBeLessThan(1);
    await touch.pinch(middle, 120, 40, 250);
    const again = await robot.look();
    expect(apart(again)).toBeCloseTo(apart(look), 1);

    // A wheel looks closer however the board lies, as its notches go up and down.
    await page.mouse.move(middle.x, middle.y);
    await page.mouse.wheel(0, -240);
    await eventually(async () => expect(apart(await robot.look()) / apart(look)).toBeGreaterThan(1.1));
    await page.mouse.wheel(0, 240);
    await page.mouse.wheel(0, 240);
    await eventually(async () => expect(apart(await robot.look())).toBeCloseTo(apart(look), 1));

    const { at } = robot.chosenOf(again)!;
    await touch.swipe(at, plus(at, onScreen({ x: 0, y: -130 })), 110);
    await table.tells();
    await robot.next(again);
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);

it(
  'a drawer of a turned side follows the finger that shuts it, and its sheets lie over it',
  async () => {
    const { page, context, problems } = await beginAdventure('one-short-room.adventure.json', {
      context: MOVING,
      size: UPRIGHT,
    });
    const table = tablePage(page);
    const address = page.url();
    // Whatever was put away leaves the browser's history a little later.
    const hasSettled = () =>
      eventually(async () => expect(await page.evaluate(() => window.history.state?.overlay ?? false)).toBe(false));
    for (const { edge, size, onScreen } of EDGES) {
      await page.setViewportSize(size);
      await page.goto(`${address}?edge=${edge}`);
      await table.ready();
      await table.openDrawer('heroes');
      const grip = page.getByTestId('drawer-close');
      const shut = await settledCentre(grip);
      // Beside the button, by which the head of a drawer is taken.
      const from = plus(shut, onScreen({ x: -120, y: 0 }));
      await drag(page, context, from, plus(from, onScreen({ x: 0, y: 500 })));
      await grip.waitFor({ state: 'detached' });

      await hasSettled();
      await table.openMenu();
      const side = (await page.getByTestId(`side-${edge}`).boundingBox())!;
      const layer = (await page.getByTestId('layer').boundingBox())!;
      expect([layer.x, layer.y, layer.width, layer.height]).toEqual([side.x, side.y, side.width, side.height]);
      await eventually(async () => {
        const [title, close] = [page.getByTestId('table-menu'), page.getByTestId('sheet-close')];
        const [middle, button] = [await settledCentre(title), await settledCentre(close)];
        // The button that puts it away is at its upper right for whoever sits there.
        const offset = minus(button, middle);
        const toRight = onScreen({ x: 1, y: 0 });
        const toTop = onScreen({ x: 0, y: -1 });
        expect(offset.x * toRight.x + offset.y * toRight.y).toBeGreaterThan(100);
        expect(offset.x * toTop.x + offset.y * toTop.y).toBeGreaterThan(100);
      });
      await table.closeMenu();
      await hasSettled();
    }
    expect(problems).toEqual([]);
  },
  PATIENCE_MS,
);
