import { err, ok } from '../../../lib';
import { catacombs, catacombsBook, type CatacombsState } from '../../../rules/catacombs';
import { advance, completeStep, timelineOf } from '../../../rules/machine';
import type { Admit, ExportedGame } from '../../../storage';
import { readCatacombs, type CatacombsRecord } from '../course/replayCourse';
import { gameSummary } from './gameSummary';
import { bareStep } from './keptStep';
import { readSheet, writeSheet } from './keptSheet';

/** As a record: a file of ours holds it in pieces. */
const recordText = ({ opening, steps }: ExportedGame): string =>
  `{"format":"pichenette-record","version":1,"game":"${catacombs.id}",${opening.slice(1, -1)},"commands":[${steps.map(({ text }) => bareStep(text)).join(',')}]}`;

/** How the game stands after the last step that these rules take; null when they would not even begin it. */
function lastGoodState({ setup, seed, commands }: CatacombsRecord): CatacombsState | null {
  const opened = catacombsBook.start(setup, seed);
  if (!opened.ok) return null;
  let timeline = timelineOf(opened.value);
  for (const written of commands) {
    const next = advance(catacombs, timeline, completeStep(catacombsBook, timeline.state, written));
    if (!next.ok) break;
    ({ timeline } = next);
  }
  return timeline.state;
}

/** A game out of a file: what a list shows of it is not believed but made anew. */
export const admitGame: Admit = (game) => {
  if (game.game !== catacombs.id) return err(`${game.game} is no game of this app`);
  const record = readCatacombs(recordText(game));
  if (!record.ok) return err(`${record.error.place}: ${record.error.message}`);
  if (record.value.commands.length !== game.steps.length) return err('its steps are not one command each');
  const state = lastGoodState(record.value);
  if (state === null) return err('its set-up is refused by the rules');
  return ok({
    ...game,
    sheet: writeSheet(readSheet(game.sheet, record.value.setup)),
    summary: JSON.stringify(gameSummary(state)),
    isOver: state.outcome !== null,
  });
};
