import { gameUrl } from '../../driver/visit';
import { english } from '../../driver/words';
import { beginAdventure } from '../../player/begin';
import { createRobot } from '../../player/robot';
import { breakRow, type Breakage } from './brokenRows';
import { recordsPage } from './recordsPage';
import { beginFromTitle, leaveTable, titleToRecords } from './walks';

const GAME_MS = 280_000;

/** A game with a few steps, broken while nobody plays it; the list of games is open. */
async function brokenGame(breakage: Breakage) {
  const player = await beginAdventure('one-short-room.adventure.json');
  const { page } = player;
  const robot = createRobot(player);
  await robot.playUntil(robot.isFlick);
  await leaveTable(page);
  const id = await breakRow(page, breakage);
  await titleToRecords(page);
  return { player, page, id, records: recordsPage(page) };
}

it.each([
  ['kept by a newer version', { kind: 'game', number: 0, change: { version: 99 }, isBoth: true }, 'newer'],
  ['damaged in its opening', { kind: 'game', number: 0, change: { text: '{"torn' }, isBoth: true }, 'damaged'],
] as const)(
  'a game %s is in the list with what is wrong, and left as it is',
  async (_what, breakage, fault) => {
    const { player, page, id, records } = await brokenGame(breakage);
    await records.foreign.waitFor();
    const said = await records.foreign.innerText();
    expect(said).toContain(id);
    expect(said).toContain(english(`shelf.fault.${fault}`));
    expect(await records.openButtons.count()).toBe(0);
    await page.goto(`${gameUrl()}/table/${id}`);
    await page.getByText(english(`shelf.fault.${fault}`)).waitFor();
    await page.goto(gameUrl());
    await beginFromTitle(page);
    await leaveTable(page);
    await titleToRecords(page);
    await records.openButtons.first().waitFor();
    await records.foreign.waitFor();
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'a game that is damaged in the middle opens at its last good step, and says how much was lost',
  async () => {
    const { player, page, records } = await brokenGame({
      kind: 'step',
      number: 2,
      change: { text: '{"kind":"torn"}' },
      isBoth: true,
    });
    await records.openButtons.first().tap();
    const dropped = page.getByTestId('dropped');
    await dropped.getByText(english('shelf.dropped.damaged.step', { step: 2 }), { exact: true }).waitFor();
    const lost = english('shelf.dropped.lost', { count: 0 }).replace('0', '\\d+');
    await dropped.getByText(new RegExp(`^${lost.replace('.', '\\.')}$`)).waitFor();
    await page.getByTestId('dropped-go-on').tap();
    await dropped.waitFor({ state: 'hidden' });
    await createRobot(player).look();
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);

it(
  'a game of which one copy is damaged is whole',
  async () => {
    const { player, page, records } = await brokenGame({
      kind: 'step',
      number: 2,
      change: { text: '{"kind":"torn"}' },
      isBoth: false,
    });
    await records.openButtons.first().tap();
    await createRobot(player).look();
    expect(await page.getByTestId('dropped').count()).toBe(0);
    expect(player.problems).toEqual([]);
  },
  GAME_MS,
);
