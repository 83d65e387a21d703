import { err, ok, type Result } from '../../lib';
import type { ExportedGame, NotAdmitted } from '../../storage';
import { bareStep } from '../course/keptStep';
import { isSaidBySteps, readCourse, type KeptGame } from '../course/readCourse';
import { readText } from '../course/replayCourse';
import type { GameModule } from '../game/gameModule';
import { readSheet, writeSheet } from '../game/keptSheet';
import type { Played } from '../game/played';

/** As a record: a file of ours holds it in pieces. */
const recordText = ({ game, opening, steps }: ExportedGame): string =>
  `{"format":"pichenette-record","version":1,"game":"${game}",${opening.slice(1, -1)},"commands":[${steps.map(({ text }) => bareStep(text)).join(',')}]}`;

/** The game of a file as the shelf would have it. */
const keptIn = ({ opening, steps, snapshot }: ExportedGame): KeptGame => ({
  opening,
  steps: steps.map(({ text }) => text),
  snapshot: snapshot ?? null,
  dropped: null,
});

const damaged = (reason: string): Result<never, NotAdmitted> => err({ kind: 'damaged', reason });

/** A game out of a file: what a list shows of it is not believed but made anew. */
export function admitGame<P extends Played>(
  module: GameModule<P>,
  game: ExportedGame,
): Result<ExportedGame, NotAdmitted> {
  const record = readText(module, recordText(game));
  if (!record.ok) return damaged(`${record.error.place}: ${record.error.message}`);
  if (record.value.commands.length !== game.steps.length) return damaged('its steps are not one command each');
  const kept = keptIn(game);
  // What can be played through the rules is worth more than what a file says of itself.
  const isSaid = isSaidBySteps(module, kept);
  const read = readCourse(module, isSaid ? { ...kept, snapshot: null } : kept);
  if (!read.ok) return damaged('its set-up is refused by the rules');
  const { snapshot, ...rest } = game;
  const { state } = read.value.course.timeline;
  const view = module.book.game.viewFor(state, null);
  return ok({
    ...rest,
    ...(isSaid ? {} : { snapshot }),
    sheet: writeSheet(readSheet(game.sheet, module.seatsIn(record.value.setup))),
    summary: JSON.stringify(module.summary.of(view)),
    isOver: state.outcome !== null,
  });
}
