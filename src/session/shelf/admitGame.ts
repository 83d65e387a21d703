import { err, ok, type Result } from '../../lib';
import { catacombs } from '../../rules/catacombs';
import type { Admit, ExportedGame, NotAdmitted } from '../../storage';
import { readCatacombs } from '../course/replayCourse';
import { gameSummary } from '../catacombs/summary/gameSummary';
import { bareStep } from '../course/keptStep';
import { readSheet, writeSheet } from '../game/keptSheet';
import { isSaidBySteps, readCourse, type KeptGame } from '../course/readCourse';

/** As a record: a file of ours holds it in pieces. */
const recordText = ({ opening, steps }: ExportedGame): string =>
  `{"format":"pichenette-record","version":1,"game":"${catacombs.id}",${opening.slice(1, -1)},"commands":[${steps.map(({ text }) => bareStep(text)).join(',')}]}`;

/** The game of a file as the shelf would have it. */
const keptIn = ({ opening, steps, snapshot }: ExportedGame): KeptGame => ({
  opening,
  steps: steps.map(({ text }) => text),
  snapshot: snapshot ?? null,
  dropped: null,
});

const damaged = (reason: string): Result<never, NotAdmitted> => err({ kind: 'damaged', reason });

/** A game out of a file: what a list shows of it is not believed but made anew. */
export const admitGame: Admit = (game) => {
  if (game.game !== catacombs.id) return err({ kind: 'unknown', reason: `${game.game} is no game of this app` });
  const record = readCatacombs(recordText(game));
  if (!record.ok) return damaged(`${record.error.place}: ${record.error.message}`);
  if (record.value.commands.length !== game.steps.length) return damaged('its steps are not one command each');
  const kept = keptIn(game);
  // What can be played through the rules is worth more than what a file says of itself.
  const isSaid = isSaidBySteps(kept);
  const read = readCourse(isSaid ? { ...kept, snapshot: null } : kept);
  if (!read.ok) return damaged('its set-up is refused by the rules');
  const { snapshot, ...rest } = game;
  const { state } = read.value.course.timeline;
  return ok({
    ...rest,
    ...(isSaid ? {} : { snapshot }),
    sheet: writeSheet(readSheet(game.sheet, record.value.setup)),
    summary: JSON.stringify(gameSummary(state)),
    isOver: state.outcome !== null,
  });
};
