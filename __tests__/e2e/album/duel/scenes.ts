import { duelText } from '../../player/duel';
import { gameUrl } from '../../driver/visit';
import { newGamePage } from '../../pages/newGamePage';
import { conquestWords } from '../../../support/words';
import { withFingerDown } from '../finger';
import type { Look, Scene } from '../look';
import { bringInText, openText, type AtTable } from '../table';
import { DUEL_MOMENTS, type DuelMoment } from './moments';

const DRAWERS = ['hand', 'armour', 'piles', 'log', 'rules'] as const;
const FOLDS = ['length', 'arena', 'options'] as const;
const FACES = ['enchantress', 'pale-count', 'shot:longbow', 'ability:surprise', 'word:armour'];

/** A scene at a table of Conquest that stops at this moment, with whoever is asked holding the device. */
const duelAt = (called: string, moment: DuelMoment, show: (look: Look, at: AtTable) => Promise<void>): Scene => ({
  name: `duel-${called}`,
  show: async (look) => {
    const { name } = conquestWords(look.reader.language);
    const at = await openText(look, called, duelText(DUEL_MOMENTS[moment]), name);
    const curtain = look.page.getByTestId('curtain-open');
    await at.table.prompt.or(curtain).first().waitFor();
    if (await curtain.isVisible()) {
      if (called === 'handOver') await look.take('duel-curtain');
      await curtain.tap();
      await curtain.waitFor({ state: 'hidden' });
    }
    await at.ready();
    await show(look, at);
    await at.leave();
  },
});

const moment = (called: DuelMoment): Scene => duelAt(called, called, (look) => look.take(`duel-${called}`));

/** The card that is asked for, read before it is played. */
const reading = (called: string, at: DuelMoment, card: string): Scene =>
  duelAt(called, at, async (look) => {
    await look.page.getByTestId(`hand-${card}`).getByRole('radio').tap();
    await look.page.getByTestId('card-at-hand').waitFor();
    await look.take(`duel-${called}`);
  });

async function showDrawers(look: Look, at: AtTable): Promise<void> {
  for (const drawer of DRAWERS) {
    await at.openDrawer(drawer);
    await look.take(`duel-drawer-${drawer}`);
    await at.closeDrawer();
  }
}

async function showReferee(look: Look, { table, disc }: AtTable): Promise<void> {
  await table.refereeButton.tap();
  await table.referee.getByTestId('again').waitFor();
  await look.take('duel-referee');
  await table.referee.getByRole('button', { name: look.words('referee.agreed') }).tap();
  const sword = (await disc('sword-1')).at;
  await withFingerDown(look, [sword, sword], () => look.page.getByTestId('rule-sheet').waitFor());
  await look.take('duel-rule');
  await look.page.getByTestId('sheet-close').tap();
}

async function showSteps(look: Look, { table }: AtTable): Promise<void> {
  await table.aimBy('steps');
  await look.page.getByTestId('step-aim').waitFor();
  await look.take('duel-steps');
  await table.aimBy('swipe');
}

async function showNewGame(look: Look): Promise<void> {
  const { page } = look;
  await page.goto(`${gameUrl()}/new?game=conquest`);
  await newGamePage(page, look.words).ready();
  await look.take('duel-new');
  for (const fold of FOLDS) {
    const head = page.getByTestId(fold);
    await head.tap();
    await head.evaluate((one) => one.scrollIntoView({ block: 'start' }));
    await look.take(`duel-new-${fold}`);
    await head.tap();
  }
}

async function showStory(look: Look): Promise<void> {
  const { page } = look;
  const id = await bringInText(look, 'lastBlow', duelText(DUEL_MOMENTS.lastBlow));
  await page.getByTestId(`open-${id}`).tap();
  await page.getByTestId('again').waitFor();
  await look.take('duel-story');
  await page.getByTestId('again').scrollIntoViewIfNeeded();
  await look.take('duel-story-end');
}

async function showLibrary(look: Look): Promise<void> {
  const { page } = look;
  for (const face of FACES) {
    await page.goto(`${gameUrl()}/library/${encodeURIComponent(face)}`);
    await page.getByTestId('library-page').waitFor();
    await look.take(`duel-library-${face.replace(':', '-')}`);
  }
}

/** Every question of Conquest, and what lies around its table. */
export const DUEL_SCENES: readonly Scene[] = [
  ...(['playCard', 'playCardOfNine', 'playCardOfFour', 'playCardOnMat', 'giveUpCard', 'surprise'] as const).map(moment),
  reading('read', 'playCard', 'enchantress/moth'),
  reading('readStunned', 'giveUpCard', 'warrior-queen/lizard'),
  ...(['move', 'combat', 'critical', 'missile', 'longbow', 'wave', 'powerfulWave', 'stunnedMove'] as const).map(moment),
  ...(['target', 'fireball', 'shootAgain', 'boost', 'crystal', 'quake', 'handOver'] as const).map(moment),
  ...(['armour', 'armourOfThree', 'armourOfBoth', 'sunder'] as const).map(moment),
  duelAt('steps', 'fireball', showSteps),
  duelAt('drawers', 'target', showDrawers),
  duelAt('sheets', 'target', showReferee),
  { name: 'duel-new', show: showNewGame },
  { name: 'duel-library', show: showLibrary },
  { name: 'duel-story', show: showStory },
];
