import type { Visit } from './driver/visit';
import { english } from './driver/words';
import { tablePage } from './pages/tablePage';
import { beginAdventure } from './player/begin';
import type { Look, SeenDisc } from './player/look';
import { createRobot, type Robot } from './player/robot';
import { towards } from './player/geometry';
import { catacombsWords } from '../support/words';

const GAME_MS = 240_000;
const names = catacombsWords('en');
const PRINCESS = names.name('hero:ice-princess');
const ORC = names.name('monster:orc-1');
const SPIKE = names.action('hero:ice-princess', 'ice-spike').name;
const POISON = filledIn(english('table.hero.poison'));
const SUM = filledIn(english('drawers.poison.sum'));
const CARD = filledIn(english('drawers.poison.card'));
const SWIPE_PX = 130;
const SWIPE_MS = 110;

/** A sentence, whatever is filled in. */
function filledIn(text: string): RegExp {
  return new RegExp(text.replace(/\{\{\w+\}\}/g, '\\S+'));
}

const discOf = ({ discs }: Look, name: string): SeenDisc => {
  const disc = discs.find((one) => one.name === name);
  if (disc === undefined) throw new Error(`no ${name}: ${discs.map(({ label }) => label).join('; ')}`);
  return disc;
};
const mayAct = ({ discs }: Look): boolean => discs.some(({ label }) => label.includes(english('table.hero.canAct')));
const isFrozen = (look: Look): boolean => discOf(look, ORC).label.split(', ').includes(english('table.piece.frozen'));

/** She is chosen, then her spike, which lies beside her; then it is flicked at the Orc. */
async function throwsASpike({ page, touch }: Visit, robot: Robot): Promise<Look> {
  const look = await robot.playUntil(mayAct);
  await touch.tap(discOf(look, PRINCESS).at);
  await page.getByRole('menuitem', { name: new RegExp(`^${SPIKE}`) }).tap();
  const aiming = await robot.next(look);
  const spike = robot.chosenOf(aiming);
  if (spike === undefined) throw new Error(`no spike to flick: ${JSON.stringify(aiming)}`);
  await touch.swipe(spike.at, towards(spike.at, discOf(aiming, ORC).at, SWIPE_PX), SWIPE_MS);
  return robot.next(aiming);
}

it(
  'freezes a monster under an Ice Spike, by touch, and the log says so',
  async () => {
    const player = await beginAdventure('ice-house.adventure.json', {
      seat: async (newGame) => {
        await newGame.withExpansion('soloth');
        await newGame.takeHero('hero:ice-princess');
      },
    });
    const robot = createRobot(player);
    const after = await throwsASpike(player, robot);
    expect(isFrozen(after)).toBe(true);
    await tablePage(player.page).openDrawer('log');
    await player.page
      .getByText(names.event({ kind: 'frozen', piece: 'monster:orc-1', by: 'hero:ice-princess' }))
      .waitFor();
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

/** Both sides play on until the place of some hero tells of poison. */
async function playsUntilPoisoned({ page }: Visit, robot: Robot): Promise<void> {
  const poisoned = page.getByRole('button', { name: POISON });
  for (let look = await robot.look(); (await poisoned.count()) === 0;) look = await robot.answered(look);
}

it(
  'poisons a hero, and the drawer holds the card with its sum',
  async () => {
    const player = await beginAdventure('snake-pit.adventure.json', {
      seat: (newGame) => newGame.withExpansion('vermin'),
    });
    await playsUntilPoisoned(player, createRobot(player));
    await tablePage(player.page).openDrawer('poison');
    await player.page.getByText(SUM).first().waitFor();
    await player.page.getByText(CARD).first().waitFor();
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);
