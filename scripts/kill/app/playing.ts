import type { Touch } from '../../../__tests__/e2e/driver/touch';
import { createRobot, type Robot } from '../../../__tests__/e2e/player/robot';
import type { KillablePlayer } from './appBrowser';
import type { Release } from './expectation';

/** Where the kill falls: a flick has just been released, is seen flying, or anything at all is going on. */
export const MOMENTS = ['writing', 'flying', 'flying', 'anywhere', 'anywhere'] as const;
export type Moment = (typeof MOMENTS)[number];

/** What had been shown when the moment came. Whoever comes to no flick is killed anywhere. */
export interface Reached {
  readonly moment: Moment;
  readonly shown: Release | null;
}

const ANYWHERE: Reached = { moment: 'anywhere', shown: null };

/** A swipe that was none is not waited for. */
const FLIGHT_PATIENCE_MS = 5000;

interface WatchedTouch {
  readonly touch: Touch;
  /** Settled with the way of the first swipe, as soon as the finger is lifted. */
  readonly released: Promise<Release['way']>;
}

function watchedTouch(touch: Touch): WatchedTouch {
  let release: (way: Release['way']) => void = () => undefined;
  const released = new Promise<Release['way']>((resolve) => {
    release = resolve;
  });
  const swipe: Touch['swipe'] = async (from, to, durationMs) => {
    await touch.swipe(from, to, durationMs);
    release({ x: to.x - from.x, y: to.y - from.y });
  };
  return { touch: { ...touch, swipe }, released };
}

async function playForEver(robot: Robot): Promise<void> {
  let look = await robot.look();
  while (!robot.isOver(look)) look = await robot.answered(look);
}

/** Whoever plays is cut off in the middle of it: that is no fault of theirs. */
const untilCutOff = (playing: Promise<unknown>): Promise<null> =>
  playing.then(
    () => null,
    () => null,
  );

/** Whether a beat is on: it is the flight that was waited for. */
const isShown = ({ page }: KillablePlayer): Promise<boolean> =>
  page
    .getByTestId('hurry')
    .waitFor({ timeout: FLIGHT_PATIENCE_MS })
    .then(
      () => true,
      () => false,
    );

/** Plays until the moment has come. */
export async function playTo(
  moment: Moment,
  player: KillablePlayer,
  preferred: readonly string[],
  flicksBefore: number,
): Promise<Reached> {
  const { touch, released } = watchedTouch(player.touch);
  const robot = createRobot({ ...player, touch });
  for (const words of preferred) robot.prefer(words);
  if (moment === 'anywhere') {
    void untilCutOff(playForEver(robot));
    return ANYWHERE;
  }
  const asked = await robot.playUntil((look) => robot.isFlick(look) || robot.isOver(look)).catch(() => null);
  if (asked === null) return ANYWHERE;
  const way = await Promise.race([released, untilCutOff(robot.answered(asked))]);
  if (way === null) return ANYWHERE;
  if (moment === 'writing') return { moment, shown: null };
  return (await isShown(player)) ? { moment, shown: { number: flicksBefore, way } } : ANYWHERE;
}
