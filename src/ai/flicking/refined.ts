import { length } from '../../lib';
import { heldTo, type LaunchLimits } from '../../rules/flicking';
import { turned } from './tremble';
import type { Aim } from './aim';

/** A little to either side, softer, harder, and what a soft thin one might do. */
const CHANGES = [
  { turn: 0.035, power: 1 },
  { turn: -0.035, power: 1 },
  { turn: 0, power: 0.78 },
  { turn: 0, power: 1.3 },
  { turn: 0.08, power: 0.9 },
  { turn: -0.08, power: 0.9 },
] as const;

/** Flicks beside one that looks good: the best is seldom among those that were thought of first. */
export const refined = (aim: Aim, limits: LaunchLimits): readonly Aim[] =>
  CHANGES.map(({ turn, power }) => {
    const { x, y } = turned({ x: aim.vxMmS, y: aim.vyMmS }, turn);
    const scale = Math.min(power, limits.maxSpeedMmS / length({ x, y }));
    return { ...aim, ...heldTo({ vxMmS: x * scale, vyMmS: y * scale }, limits) };
  });
