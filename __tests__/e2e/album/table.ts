import { tablePage } from '../pages/tablePage';
import { lookAt, type SeenDisc } from '../player/look';
import { frames } from '../driver/frames';
import { settledCentre } from '../driver/settled';
import { throughCards } from './cards';
import { recordUntil } from './games';
import type { Look } from './look';
import { MOMENTS, type Moment } from './moments';
import { catacombsWords } from '../../support/words';

const PATIENCE_MS = 20_000;
/** A sheet over a drawer, and the table itself. */
const MOST_OVER_A_TABLE = 4;
/** By then it is known whether something else lies over the table. */
const SETTLED_MS = 400;

/** Brings a game in as a file, as players do, and says which of the list it is. */
export async function bringIn(look: Look, moment: Moment): Promise<string> {
  return bringInText(look, moment, recordUntil(MOMENTS[moment]));
}

/** The same of any record. */
export async function bringInText({ page }: Look, name: string, text: string): Promise<string> {
  const games = page.locator('[data-testid^="open-"]');
  const idsOf = () => games.evaluateAll((all) => all.map((one) => one.dataset.testid ?? ''));
  const before = await idsOf();
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('import').tap();
  const buffer = Buffer.from(text);
  await (await chooser).setFiles({ name: `${name}.pichenette.json`, mimeType: 'application/json', buffer });
  const deadlineMs = Date.now() + PATIENCE_MS;
  for (;;) {
    const found = (await idsOf()).find((id) => !before.includes(id));
    if (found !== undefined) return found.slice('open-'.length);
    if (Date.now() > deadlineMs) throw new Error(`${name} did not come into the list`);
    await frames(page, 3);
  }
}

/** From the list of games to a game that stops at this moment, by the usual record or another. */
export const openAt = (look: Look, moment: Moment, text = recordUntil(MOMENTS[moment])) =>
  openText(look, moment, text, catacombsWords(look.reader.language).name);

/** The same of any record, in whose game pieces are called so. */
export async function openText(look: Look, called: string, text: string, nameOf: (piece: string) => string) {
  const { page, touch } = look;
  const id = await bringInText(look, called, text);
  await page.getByTestId(`open-${id}`).tap();
  const table = tablePage(page, look.words);
  const discs = page.getByTestId('board').getByRole('button');

  async function disc(piece: string): Promise<SeenDisc> {
    const name = nameOf(piece);
    await discs.first().waitFor();
    // The board may be on its way to another place, such as after a card that was put away.
    // A number keeps to its name by a space that a reader of the page knows as any other.
    const called = new RegExp(`^${name.replace(/\s/g, '\\s')}(,|$)`);
    const at = await settledCentre(discs.and(page.getByRole('button', { name: called })).first());
    const found = (await lookAt(page)).discs.find((one) => one.name === name);
    if (found === undefined) throw new Error(`${name} is not on the board`);
    return { ...found, at };
  }

  return {
    id,
    table,
    disc,
    /** What is told when a game begins has been laid aside, and something is asked. */
    ready: async () => {
      await table.ready();
      await throughCards(look, async () => undefined);
    },
    choose: async (piece: string) => touch.tap((await disc(piece)).at),
    /** The only disc that may still act passes. */
    passLast: async () => {
      const [last] = (await lookAt(page)).discs.filter(({ label }) => label.includes(look.words('table.hero.canAct')));
      if (last === undefined) throw new Error('nobody may act');
      await touch.tap(last.at);
      await page.locator('[data-testid$=">pass"]').tap();
    },
    option: (option: string) => page.getByTestId(`option-${option}`),
    openDrawer: table.openDrawer,
    /** Puts the open drawer away, where it lies over the board. */
    closeDrawer: async () => {
      const close = page.getByTestId('drawer-close');
      if ((await close.count()) === 0) return;
      await close.tap();
      await close.waitFor({ state: 'hidden' });
    },
    /** Back to the list, by the browser's way back: what lies over the table is closed by it first. */
    leave: async () => {
      const here = page.url();
      for (let steps = 0; steps < MOST_OVER_A_TABLE && page.url() === here; steps += 1) {
        await page.goBack();
        await page.waitForTimeout(SETTLED_MS);
      }
      await page.getByTestId('import').waitFor();
    },
  };
}

export type AtTable = Awaited<ReturnType<typeof openAt>>;
