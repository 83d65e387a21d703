import type { Visit } from './driver/visit';
import { english, french, type Words } from './driver/words';
import { tablePage } from './pages/tablePage';
import { beginAdventure } from './player/begin';
import type { Look } from './player/look';
import { createRobot, type Robot } from './player/robot';
import { catacombsWords } from '../support/words';

const GAME_MS = 240_000;
const names = catacombsWords('en');
const frenchNames = catacombsWords('fr');

const mayChoose =
  (option: string) =>
  ({ controls }: Look): boolean =>
    controls.some(({ testId }) => testId === `option-${option}`);

const canAct = ({ discs }: Look, name: string, words: Words = english): boolean =>
  discs.some((disc) => disc.name === name && disc.label.includes(words('table.hero.canAct')));

/** One side lets its turn go by; the other begins its own. */
async function passUntil(robot: Robot, pass: string, isReached: (look: Look) => boolean): Promise<void> {
  robot.prefer(pass);
  await robot.playUntil(isReached);
  robot.prefer(null);
}

async function chooses({ page }: Visit, robot: Robot, option: string): Promise<Look> {
  const before = await robot.look();
  await page.getByTestId(`option-${option}`).tap();
  return robot.next(before);
}

/** The place of a hero beside the board says so, whatever kind of space French has between. */
const placeSays = ({ page }: Visit, hero: string, words: string) =>
  page.getByRole('button', { name: new RegExp(`^${hero}, .*${words}`.replace(/\s/g, '\\s')) });

async function logSays({ page }: Visit, words: string): Promise<void> {
  await tablePage(page).openDrawer('log');
  await page.getByText(words).first().waitFor();
}

it(
  'asks the Overseer of a Swarm Attack: damage, or poison',
  async () => {
    const player = await beginAdventure('rats-nest.adventure.json', {
      seat: (newGame) => newGame.withExpansion('vermin'),
    });
    const robot = createRobot(player);
    const rat = names.name('monster:sewer-rat-1');
    await passUntil(robot, names.option('pass'), (look) => canAct(look, rat));
    const asked = await robot.playUntil(mayChoose('poison'));
    expect(mayChoose('bite')(asked)).toBe(true);
    const after = await chooses(player, robot, 'poison');
    expect(after.discs.some(({ name }) => name === rat)).toBe(false);
    await logSays(player, names.event({ kind: 'swarmed', on: 'hero:barbarian', monsters: [] }));
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'tells in French of a hero who is swallowed, and of the blow that frees him',
  async () => {
    const player = await beginAdventure(
      'burrow.adventure.json',
      { seat: (newGame) => newGame.withExpansion('vermin'), context: { locale: 'fr-FR' } },
      french,
    );
    const robot = createRobot(player, french);
    const [thief, barbarian] = [frenchNames.name('hero:thief'), frenchNames.name('hero:barbarian')];
    const remorhaz = frenchNames.name('monster:remorhaz-1');
    const pass = frenchNames.option('pass');
    const isOnTheBoard = ({ discs }: Look): boolean => discs.some(({ name }) => name === thief);
    const hasSwallowed = french('table.piece.hasSwallowed', { heroes: thief });
    const isSwallowed = ({ discs }: Look): boolean => discs.some(({ label }) => label.includes(hasSwallowed));
    await passUntil(robot, pass, (look) => canAct(look, remorhaz, french));
    await robot.playUntil(isSwallowed);
    await placeSays(player, thief, french('table.hero.swallowedBy', { monster: remorhaz })).waitFor();
    await passUntil(robot, pass, (look) => canAct(look, barbarian, french));
    await robot.playUntil(isOnTheBoard);
    await logSays(player, frenchNames.event({ kind: 'devoured', hero: 'hero:thief', by: 'monster:remorhaz-1' }));
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'asks the Paladin whether his armour takes the blow',
  async () => {
    const player = await beginAdventure('guardroom.adventure.json', {
      seat: async (newGame) => {
        await newGame.withExpansion('soloth');
        await newGame.takeHero('hero:paladin');
      },
    });
    const robot = createRobot(player);
    const life = english('table.hero.life', { life: '7', max: '7' });
    await passUntil(robot, names.option('pass'), (look) => canAct(look, names.name('monster:orc-1')));
    await robot.playUntil(mayChoose('absorb'));
    await chooses(player, robot, 'absorb');
    await placeSays(
      player,
      names.name('hero:paladin'),
      `${life}, ${english('table.hero.armour', { armour: '1' })}`,
    ).waitFor();
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'turns up one more card of the Merchant’s for the heroes’ gold, in French',
  async () => {
    const player = await beginAdventure(
      'market.adventure.json',
      { seat: (newGame) => newGame.withExpansion('soloth'), context: { locale: 'fr-FR' } },
      french,
    );
    const robot = createRobot(player, french);
    await robot.playUntil(mayChoose('peek'));
    const goods = player.page.getByTestId(/^goods-/);
    const before = await goods.count();
    await chooses(player, robot, 'peek');
    await robot.playUntil(mayChoose('leave'));
    await goods.nth(before).waitFor();
    await placeSays(player, frenchNames.name('hero:thief'), french('table.hero.gold', { gold: '200' })).waitFor();
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);
