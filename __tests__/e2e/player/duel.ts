import type { Visit } from '../driver/visit';
import { english, type Words } from '../driver/words';
import { settingsPage } from '../pages/settingsPage';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';

/** A position of Conquest by hand, as a record has it. */
export interface DuelRecord {
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly opening: Readonly<Record<string, unknown>>;
}

/** Two people, a card of the Sword to be played, and one good blow from the end. */
export const NEAR_THE_END: DuelRecord = {
  setup: { tokens: { sword: 7, skull: 2 } },
  opening: {
    discs: { 'sword-1': { xMm: 200, yMm: 60 }, 'skull-1': { xMm: 265, yMm: 60 } },
    turn: 'sword',
    step: 'act',
    hands: {
      ann: ['warrior-queen/lizard', 'berserker-mage/rat', 'enchantress/moth', 'royal-archer/lizard'],
      bob: ['behemoth/coral', 'witch/rat', 'trophy-hunter/lizard', 'marauder/moth'],
    },
    teams: { skull: { kept: ['black-rider/spider'] } },
  },
};

/** At the turn of the tide: the Sword has its crystal left, and then the Skull plays. */
export const BEFORE_A_HAND_OVER: DuelRecord = {
  ...NEAR_THE_END,
  opening: { ...NEAR_THE_END.opening, step: 'crystal' },
};

const textOf = ({ setup, opening }: DuelRecord): string =>
  JSON.stringify({
    ...{ format: 'pichenette-record', version: 1, game: 'conquest', seed: 7, commands: [] },
    setup: { seats: { sword: ['ann'], skull: ['bob'] }, ...setup, opening },
  });

/** Everything follows at once, as the settings say. */
export async function tellAtOnce({ page }: Visit, words: Words = english): Promise<void> {
  await titlePage(page, words).settingsButton.tap();
  await settingsPage(page, words).instantChoice.tap();
  await settingsPage(page, words).back.tap();
}

/** From the title to a duel that was brought in as a file, as players do. */
export async function bringInDuel({ page }: Visit, record: DuelRecord, words: Words = english): Promise<void> {
  await page.getByRole('button', { name: words('title.records'), exact: true }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('import').tap();
  const buffer = Buffer.from(textOf(record));
  await (await chooser).setFiles({ name: 'duel.pichenette.json', mimeType: 'application/json', buffer });
  await page.locator('[data-testid^="open-"]').first().tap();
  await tablePage(page, words).ready();
}
