import path from 'node:path';
import { SIZES } from '../driver/sizes';
import { visit, type Visit } from '../driver/visit';
import { adventureFile, newGamePage } from '../pages/newGamePage';
import { settingsPage } from '../pages/settingsPage';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';
import { createRobot } from '../player/robot';
import type { Look } from '../player/look';
import { DETOURS, NEEDS_BOARD } from './detours';
import { createDice, type Dice } from './dice';
import { keepVigil, type Vigil } from './vigil';

/** What is played: by the app alone, at once or as it is told; or by taps, alone against the app. */
export const KINDS = ['atOnce', 'told', 'soloGame', 'soloRoom'] as const;
export type Kind = (typeof KINDS)[number];

export interface WalkOptions {
  readonly kind: Kind;
  readonly seed: number;
  /** Nobody waits longer for its end. */
  readonly mostMs: number;
  /** Only the beginning: what the app alone plays is left as soon as it has gone on for a while. */
  readonly isShort?: boolean;
}

const LEVELS = [1, 2, 3, 4, 5] as const;
const BOXES = ['soloth', 'vermin'] as const;
const SHORT_STORIES = ['three-short-rooms', 'one-short-room', 'guardroom', 'rats-nest'] as const;
/** Once in so many questions something else is done first. */
const DETOUR_EVERY = 4;
/** What came to nothing is tried again, as a person would. */
const TRIES = 3;
const DETOURS_IN_A_ROOM = 12;
const SHORT_MS = 25_000;

const picturePath = (seed: number): string => path.resolve(__dirname, `../../../test-output/robot-${seed}.png`);

type NewGame = ReturnType<typeof newGamePage>;

async function appAgainstApp(page: Visit['page'], newGame: NewGame, dice: Dice): Promise<void> {
  const players = 2 + dice.below(4);
  await newGame.setPlayers(players);
  for (let number = 1; number <= players; number += 1) await newGame.giveSeat(number, dice.pick(LEVELS));
  if (dice.below(2) === 0) await newGame.withExpansion(dice.pick(BOXES));
  await page.getByTestId('length-short').tap();
}

/** From the title to the table. */
async function sitDown({ page }: Visit, kind: Kind, dice: Dice): Promise<void> {
  const home = titlePage(page);
  await home.ready();
  if (kind !== 'told') {
    await home.settingsButton.tap();
    await settingsPage(page).instantChoice.tap();
    await settingsPage(page).back.tap();
    await home.ready();
  }
  await home.newGameButton.tap();
  const newGame = newGamePage(page);
  await newGame.ready();
  if (kind === 'atOnce' || kind === 'told') await appAgainstApp(page, newGame, dice);
  else await newGame.setPlayers(1);
  if (kind === 'soloGame') await newGame.chooseAdventure(adventureFile(`${dice.pick(SHORT_STORIES)}.adventure.json`));
  await newGame.beginButton.tap();
  await tablePage(page).ready();
}

const ribbonOf = async ({ page }: Visit): Promise<string> =>
  (await page
    .getByTestId('phase-ribbon')
    .getAttribute('aria-label', { timeout: 2000 })
    .catch(() => null)) ?? '';

/** Only a fight has rounds that are counted. */
const isFight = (ribbon: string): boolean => /\d/.test(ribbon);

/** Plays by taps until the story is told, or the first fight is over; now and then it does something else. */
async function playByTaps(player: Visit, { kind, mostMs }: WalkOptions, dice: Dice, trail: string[]): Promise<void> {
  const robot = createRobot(player);
  const endMs = Date.now() + mostMs;
  let look: Look = await robot.look();
  let hasFought = false;
  let detours = 0;
  let tries = 0;
  while (!robot.isOver(look)) {
    if (Date.now() > endMs) throw new Error(`not over after ${mostMs} ms: ${look.prompt}`);
    const isInFight = isFight(await ribbonOf(player));
    if (kind === 'soloRoom' && hasFought && !isInFight) return;
    hasFought ||= isInFight;
    if (detours < DETOURS_IN_A_ROOM && dice.below(DETOUR_EVERY) === 0) {
      const [name, detour] = dice.pick(DETOURS.filter(([one]) => isInFight || !NEEDS_BOARD.has(one)));
      detours += 1;
      trail.push(name);
      await detour(player);
      look = await robot.look();
      continue;
    }
    trail.push(look.prompt);
    await robot.answer(look);
    try {
      look = await robot.next(look);
      tries = 0;
    } catch (fault) {
      tries += 1;
      if (tries >= TRIES) throw fault;
      trail.push('again');
      look = await robot.look();
    }
  }
}

async function watchTheApp({ page }: Visit, { mostMs, isShort = false }: WalkOptions): Promise<void> {
  const story = tablePage(page).storyButton;
  if (isShort) await story.waitFor({ timeout: SHORT_MS }).catch(() => undefined);
  else await story.waitFor({ timeout: mostMs });
}

export interface Walked {
  /** All that went wrong; and, when anything did, the last steps before it. */
  readonly wrong: readonly string[];
  readonly freezesMs: readonly number[];
}

/** One walk from the title. */
export async function walk(options: WalkOptions): Promise<Walked> {
  const { kind, seed } = options;
  const dice = createDice(seed);
  let vigil: Vigil | null = null;
  const player = await visit({
    size: kind === 'atOnce' && dice.below(2) === 0 ? SIZES.wideTablet : SIZES.phone,
    isKept: true,
    prepare: async (context) => {
      vigil = await keepVigil(context);
    },
  });
  const { over, faults, freezesMs } = vigil!;
  const trail: string[] = [];
  const ended = await over(player.page, async () => {
    await sitDown(player, kind, dice);
    if (kind === 'atOnce' || kind === 'told') await watchTheApp(player, options);
    else await playByTaps(player, options, dice, trail);
  }).then(
    () => [],
    (fault: unknown) => [String(fault).slice(0, 3000)],
  );
  const wrong = [...ended, ...faults, ...player.problems];
  // A page that is frozen for good cannot be painted either.
  if (wrong.length > 0) await player.page.screenshot({ path: picturePath(seed) }).catch(() => undefined);
  return { freezesMs, wrong: wrong.length === 0 ? wrong : [...wrong, `after: ${trail.slice(-12).join(' › ')}`] };
}
