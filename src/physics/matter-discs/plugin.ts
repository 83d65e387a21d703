import Matter from 'matter-js';
import {
  detectorOf,
  internalsOf,
  pairsOf,
  type MatterCollision,
  type MatterDetector,
  type MatterPair,
} from './internals';

/** What takes over two steps of `Engine.update` for one engine. */
export interface EngineTakeover {
  findCollisions(): MatterCollision[];
  solveVelocities(): void;
}

// Keyed by the objects that Matter passes around: an engine that was never taken over is never found here.
const byDetector = new WeakMap<MatterDetector, EngineTakeover>();
const byPairList = new WeakMap<readonly MatterPair[], EngineTakeover>();

export function takeOver(engine: Matter.Engine, takeover: EngineTakeover): void {
  byDetector.set(detectorOf(engine), takeover);
  byPairList.set(pairsOf(engine).list, takeover);
}

/** For `Matter.use`. Engines that hold no disc stage run Matter's own functions, with the same arguments. */
export const matterDiscs = {
  name: 'matter-discs',
  version: '1.0.0',
  for: 'matter-js@0.20.0',

  install(matter: typeof Matter = Matter): void {
    const { Detector, Resolver } = internalsOf(matter);
    const stockCollisions = Detector.collisions;
    const stockSolveVelocity = Resolver.solveVelocity;

    Detector.collisions = (detector) => {
      const takeover = byDetector.get(detector);
      if (takeover === undefined) return stockCollisions(detector);
      detector.collisions = takeover.findCollisions();
      return detector.collisions;
    };

    Resolver.solveVelocity = (pairs, deltaMs) => {
      const takeover = byPairList.get(pairs);
      if (takeover === undefined) stockSolveVelocity(pairs, deltaMs);
      else takeover.solveVelocities();
    };
  },
};
