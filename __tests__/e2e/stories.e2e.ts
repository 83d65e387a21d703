import path from 'node:path';
import type { Page } from 'playwright-core';
import ratsTithe from '../../assets/adventures/rats-tithe.adventure.json';
import threeInns from '../../assets/adventures/three-inns.adventure.json';
import type { Language } from '../../src/i18n/common';
import { lethalPoison, type HeroId } from '../../src/rules/catacombs';
import { SIZES, nameOf, type Size } from './driver/sizes';
import { english, french } from './driver/words';
import { newGamePage } from './pages/newGamePage';
import { tablePage } from './pages/tablePage';
import { EVERY_POINT, openNewGame } from './player/begin';
import type { Look } from './player/look';
import { createRobot } from './player/robot';
import { catacombsWords } from '../support/words';

const GAME_MS = 240_000;
const FOLDER = path.resolve(__dirname, '../../test-output/screens');

const TABLES: readonly (readonly [Language, Size])[] = [
  ['en', SIZES.phone],
  ['fr', SIZES.phone],
];

/** A hero as a story begins. */
interface Beginner {
  readonly life: number;
  readonly poison?: readonly number[];
}

const picture = (page: Page, name: string) => page.screenshot({ path: path.join(FOLDER, `story-${name}.png`) });

interface Story {
  readonly title: Readonly<Record<Language, string>>;
  readonly story: Readonly<Record<Language, string>>;
}

/** From the shelf of stories to the table at which it is told. */
async function begins(tag: string, story: Story, language: Language, size: Size) {
  const words = language === 'en' ? english : french;
  const locale = language === 'en' ? 'en-GB' : 'fr-FR';
  const player = await openNewGame({ size, context: { ...EVERY_POINT, locale } }, words);
  const { page } = player;
  const shot = (name: string) => picture(page, `${tag}-${name}-${language}-${nameOf(size)}`);
  const newGame = newGamePage(page, words);
  await newGame.takeStory(story.title[language]);
  await newGame.takenStory(story.title[language]).waitFor();
  await shot('chosen');
  await newGame.beginButton.tap();
  const table = tablePage(page, words);
  await table.ready();
  await page.getByText(story.story[language]).first().waitFor();
  await shot('told');
  return { player, words, table, shot, names: catacombsWords(language), robot: createRobot(player, words) };
}

it.each(TABLES.map(([language, size]) => [`${language}, ${nameOf(size)}`, language, size] as const))(
  'takes a story of Soloth off the shelf by touch, heroes and all, up to its first room (%s)',
  async (_name, language, size) => {
    const { player, words, names, robot, shot } = await begins('inns', threeInns, language, size);
    const frozen = words('table.piece.frozen');
    const mayAct = ({ discs }: Look): boolean => discs.some(({ label }) => label.includes(words('table.hero.canAct')));
    const { discs } = await robot.playUntil(mayAct);
    await shot('room');
    const named = discs.map(({ name }) => name);
    for (const hero of threeInns.party) expect(named).toContain(names.name(hero));
    const ices = discs.filter(({ label }) => label.split(', ').includes(frozen)).map(({ name }) => name);
    expect(ices).toEqual([names.name('monster:gargoyle-1')]);
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'takes the story of Vermin off the shelf by touch, flicks, and finds in the drawer who is poisoned and who is not',
  async () => {
    const { player, words, names, robot, table, shot } = await begins('rats', ratsTithe, 'en', SIZES.phone);
    const { page } = player;
    const { discs } = await robot.playUntil(robot.isFlick);
    const elf = discs.find(({ name }) => name === names.name('hero:elf'));
    expect(elf?.label).toContain(words('table.piece.swarm', { rats: 2 }));
    const flicks = await table.countFlicks();
    await robot.answered(await robot.look());
    expect(await table.countFlicks()).toBeGreaterThan(flicks);

    await table.openDrawer('poison');
    const drawer = page.getByTestId('drawer-poison');
    const lineOf = (hero: HeroId) =>
      drawer
        .getByRole('listitem')
        .filter({ hasText: names.name(hero) })
        .innerText();
    await drawer.waitFor();
    await shot('poison');
    for (const [hero, { poison: [card] = [] }] of Object.entries<Beginner>(ratsTithe.heroes)) {
      const lethal = lethalPoison(hero as HeroId);
      const said =
        card === undefined
          ? words('drawers.poison.none', { lethal })
          : words('drawers.poison.sum', { poison: card, lethal });
      expect(await lineOf(hero as HeroId)).toContain(said);
    }
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);
