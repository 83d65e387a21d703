import {
  advance,
  nextBelow,
  sample,
  seedChance,
  timelineOf,
  undoable,
  type RecordedStep,
  type Timeline,
} from '../../../src/rules/machine';
import { reloaded } from '../support/reloaded';
import { catacombs, startCatacombs, type CatacombsSetup, type CatacombsTypes } from '../../../src/rules/catacombs';

type Step = RecordedStep<CatacombsTypes>;

interface Habits {
  readonly maxCommands: number;
  /** One in so many commands is an undo or a retake, where it can be; 0: never. */
  readonly takesBackOneIn?: number;
}

const hasFlicked = ({ steps }: Timeline<CatacombsTypes>): boolean =>
  steps.some(({ command }) => command.kind === 'flick');

function takingBack(timeline: Timeline<CatacombsTypes>): Step | null {
  if (undoable(timeline) !== null) return { kind: 'undo' };
  return hasFlicked(timeline) ? { kind: 'retake', agreedBy: catacombs.seatsOf(timeline.state) } : null;
}

/** A game played by players who answer anything that is legal. */
export function randomGame(
  setup: CatacombsSetup,
  seed: number,
  { maxCommands, takesBackOneIn = 0 }: Habits,
): Timeline<CatacombsTypes> {
  let timeline = timelineOf(startCatacombs(setup, seed));
  let { stream } = { stream: seedChance(seed + 1_000_003).play };
  const go = (step: Step): void => {
    const advanced = advance(catacombs, { ...timeline, state: reloaded(timeline.state) }, step);
    if (!advanced.ok) throw new Error(`${JSON.stringify(step)}: ${JSON.stringify(advanced.refusal)}`);
    timeline = advanced.timeline;
  };
  while (timeline.state.prompt !== null && timeline.record.length < maxCommands) {
    const dice = nextBelow(stream, takesBackOneIn || 1);
    const back = takesBackOneIn > 0 && dice.value === 0 ? takingBack(timeline) : null;
    const drawn = sample(catacombs, timeline.state.prompt, dice.stream);
    stream = drawn.stream;
    go(back ?? drawn.value);
  }
  return timeline;
}
