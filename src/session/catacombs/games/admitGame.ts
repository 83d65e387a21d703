import { err, ok } from '../../../lib';
import { catacombs } from '../../../rules/catacombs';
import { stateHash } from '../../../rules/machine';
import type { Admit, ExportedGame } from '../../../storage';
import type { Course } from '../course/course';
import { readCatacombs } from '../course/replayCourse';
import { gameSummary } from './gameSummary';
import { bareStep } from './keptStep';
import { readSheet, writeSheet } from './keptSheet';
import { readCourse, type KeptGame } from './readCourse';

/** As a record: a file of ours holds it in pieces. */
const recordText = ({ opening, steps }: ExportedGame): string =>
  `{"format":"pichenette-record","version":1,"game":"${catacombs.id}",${opening.slice(1, -1)},"commands":[${steps.map(({ text }) => bareStep(text)).join(',')}]}`;

interface KnownCourse {
  readonly course: Course;
  /** These rules would not play it alike from its beginning. */
  readonly needsSnapshot: boolean;
}

/** How the game stands after the last step that these rules take; null when they would not even begin it. */
function courseIn({ opening, steps, ...rest }: ExportedGame): KnownCourse | null {
  const snapshot = rest.snapshot ?? null;
  const kept: KeptGame = { opening, steps: steps.map(({ text }) => text), snapshot, dropped: null };
  const played = readCourse({ ...kept, snapshot: null });
  const resumed = snapshot === null ? played : readCourse(kept);
  if (!resumed.ok) return null;
  const { course } = resumed.value;
  const isSame =
    played.ok &&
    played.value.dropped === null &&
    stateHash(played.value.course.timeline.state) === stateHash(course.timeline.state);
  // What has been played through the rules is worth more than what a file says of itself.
  return isSame ? { course: played.value.course, needsSnapshot: false } : { course, needsSnapshot: snapshot !== null };
}

/** A game out of a file: what a list shows of it is not believed but made anew. */
export const admitGame: Admit = (game) => {
  if (game.game !== catacombs.id) return err(`${game.game} is no game of this app`);
  const record = readCatacombs(recordText(game));
  if (!record.ok) return err(`${record.error.place}: ${record.error.message}`);
  if (record.value.commands.length !== game.steps.length) return err('its steps are not one command each');
  const known = courseIn(game);
  if (known === null) return err('its set-up is refused by the rules');
  const { snapshot, ...rest } = game;
  const { state } = known.course.timeline;
  return ok({
    ...rest,
    ...(known.needsSnapshot ? { snapshot } : {}),
    sheet: writeSheet(readSheet(game.sheet, record.value.setup)),
    summary: JSON.stringify(gameSummary(state)),
    isOver: state.outcome !== null,
  });
};
