import path from 'node:path';
import type { Language } from '../../src/i18n/common';
import { EQUIPMENT_CARDS, type EquipmentId, type HeroId } from '../../src/rules/catacombs';
import { nameOf, SIZES, type Size } from './driver/sizes';
import type { Visit } from './driver/visit';
import { english, french } from './driver/words';
import { tablePage } from './pages/tablePage';
import { beginAdventure, EVERY_POINT } from './player/begin';
import { createRobot } from './player/robot';
import { catacombsWords } from '../support/words';

const GAME_MS = 240_000;
const FOLDER = path.resolve(__dirname, '../../test-output/screens');
const PRICE = 500;
/** What the story gives them to spend, together. */
const GOLD = 1100;

const TABLES: readonly (readonly [Language, Size])[] = [
  ['en', SIZES.phone],
  ['fr', SIZES.tablet],
];

const EQUIPMENT = Object.keys(EQUIPMENT_CARDS) as readonly EquipmentId[];
const RECEIVER: HeroId = 'hero:elf';

/** Whatever kind of space French has between. */
const plain = (text: string): string => text.replace(/\s+/g, ' ');

/** What a screen reader says of something that can be touched. */
const spoken = (element: HTMLElement): string =>
  element.getAttribute('aria-label') ?? element.firstElementChild?.textContent ?? '';

/** Players who read what each choice does before they touch it. */
async function pilgrims(language: Language, size: Size) {
  const words = language === 'en' ? english : french;
  const names = catacombsWords(language);
  const player: Visit = await beginAdventure(
    'altar.adventure.json',
    {
      size,
      seat: async (newGame) => {
        await newGame.setPlayers(3);
        await newGame.withExpansion('soloth');
      },
      context: { ...EVERY_POINT, locale: language === 'en' ? 'en-GB' : 'fr-FR' },
    },
    words,
  );
  const { page } = player;
  const robot = createRobot(player, words);

  const says = async (option: string, name: string, what: string): Promise<void> =>
    expect(plain(await page.getByTestId(`option-${option}`).evaluate(spoken))).toBe(plain(`${name}. ${what}`));

  return {
    player,
    robot,
    words,
    names,
    says: (option: string, what: string) => says(option, names.option(option), what),
    saysOf: (hero: HeroId, what: string) => says(hero, names.name(hero), what),
    /** Nobody has to look for it: it lies open, and nothing over it. */
    isInSight: (option: string): Promise<boolean> =>
      page.getByTestId(`option-${option}`).evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      }),
    press: async (testId: string): Promise<void> => {
      const before = await robot.look();
      await page.getByTestId(testId).tap();
      await robot.next(before);
    },
    isAsked: async (kind: string): Promise<void> => {
      await page.getByTestId(`prompt-${kind}`).waitFor();
      await page.screenshot({ path: path.join(FOLDER, `${kind}-${language}-${nameOf(size)}.png`) });
    },
    /** The card that lies open: which one is the luck of the deck. */
    gift: async (): Promise<EquipmentId> => {
      const name = plain(await page.getByTestId('prompt-judgeOffering').getByRole('heading').innerText());
      const found = EQUIPMENT.find((id) => plain(names.name(id)) === name);
      if (found === undefined) throw new Error(`no gift lies open: ${name}`);
      return found;
    },
    goldLeft: async (): Promise<number> => {
      // One piece, or none, is said otherwise than many.
      const said = [0, 2].map((count) => words('table.hero.gold', { count, gold: '(?<gold>\\d+)' }));
      const golds = said.map((one) => new RegExp(one.replace(/\s/g, '\\s')));
      let sum = 0;
      for (const place of await page.getByTestId('heroes').getByRole('button').all()) {
        const label = await place.evaluate(spoken);
        sum += Number(golds.map((one) => one.exec(label)?.groups?.gold).find((found) => found) ?? Number.NaN);
      }
      return sum;
    },
    logSays: async (line: string): Promise<void> => {
      await page.getByText(line).first().waitFor();
    },
  };
}

type Pilgrims = Awaited<ReturnType<typeof pilgrims>>;

/** Gold is put together until everybody agrees to give it, and a card is turned over. */
async function offer({ words, says, press, isAsked, gift }: Pilgrims): Promise<EquipmentId> {
  await isAsked('altar');
  await says('offer', words('prompts.offerMade', { price: String(PRICE) }));
  await press('option-offer');
  await isAsked('payFor');
  await press('submit');
  await isAsked('agreeToPay');
  await says('agree', words('prompts.agreeToPay'));
  await says('refuse', words('prompts.refuseToPay'));
  await press('option-agree');
  await isAsked('judgeOffering');
  return gift();
}

it.each(TABLES.map(([language, size]) => [`${language}, ${nameOf(size)}`, language, size] as const))(
  'refuses one gift of the Altar by touch and takes another along, told what each choice does (%s)',
  async (_name, language, size) => {
    const at = await pilgrims(language, size);
    const { player, robot, words, names, says, saysOf, isInSight, press, isAsked, goldLeft, logSays } = at;
    await robot.playUntil(({ controls }) => controls.some(({ testId }) => testId === 'option-offer'));
    expect(await goldLeft()).toBe(GOLD);

    const refused = await offer(at);
    expect(await goldLeft()).toBe(GOLD - PRICE);
    await says('reject', words('prompts.giftRejected'));
    await press('option-reject');

    const taken = await offer(at);
    expect(taken).not.toBe(refused);
    expect(await goldLeft()).toBe(GOLD - 2 * PRICE);
    const isUseful = EQUIPMENT_CARDS[taken].owners.includes(RECEIVER);
    await saysOf(RECEIVER, words(isUseful ? 'prompts.giftFor' : 'prompts.giftUseless'));
    expect(await isInSight(RECEIVER)).toBe(true);
    await press(`option-${RECEIVER}`);
    await isAsked('agreeOffering');
    await says('accept', words('prompts.giftAgreed'));
    await says('decline', words('prompts.giftRejected'));
    expect([await isInSight('accept'), await isInSight('decline')]).toEqual([true, true]);
    // What is asked then is the gift's affair: a Map is looked at.
    await player.page.getByTestId('option-accept').tap();

    await tablePage(player.page, words).openDrawer('log');
    await logSays(names.event({ kind: 'offeringJudged', equipment: refused, hero: null }));
    await logSays(names.event({ kind: 'offeringJudged', equipment: taken, hero: RECEIVER }));
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);
