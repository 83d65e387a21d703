import { startServer, type RunningServer } from '../../support/webServer';
import { SIZES } from '../driver/sizes';
import { slidBoxes } from '../driver/slidBoxes';
import { english, gymDisc } from '../driver/words';
import type { Look } from '../player/look';
import { robotOf, type Robot } from '../player/robot';
import { openFirefox } from './driver/firefox';
import { soon } from './driver/otherBrowser';
import { openWebKit } from './driver/webKit';
import { createPlayer, type OtherPlayer } from './player';

/** Far more than any plain ground has, and far fewer than a painted board. */
const DRAWN_COLOURS = 2000;
const TIMES_LEFT = 3;

let server: RunningServer;
let player: OtherPlayer;

const serve = (): Promise<RunningServer> => startServer(process.env.GAME_FOLDER ?? 'dist');

const saidBy = ({ prompt, discs }: Look) => ({ prompt, discs: discs.map(({ label }) => label) });

async function expectDrawn(board: string): Promise<void> {
  await player.seesTestId(board);
  await soon('a board that is drawn', async () => ((await player.coloursIn(board)) > DRAWN_COLOURS ? true : null));
}

/** The doors stay where they are once it is known whether there is a game to go on with. */
const titleIsReady = (): Promise<boolean> =>
  soon('the title', () =>
    player.browser.evaluate(() => {
      const door = document.querySelector('[data-testid="continue"][aria-disabled="true"]');
      return door === null && document.querySelector('[data-testid="new-game"]') !== null ? true : null;
    }, null),
  );

async function chooseInSettings(): Promise<void> {
  await player.press(english('title.settings'));
  await player.press(english('choice.telling.instant'));
  await player.press(english('common.back'));
  await titleIsReady();
}

/** From the title to the first flick that is asked for. */
async function sitDown(): Promise<Robot> {
  await chooseInSettings();
  await player.press(english('title.newGame'));
  await player.press(english('newGame.begin'));
  const robot = robotOf(player, english);
  await robot.playUntil(robot.isFlick);
  return robot;
}

async function opensAndShutsTheLog(): Promise<void> {
  await player.hands.press('drawer-tab-log');
  const shut = await player.seesTestId('drawer-close');
  expect(shut.x).toBeLessThan(SIZES.phone.width);
  expect(await slidBoxes(player.page)).toEqual([]);
  await player.touch.tap(shut);
  await soon('the drawer to be shut', async () => ((await player.textOf('drawer-log')) === null ? true : null));
}

describe.each([
  ['Firefox', openFirefox],
  ['WebKit', openWebKit],
])('%s', (_name, open) => {
  beforeEach(async () => {
    server = await serve();
    player = createPlayer(await open());
    await player.resize(SIZES.phone);
    await player.browser.goTo(server.url);
    await titleIsReady();
  });

  afterEach(async () => {
    await player.browser.close();
    await server.stop();
  });

  it('plays a flick, tells of it, and shows the same table when it is loaded anew and in a wide window', async () => {
    const robot = await sitDown();
    await expectDrawn('board');
    await robot.answered(await robot.look());
    await opensAndShutsTheLog();

    const left = saidBy(await robot.look());
    await player.browser.reload();
    expect(saidBy(await robot.look())).toEqual(left);
    await expectDrawn('board');

    await player.resize(SIZES.wideTablet);
    expect(saidBy(await robot.look())).toEqual(left);
    await expectDrawn('board');
    expect(await player.problems()).toEqual([]);
  });

  it('goes on with the game however often the page is left for its first address', async () => {
    const robot = await sitDown();
    const left = saidBy(await robot.look());
    for (let time = 0; time < TIMES_LEFT; time += 1) {
      await player.browser.reload();
      await robot.look();
      await player.browser.goTo(server.url);
      await titleIsReady();
      await player.hands.press('continue');
      expect(saidBy(await robot.look())).toEqual(left);
    }
    expect(await player.problems()).toEqual([]);
  });

  it('says in the settings where games are kept, also when the browser does not answer', async () => {
    await player.press(english('title.settings'));
    const asking = english('settings.kept.asking');
    await soon('an answer', async () => {
      const said = await player.textOf('kept-where');
      return said === null || said === asking ? null : said;
    });
    expect(await player.problems()).toEqual([]);
  });

  it('opens without its server after one visit, and draws its board', async () => {
    await player.browser.evaluate(() => navigator.serviceWorker.ready.then(() => null), null);
    await server.stop();
    await player.browser.reload();
    await titleIsReady();
    await player.press(english('title.gym'));
    await player.sees(gymDisc('elf'));
    await expectDrawn('board');
    expect(await player.problems()).toEqual([]);
  });
});
