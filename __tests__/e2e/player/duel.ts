import type { Visit } from '../driver/visit';
import { english, type Words } from '../driver/words';
import { settingsPage } from '../pages/settingsPage';
import { tablePage } from '../pages/tablePage';
import { titlePage } from '../pages/titlePage';

/** A position of Conquest by hand, as a record has it. */
export interface DuelRecord {
  readonly setup?: Readonly<Record<string, unknown>>;
  readonly opening: Readonly<Record<string, unknown>>;
  /** What has been done since; left out: nothing. */
  readonly commands?: readonly unknown[];
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

/** The same, and no blow ends it. */
export const FAR_FROM_THE_END: DuelRecord = { opening: NEAR_THE_END.opening };

/** What each of four holds: no two have a face in common. */
export const FOUR_HANDS = {
  ann: ['warrior-queen/lizard', 'berserker-mage/rat'],
  bob: ['behemoth/coral', 'trophy-hunter/lizard'],
  eve: ['gryphon/moth', 'pathfinder/moth'],
  tom: ['grave-tyrant/moth', 'cave-sneak/rat'],
} as const;
export type DuelSeat = keyof typeof FOUR_HANDS;

/** Four round the table: the first of the Sword has a crystal left, and then the first of the Skull plays. */
export const BEFORE_A_HAND_OVER: DuelRecord = {
  setup: { seats: { sword: ['ann', 'eve'], skull: ['bob', 'tom'] } },
  opening: {
    ...{ turn: 'sword', step: 'crystal', hands: FOUR_HANDS },
    // Nobody draws the twin of a card that somebody else holds.
    teams: {
      sword: { pile: ['lay-sister/coral', 'hill-barbarian/rat', 'shield-knight/coral'] },
      skull: { pile: ['tide-hag/jellyfish', 'phoenix/moth', 'bone-archer/rat'] },
    },
  },
};

/** As it stands in a file. */
export const duelText = ({ setup, opening, commands = [] }: DuelRecord): string =>
  JSON.stringify({
    ...{ format: 'pichenette-record', version: 1, game: 'conquest', seed: 7, commands },
    setup: { seats: { sword: ['ann'], skull: ['bob'] }, ...setup, opening },
  });

/** Everything follows at once, as the settings say; and by steps, if they are to. */
export async function tellAtOnce({ page }: Visit, words: Words = english, isBySteps = false): Promise<void> {
  await titlePage(page, words).settingsButton.tap();
  await settingsPage(page, words).instantChoice.tap();
  if (isBySteps) await settingsPage(page, words).stepsChoice.tap();
  await settingsPage(page, words).back.tap();
}

/** From the title to a duel that was brought in as a file, as players do. */
export async function bringInDuel({ page }: Visit, record: DuelRecord, words: Words = english): Promise<void> {
  await page.getByRole('button', { name: words('title.records'), exact: true }).tap();
  const chooser = page.waitForEvent('filechooser');
  await page.getByTestId('import').tap();
  const buffer = Buffer.from(duelText(record));
  await (await chooser).setFiles({ name: 'duel.pichenette.json', mimeType: 'application/json', buffer });
  await page.locator('[data-testid^="open-"]').first().tap();
  await tablePage(page, words).ready();
}
