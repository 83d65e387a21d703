import { FEEL, simulate, type Feel, type FlickOutcome } from '../../../src/physics';
import {
  advanceTo,
  createStage,
  createWorld,
  loadStage,
  start,
  type RunListener,
} from '../../../src/physics/matter-discs';
import { JOIN_MM, LIVELY_MM_S } from '../../../src/physics/matter-discs/core/tolerances';
import type { ContactEntry, FlickTable, Shot, WallSide } from '../../../src/rules/flicking';
import { idOf } from '../../../__tests__/physics/oracles/randomFlick';
import {
  LEFT_THE_BOARD,
  WALL,
  type Touch,
  type World,
  type WorldFeel,
  type WorldOutcome,
} from '../../../__tests__/physics/oracles/world';

/** The game's own constants, for the oracle and the peers. */
export const FEEL_OF_GAME: WorldFeel = {
  slowingMmS2: FEEL.slidingMmS2,
  discRestitution: FEEL.discRestitution,
  obstacleRestitution: FEEL.fixedRestitution,
  wallRestitution: FEEL.wallRestitution,
  contactFriction: FEEL.contactFriction,
  livelyMmS: LIVELY_MM_S,
  joinMm: JOIN_MM,
};

export function flyDoor(table: FlickTable, shot: Shot, feel: Feel = FEEL): FlickOutcome {
  const result = simulate(table, shot, feel);
  if (!result.ok) throw new Error(result.error.reason);
  return result.value;
}

/** The door, asked and answering in the words of the oracles. Its ids sort as its indices do. */
export function doorSolver(world: World): WorldOutcome {
  const { table, shot } = flickOf(world);
  const outcome = flyDoor(table, shot);
  const restOf = new Map(outcome.rest.discs.map((disc) => [disc.id, disc]));
  const leavers = new Set(outcome.exits.map(({ discId }) => discId));
  return {
    touches: outcome.contacts.flatMap(touchOf),
    discs: world.discs.map((disc, index) => {
      const rest = restOf.get(idOf(index));
      if (rest === undefined) throw new Error(`no rest for disc ${index}`);
      // Where its own motion ended: putting it back is a rule of the game.
      const { fromXMm: xMm, fromYMm: yMm } = rest.putBack ?? { fromXMm: rest.xMm, fromYMm: rest.yMm };
      return { ...disc, xMm, yMm, vxMmS: 0, vyMmS: 0, spinRadS: 0 };
    }),
    isOn: world.discs.map((_, index) => !leavers.has(idOf(index))),
    endS: outcome.flight.durationMs / 1000,
  };
}

/** A world in which at most one disc moves, as a table and a shot. */
export function flickOf(world: World): { readonly table: FlickTable; readonly shot: Shot } {
  const { widthMm, heightMm, edge } = world;
  const flicked = world.discs.findIndex(({ vxMmS, vyMmS }) => vxMmS !== 0 || vyMmS !== 0);
  const { vxMmS, vyMmS } = world.discs[flicked] ?? { vxMmS: 0, vyMmS: 0 };
  const discs = world.discs.map(({ xMm, yMm, radiusMm, isFixed }, index) => ({
    id: idOf(index),
    xMm,
    yMm,
    radiusMm,
    isFixed,
    ignores: [],
  }));
  return {
    table: { widthMm, heightMm, edge, discs, riders: [] },
    shot: { discId: idOf(flicked), projectile: null, vxMmS, vyMmS },
  };
}

const WALL_OF_SIDE: Readonly<Record<WallSide, number>> = WALL;

function touchOf(entry: ContactEntry): readonly Touch[] {
  const { atMs } = entry;
  if (entry.kind === 'touch') {
    const [a, b] = [indexOfId(entry.a), indexOfId(entry.b)];
    return [{ atS: atMs / 1000, wave: entry.wave, a, b, speedMmS: entry.speedMmS }];
  }
  const a = 'a' in entry ? indexOfId(entry.a) : 0;
  if (entry.kind === 'wall') {
    return [{ atS: atMs / 1000, wave: entry.wave, a, b: WALL_OF_SIDE[entry.b], speedMmS: entry.speedMmS }];
  }
  return entry.kind === 'exit' ? [{ atS: atMs / 1000, wave: 0, a, b: LEFT_THE_BOARD, speedMmS: entry.speedMmS }] : [];
}

const indexOfId = (id: string): number => Number(id.slice(1));

/** The plugin by itself, where the door would refuse: many discs in motion, or no friction and so no end. */
export function pluginSolver(world: World, untilS: number): WorldOutcome {
  const { feel } = world;
  const sim = createWorld(
    world.discs,
    { kind: world.edge, widthMm: world.widthMm, heightMm: world.heightMm },
    {
      slidingMmS2: feel.slowingMmS2,
      discRestitution: feel.discRestitution,
      fixedRestitution: feel.obstacleRestitution,
      wallRestitution: feel.wallRestitution,
      contactFriction: feel.contactFriction,
    },
  );
  const touches: Touch[] = [];
  const listener: RunListener = {
    touched({ a, b, approachMmS }, wave) {
      touches.push({ atS: sim.nowS, wave, a: a.index, b: b?.index ?? WALL.left, speedMmS: approachMmS });
    },
    launching: () => undefined,
    launched: () => undefined,
    exited: () => undefined,
    capped: () => {
      throw new Error('more events than a flick may have');
    },
  };
  const resolve = loadStage(createStage(), sim);
  start(sim, listener);
  advanceTo(sim, untilS, resolve, listener);
  return {
    touches,
    discs: world.discs.map((disc, index) => {
      const now = sim.discs[index];
      if (now === undefined) return disc;
      return { ...disc, xMm: now.nowX, yMm: now.nowY, vxMmS: now.nowVx, vyMmS: now.nowVy, spinRadS: now.nowSpin };
    }),
    isOn: sim.discs.map(({ isPresent }) => isPresent),
    endS: sim.nowS,
  };
}
