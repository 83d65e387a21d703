import { stateHash } from '../../../src/rules/machine';
import type { StoredGame } from '../../../src/storage';
import type { KilledGame } from './killedGame';
import { after, begun, nextStep } from './nextStep';
import { courseOf } from '../../../src/session/course/courseSnapshot';
import { readCourse } from '../../../src/session/course/readCourse';
import type { Course } from '../../../src/session/game/course';
import type { Played } from '../../../src/session/game/played';

/** What a kill has left of a game. */
export interface Verdict {
  readonly wrong: string | null;
  /** What lay on the table. */
  readonly marks: readonly string[];
}

/** One game as nobody has ever killed it: its steps, and the state after so many of them. */
class Undisturbed<P extends Played> {
  readonly steps: string[] = [];
  private readonly hashes: string[];
  private course: Course<P>;

  constructor(
    private readonly game: KilledGame<P>,
    private readonly number: number,
  ) {
    this.course = begun(game, number);
    this.hashes = [stateHash(this.course.timeline.state)];
  }

  hashAfter(stepCount: number): string | undefined {
    while (this.steps.length < stepCount) {
      const step = nextStep(this.game, this.course, this.number);
      if (step === null) break;
      this.course = after(this.game, this.course, step);
      this.steps.push(step);
      this.hashes.push(stateHash(this.course.timeline.state));
    }
    return this.hashes[stepCount];
  }
}

const WHOLE: Verdict = { wrong: null, marks: [] };
const fault = (wrong: string): Verdict => ({ ...WHOLE, wrong });

/** Says what a kill has cost a game. */
export interface Judge {
  judge(number: number, game: StoredGame): Verdict;
}

/** Knows how every game goes. */
export class Reference<P extends Played> implements Judge {
  private readonly games = new Map<number, Undisturbed<P>>();

  constructor(private readonly game: KilledGame<P>) {}

  private gameOf(number: number): Undisturbed<P> {
    const game = this.games.get(number) ?? new Undisturbed(this.game, number);
    this.games.set(number, game);
    return game;
  }

  /** Whether this is how the game of this number goes, as the app reads it: by its journal and by its snapshot. */
  judge(number: number, { entry, opening, steps, snapshot, dropped }: StoredGame): Verdict {
    if (dropped !== null) return fault(`steps from ${dropped.fromStep} are gone: ${dropped.reason}`);
    if (entry.stepCount !== steps.length) return fault(`the entry speaks of ${entry.stepCount} steps`);
    const { module, marksOf } = this.game;
    const undisturbed = this.gameOf(number);
    const hash = undisturbed.hashAfter(steps.length);
    const changed = steps.findIndex((step, index) => step !== undisturbed.steps[index]);
    if (changed >= 0) return fault(`step ${changed} is another one`);
    if (snapshot === null) return fault('there is no snapshot');
    const known = courseOf(module, snapshot.text, recordOf<P>(steps.slice(0, snapshot.stepCount)));
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

const recordOf = <P extends Played>(steps: readonly string[]): Course<P>['timeline']['record'] =>
  steps.map((step) => JSON.parse(step));
