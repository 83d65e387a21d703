import { eventually } from '../driver/eventually';
import type { Point } from '../driver/traces';
import { lookAt } from '../player/look';
import { throughCards } from './cards';
import { withFingerDown } from './finger';
import type { Look, Scene } from './look';
import { BARRED_SHOT, type Moment } from './moments';
import { sceneAt } from './sceneAt';
import type { AtTable } from './table';

const DRAWERS = ['monsters', 'heroes', 'equipment', 'spells', 'gold', 'poison', 'log', 'rules'] as const;

/** Ann, Bob and Maud. */
const VOTERS = 3;

const above = ({ x, y }: Point, px: number): Point => ({ x, y: y - px });

/** A moment whose question says by itself all that there is to see. */
const moment = (name: Moment): Scene => sceneAt(name, name, (look) => look.take(name));

const question = (name: Moment): Scene =>
  sceneAt(name, name, async (look) => {
    await look.page.locator('[data-testid^="prompt-"]').first().waitFor();
    await look.take(name);
  });

const shotsOf = (piece: string, name: string, moment: Moment): Scene =>
  sceneAt(name, moment, async (look, { choose }) => {
    await choose(piece);
    await look.page.getByTestId('shots').waitFor();
    await look.take(name);
  });

async function showDrawers(look: Look, at: AtTable): Promise<void> {
  const more = at.table.drawerTab('more');
  if ((await more.count()) > 0) {
    await more.tap();
    await look.page.getByTestId('more-drawers').waitFor();
    await look.take('drawers-more');
    await more.tap();
  }
  for (const drawer of DRAWERS) {
    await at.openDrawer(drawer);
    await look.take(`drawer-${drawer}`);
    await at.closeDrawer();
  }
}

async function showMenuAndSheets(look: Look, { table, disc }: AtTable): Promise<void> {
  await table.openMenu();
  await look.take('menu-undo');
  await table.retakeRow.tap();
  await table.retakeSheet.waitFor();
  await look.take('retake');
  await table.retakeSheet.getByRole('button', { name: look.words('table.retake.stay') }).tap();
  await table.refereeButton.tap();
  await table.referee.waitFor();
  await table.referee.getByTestId('again').waitFor();
  await look.take('referee');
  await table.referee.getByRole('button', { name: look.words('referee.agreed') }).tap();
  const elf = (await disc('hero:elf')).at;
  await withFingerDown(look, [elf, elf], () => look.page.getByTestId('rule-sheet').waitFor());
  await look.take('rule-sheet');
  await look.page.getByTestId('sheet-close').tap();
}

async function showProposal(look: Look, { table }: AtTable): Promise<void> {
  await table.openMenu();
  await look.page.getByTestId('menu-propose').tap();
  await look.page.locator('[data-testid="menu-propose"][aria-disabled="true"]').waitFor();
  await look.take('menu-proposed');
  await table.closeMenu();
}

async function showBarred(look: Look, { choose }: AtTable): Promise<void> {
  await choose('hero:wizard');
  await look.page.getByTestId('shots').waitFor();
  await look.take('shots');
  await look.page.getByTestId(`shot-${BARRED_SHOT}`).tap();
  await look.page.getByTestId('rule-sheet').waitFor();
  await look.take('barred-why');
  await look.page.getByTestId('sheet-close').tap();
}

async function showAims(look: Look, { disc, table }: AtTable): Promise<void> {
  await look.take('missile');
  const missile = (await disc('missile')).at;
  await withFingerDown(look, [missile, above(missile, 90)], () => look.takeAtOnce('finger-down'), true);
  await table.aimBy('pullBack');
  await withFingerDown(look, [missile, above(missile, -80)], () => look.take('pull-back'));
  await table.aimBy('steps');
  await look.page.getByTestId('step-aim').waitFor();
  await look.take('step-aim');
}

async function showStory(look: Look, { option }: AtTable): Promise<void> {
  const { page } = look;
  await option('accept').waitFor();
  await look.take('story');
  const curtain = page.getByTestId('curtain-open');
  for (let voters = VOTERS; voters > 0; voters--) {
    await option('accept').or(curtain).first().waitFor();
    if (await curtain.isVisible()) {
      await look.take('curtain');
      await curtain.tap();
      await curtain.waitFor({ state: 'hidden' });
    }
    const { prompt } = await lookAt(page);
    await option('accept').tap();
    // The one who has answered may still be asked for a moment: whoever comes next is asked by name, or behind a curtain.
    const hasGoneOn = async () => (await curtain.isVisible()) || (await lookAt(page)).prompt !== prompt;
    if (voters > 1) await eventually(async () => expect(await hasGoneOn()).toBe(true));
  }
  await throughCards(look, (card) => look.take(`exploration-${card}`));
}

async function showResolution(look: Look, { passLast }: AtTable): Promise<void> {
  await passLast();
  await throughCards(look, (card) => look.take(`resolution-${card}`));
}

async function showTheEnd(look: Look, { option }: AtTable): Promise<void> {
  for (let voters = VOTERS - 1; voters > 0; voters--) await option('leave').tap();
  await throughCards(look, (card) => look.take(`end-${card}`));
  await look.page.getByTestId('story').waitFor();
  await look.take('end');
}

export const TABLE_SCENES: readonly Scene[] = [
  sceneAt('story', 'story', showStory),
  moment('placingMonsters'),
  moment('placingHeroes'),
  moment('fight'),
  sceneAt('drawers', 'fight', showDrawers),
  sceneAt('atHand', 'fight', async (look) => {
    await look.page.getByTestId('retake').waitFor();
    await look.take('atHand');
  }),
  sceneAt('sheets', 'fight', showMenuAndSheets),
  sceneAt('proposal', 'fight', showProposal),
  sceneAt('shots', 'shots', showBarred),
  shotsOf('hero:barbarian', 'fewShots', 'shots'),
  shotsOf('monster:zombie-1', 'oneShot', 'overseersTurn'),
  sceneAt('aims', 'missile', showAims),
  moment('fireball'),
  moment('chain'),
  moment('overseersTurn'),
  moment('wander'),
  moment('retaliation'),
  moment('teleport'),
  moment('summon'),
  ...(
    ['retaliate', 'castFrom', 'castFromBarred', 'healWhom', 'merchant', 'payFor', 'agreeToPay', 'healer'] as const
  ).map(question),
  sceneAt('resolution', 'resolution', showResolution),
  sceneAt('end', 'lastDoor', showTheEnd),
  ...(
    ['branching', 'labyrinth', 'useMap', 'handOver', 'agreeRemedy', 'camp', 'campRecover', 'campMonsters'] as const
  ).map(question),
  ...(['sorcerer', 'gorgon', 'lich', 'dragon'] as const).map(moment),
];
