import { stateHash } from '../../../src/rules/machine';
import type { StoredGame } from '../../../src/storage';
import { marksOf } from './marks';
import { after, begun, nextStep } from './nextStep';
import { catacombsModule as module } from '../../../src/session/catacombs/module';
import type { CatacombsPlayed } from '../../../src/session/catacombs/played';
import { courseOf } from '../../../src/session/course/courseSnapshot';
import { readCourse } from '../../../src/session/course/readCourse';
import type { Course as AnyCourse } from '../../../src/session/game/course';

type Course = AnyCourse<CatacombsPlayed>;

/** What a kill has left of a game. */
export interface Verdict {
  readonly wrong: string | null;
  /** What lay on the table. */
  readonly marks: readonly string[];
}

/** One game as nobody has ever killed it: its steps, and the state after so many of them. */
class Undisturbed {
  readonly steps: string[] = [];
  private readonly hashes: string[];
  private course: Course;

  constructor(private readonly number: number) {
    this.course = begun(number);
    this.hashes = [stateHash(this.course.timeline.state)];
  }

  hashAfter(stepCount: number): string | undefined {
    while (this.steps.length < stepCount) {
      const step = nextStep(this.course, this.number);
      if (step === null) break;
      this.course = after(this.course, step);
      this.steps.push(step);
      this.hashes.push(stateHash(this.course.timeline.state));
    }
    return this.hashes[stepCount];
  }
}

const WHOLE: Verdict = { wrong: null, marks: [] };
const fault = (wrong: string): Verdict => ({ ...WHOLE, wrong });

/** Knows how every game goes. */
export class Reference {
  private readonly games = new Map<number, Undisturbed>();

  private gameOf(number: number): Undisturbed {
    const game = this.games.get(number) ?? new Undisturbed(number);
    this.games.set(number, game);
    return game;
  }

  /** Whether this is how the game of this number goes, as the app reads it: by its journal and by its snapshot. */
  judge(number: number, { entry, opening, steps, snapshot, dropped }: StoredGame): Verdict {
    if (dropped !== null) return fault(`steps from ${dropped.fromStep} are gone: ${dropped.reason}`);
    if (entry.stepCount !== steps.length) return fault(`the entry speaks of ${entry.stepCount} steps`);
    const undisturbed = this.gameOf(number);
    const hash = undisturbed.hashAfter(steps.length);
    const changed = steps.findIndex((step, index) => step !== undisturbed.steps[index]);
    if (changed >= 0) return fault(`step ${changed} is another one`);
    if (snapshot === null) return fault('there is no snapshot');
    const known = courseOf(module, snapshot.text, recordOf(steps.slice(0, snapshot.stepCount)));
    if (known === null) return fault('the snapshot cannot be read');
    if (stateHash(known.timeline.state) !== undisturbed.hashAfter(snapshot.stepCount))
      return fault('the snapshot is of another game');
    const read = readCourse(module, { opening, steps, snapshot, dropped });
    if (!read.ok) return fault(`it cannot be taken up: ${read.error.message}`);
    const { state } = read.value.course.timeline;
    if (read.value.dropped !== null) return fault(`it is taken up without its end: ${read.value.dropped.reason}`);
    return stateHash(state) === hash
      ? { wrong: null, marks: marksOf(state) }
      : fault('it is taken up in another state');
  }
}

const recordOf = (steps: readonly string[]): Course['timeline']['record'] => steps.map((step) => JSON.parse(step));
