import { openLook, type Look } from './album/look';
import { openAt, type AtTable } from './album/table';
import { SIZES, nameOf, type Size } from './driver/sizes';
import { lengthOf, wayBetween } from './player/geometry';
import { lookAt } from './player/look';

const MINUTES_MS = 120_000;
const HEROES = ['hero:elf', 'hero:wizard'] as const;
/** Of the board's breadth: a hand's span. */
const REACH = 200 / 310;

async function boxOf({ page }: Look, testId: string) {
  const box = await page.getByTestId(testId).boundingBox();
  if (box === null) throw new Error(`${testId} is not to be seen`);
  return box;
}

/** Discs near the chosen one whose middle lies under the menu. */
async function hiddenBy(look: Look, { disc }: AtTable, chosen: string): Promise<readonly string[]> {
  const menu = await boxOf(look, 'shots');
  const board = await boxOf(look, 'board');
  const { at: from } = await disc(chosen);
  const reachPx = REACH * Math.min(board.width, board.height * (310 / 460));
  const isUnder = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
    x > menu.x && x < menu.x + menu.width && y > menu.y && y < menu.y + menu.height;
  const { discs } = await lookAt(look.page);
  return discs.filter(({ at }) => lengthOf(wayBetween(from, at)) < reachPx && isUnder(at)).map(({ name }) => name);
}

it.each(Object.values(SIZES).map((size) => [nameOf(size), size] as const))(
  'the menu of shots hides neither its disc nor anybody near it at %s',
  async (_name, size: Size) => {
    const look = await openLook(size);
    const at = await openAt(look, 'fight');
    await at.ready();
    for (const hero of HEROES) {
      await at.choose(hero);
      await look.page.getByTestId(`shot-${hero}>punch`).waitFor();
      expect(await hiddenBy(look, at, hero)).toEqual([]);
      await look.page.keyboard.press('Escape');
      await look.page.getByTestId('shots').waitFor({ state: 'hidden' });
    }
    expect(look.problems).toEqual([]);
  },
  MINUTES_MS,
);

it(
  'a shot that is held is explained, and nothing is chosen',
  async () => {
    const look = await openLook(SIZES.phone);
    const at = await openAt(look, 'fight');
    await at.ready();
    await at.choose('hero:elf');
    const arrows = look.page.getByTestId('shot-hero:elf>arrows');
    await arrows.waitFor();
    const { x, y, width, height } = await boxOf(look, 'shot-hero:elf>arrows');
    const session = await look.context.newCDPSession(look.page);
    const finger = { x: x + width / 2, y: y + height / 2, id: 0 };
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    await look.page.getByTestId('rule-sheet').waitFor();
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await look.page.getByTestId('sheet-close').tap();
    await look.page.getByTestId('rule-sheet').waitFor({ state: 'hidden' });
    expect(await arrows.isVisible()).toBe(true);
    await arrows.tap();
    await arrows.waitFor({ state: 'hidden' });
    expect(look.problems).toEqual([]);
  },
  MINUTES_MS,
);
