/** The rungs of the scale on which a pull or a step is read. */
export const POWERS = 5;
/** The rungs that a pulling finger feels: the first, the middle and the last. */
const FELT_POWERS = [1, 3, POWERS];

const within = (share: number): number => Math.min(1, Math.max(0, share));

/** The first power nudges a disc by a finger's width, the third sends it through most of a board. */
export const speedAtPower = (power: number, maxSpeedMmS: number): number => maxSpeedMmS * within(power / POWERS);

export const powerAtSpeed = (speedMmS: number, maxSpeedMmS: number): number => POWERS * within(speedMmS / maxSpeedMmS);

/** As it is said: even the softest flick has some power. */
export const saidPower = (power: number): number => Math.max(1, Math.round(power));

/** A speed that has been capped comes back a hair below the last power. */
const HAIR = 1e-6;
export const hasReached = (power: number, rung: number): boolean => {
  'worklet';
  return power >= rung - HAIR;
};

/** How many of the felt notches lie behind a pull of this power. */
export const notchesPassed = (power: number): number => FELT_POWERS.filter((felt) => hasReached(power, felt)).length;
