import type { Locator, Page } from 'playwright-core';
import type { Moment } from './moments';
import { stayingLook, type StayingLook } from './stayingLook';
import { allPainted } from '../driver/allPainted';
import { contrastOf, pixelsOf, renderedContrast } from '../driver/renderedContrast';
import { SIZES, type Size } from '../driver/sizes';
import { visit } from '../driver/visit';
import { newGamePage } from '../pages/newGamePage';

/** So far within its edge what is chosen has a thick line, and nothing else has one. */
const EDGE_PX = 2;
export const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

async function contrastsOf(page: Page, pictures: Locator): Promise<readonly number[]> {
  await pictures.first().waitFor();
  const ratios: number[] = [];
  for (const picture of await pictures.all()) {
    await picture.scrollIntoViewIfNeeded();
    ratios.push(await renderedContrast(page, picture, 'pictures'));
  }
  return ratios;
}

/** By how much the edges of two things of one kind differ, in the middle of their upper sides. */
async function edgesApart(page: Page, one: Locator, other: Locator): Promise<number> {
  const edges = [];
  for (const thing of [one, other]) {
    await thing.scrollIntoViewIfNeeded();
    const box = await thing.boundingBox();
    if (box === null) throw new Error(`nothing to be seen of ${thing}`);
    const clip = { x: Math.round(box.x + box.width / 2), y: Math.round(box.y) + EDGE_PX, width: 1, height: 1 };
    edges.push((await pixelsOf(page, await page.screenshot({ clip })))[0]!);
  }
  const [first, second] = edges;
  return first === undefined || second === undefined ? 1 : contrastOf(first, second);
}

/** How a life that is left differs from one that is lost, on each track: the one end from the other. */
async function endsApart(page: Page): Promise<readonly number[]> {
  const tracks = await page.getByTestId('life-track').all();
  return Promise.all(
    tracks.map(async (track) => {
      const pixels = await pixelsOf(page, await track.screenshot());
      const box = await track.boundingBox();
      const wide = Math.round(box?.width ?? 0);
      const middle = pixels.slice(wide * Math.floor(pixels.length / wide / 2)).slice(0, wide);
      const [first, last] = [middle[3], middle[wide - 4]];
      return first === undefined || last === undefined ? 1 : contrastOf(first, last);
    }),
  );
}

type Measure = (page: Page) => Promise<readonly number[]>;

const marksOn =
  (marked: string): Measure =>
  async (page) => {
    await allPainted(page);
    return contrastsOf(page, page.locator(`${marked} [data-mark="glyph"]`));
  };

/** The first that is so, against the first that is not. */
const apart =
  (thing: (page: Page, isSo: boolean) => Locator): Measure =>
  async (page) => [await edgesApart(page, thing(page, true).first(), thing(page, false).first())];

const phone = stayingLook(SIZES.phone);
const wide = stayingLook(SIZES.wideTablet);
const comeTo = (look: StayingLook, moment: Moment) => async () => (await look.at(moment)).look.page;
const open = async (at: string, size: Size) => (await visit({ size, at, context: { isMobile: false } })).page;

const checkbox = (page: Page, checked: boolean) => page.getByRole('checkbox', { checked });
const HEAD = ':is([data-testid="retake"], [data-testid="referee"], [data-testid="phase-ribbon"])';

/** Where somebody comes to once, and all that is measured there, in each kind of few colours. */
const PLACES = {
  settings: {
    come: async () => {
      const page = await open('/settings', SIZES.wideTablet);
      await page.getByTestId('back').waitFor();
      return page;
    },
    measures: {
      back: async (page: Page) => [await renderedContrast(page, page.getByTestId('back'), 'pictures')],
      radio: apart((page, checked) => page.getByRole('radio', { checked })),
    },
  },
  newGame: {
    come: async () => {
      const page = await open('/new?game=catacombs', SIZES.phone);
      await newGamePage(page).ready();
      return page;
    },
    measures: {
      level: apart((page, checked) => page.locator(`[data-testid^="level-"][aria-checked="${checked}"]`)),
    },
  },
  wideFight: {
    come: comeTo(wide, 'fight'),
    measures: {
      tab: apart((page, selected) => page.getByRole('tab', { selected })),
      head: marksOn(HEAD),
      monsters: marksOn('[data-testid="drawer-monsters"]'),
    },
  },
  halve: {
    come: async () => {
      const page = await comeTo(phone, 'halve')();
      await checkbox(page, false).first().click();
      return page;
    },
    measures: { option: apart(checkbox) },
  },
  fight: { come: comeTo(phone, 'fight'), measures: { lives: endsApart, stand: marksOn('[data-testid="stand"]') } },
  poisoned: { come: comeTo(phone, 'poisoned'), measures: { hero: marksOn('[data-testid^="hero-"]') } },
  camp: { come: comeTo(phone, 'camp'), measures: { prompt: marksOn('[data-testid="prompt-camp"]') } },
  merchant: { come: comeTo(wide, 'merchant'), measures: { article: marksOn('[role="article"]') } },
  armour: { come: comeTo(phone, 'armour'), measures: { points: marksOn('[data-testid="armour"]') } },
} satisfies Readonly<Record<string, { come(): Promise<Page>; readonly measures: Readonly<Record<string, Measure>> }>>;

type Place = keyof typeof PLACES;
type Measured = Readonly<Record<string, readonly number[]>>;

async function measuredAt(place: Place): Promise<Readonly<Record<Scheme, Measured>>> {
  const { come, measures } = PLACES[place];
  const page = await come();
  const inScheme = async (colorScheme: Scheme): Promise<Measured> => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme });
    const found: Record<string, readonly number[]> = {};
    for (const [name, measure] of Object.entries<Measure>(measures)) found[name] = await measure(page);
    return found;
  };
  return { light: await inScheme('light'), dark: await inScheme('dark') };
}

const visited = new Map<Place, ReturnType<typeof measuredAt>>();

/** In one kind of few colours; whatever is measured at this place for the first time is measured in both. */
export async function ratiosOf(place: Place, name: string, scheme: Scheme): Promise<readonly number[]> {
  const measured = visited.get(place) ?? measuredAt(place);
  visited.set(place, measured);
  const ratios = (await measured)[scheme][name];
  if (ratios === undefined || ratios.length === 0) throw new Error(`nothing was measured of ${name} at ${place}`);
  return ratios;
}
