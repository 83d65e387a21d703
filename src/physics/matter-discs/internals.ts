import Matter from 'matter-js';

/** The parts of Matter that its typings leave out or call `any`. A test compares their sources with what was read. */
export interface MatterPair {
  isActive: boolean;
  isSensor: boolean;
}

export interface MatterCollision {
  pair: MatterPair | null;
  collided: boolean;
  depth: number;
  normal: Matter.Vector;
  tangent: Matter.Vector;
  penetration: Matter.Vector;
  supports: (Matter.Vector | null)[];
  supportCount: number;
}

export interface MatterPairs {
  readonly table: Record<string, { readonly collision: MatterCollision } | undefined>;
  /** Emptied and filled in place: its identity tells which engine is being solved. */
  readonly list: readonly MatterPair[];
}

export interface MatterDetector {
  collisions: MatterCollision[];
}

export interface MatterInternals {
  /** 1 tells everything, 3 only warnings. */
  readonly Common: { logLevel: number };
  readonly Detector: { collisions: (detector: MatterDetector) => MatterCollision[] };
  readonly Resolver: { solveVelocity: (pairs: readonly MatterPair[], deltaMs: number) => void };
  readonly Collision: { create: (a: Matter.Body, b: Matter.Body) => MatterCollision };
  readonly Pair: { id: (a: Matter.Body, b: Matter.Body) => string };
  readonly Engine: { update: (engine: Matter.Engine, deltaMs: number) => void };
}

export function internalsOf(matter: typeof Matter): MatterInternals {
  return matter as unknown as MatterInternals;
}

export function pairsOf(engine: Matter.Engine): MatterPairs {
  return (engine as unknown as { readonly pairs: MatterPairs }).pairs;
}

export function detectorOf(engine: Matter.Engine): MatterDetector {
  return (engine as unknown as { readonly detector: MatterDetector }).detector;
}
