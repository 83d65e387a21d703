import path from 'node:path';
import type { Page } from 'playwright-core';
import threeInns from '../../assets/adventures/three-inns.adventure.json';
import { catacombsWords } from '../../src/i18n/catacombs';
import type { Language } from '../../src/i18n';
import { SIZES, nameOf, type Size } from './driver/sizes';
import { english, french } from './driver/words';
import { newGamePage } from './pages/newGamePage';
import { tablePage } from './pages/tablePage';
import { openNewGame } from './player/begin';
import type { Look } from './player/look';
import { createRobot } from './player/robot';

const GAME_MS = 240_000;
const FOLDER = path.resolve(__dirname, '../../test-output/screens');

const TABLES: readonly (readonly [Language, Size])[] = [
  ['en', SIZES.phone],
  ['fr', SIZES.phone],
];

const picture = (page: Page, name: string) => page.screenshot({ path: path.join(FOLDER, `story-${name}.png`) });

it.each(TABLES.map(([language, size]) => [`${language}, ${nameOf(size)}`, language, size] as const))(
  'takes a story of Soloth off the shelf by touch, heroes and all, up to its first room (%s)',
  async (_name, language, size) => {
    const words = language === 'en' ? english : french;
    const names = catacombsWords(language);
    const frozen = words('table.piece.frozen');
    const locale = language === 'en' ? 'en-GB' : 'fr-FR';
    const player = await openNewGame({ size, context: { locale } }, words);
    const { page, problems } = player;
    const shot = (name: string) => picture(page, `${name}-${language}-${nameOf(size)}`);
    const newGame = newGamePage(page, words);

    await newGame.takeStory(threeInns.title[language]);
    await newGame.takenStory(threeInns.title[language]).waitFor();
    await shot('chosen');
    await newGame.beginButton.tap();
    await tablePage(page, words).ready();
    await page.getByText(threeInns.story[language]).first().waitFor();
    await shot('told');

    const robot = createRobot(player, words);
    const mayAct = ({ discs }: Look): boolean => discs.some(({ label }) => label.includes(words('table.hero.canAct')));
    const { discs } = await robot.playUntil(mayAct);
    await shot('room');
    const named = discs.map(({ name }) => name);
    for (const hero of threeInns.party) expect(named).toContain(names.name(hero));
    const ices = discs.filter(({ label }) => label.split(', ').includes(frozen)).map(({ name }) => name);
    expect(ices).toEqual([names.name('monster:gargoyle-1')]);
    expect(problems).toEqual([]);
  },
  GAME_MS,
);
