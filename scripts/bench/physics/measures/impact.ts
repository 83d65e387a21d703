import { largest, mean } from '../../../../__tests__/physics/oracles/measure';
import type { World, WorldDisc, WorldFeel, WorldOutcome } from '../../../../__tests__/physics/oracles/world';
import { atMost, brief, type Measure } from '../measure';
import { FEEL_OF_GAME, pluginSolver } from '../ours';
import { flyPeer } from '../peers/flyPeer';
import type { Peer } from '../peers/peer';

/** One disc hits another off centre: the directions in which both leave, against the closed form. */
export function measureImpact(peers: readonly Peer[], substeps: readonly number[]): Measure {
  const scenes = impactScenes();
  const ours = scenes.map((scene) => errorDeg(scene, pluginSolver(scene.world, scene.contactS + RESPONSE_S)));
  const oursRow = [`ours`, 'none', ...cells(ours)];
  const byPeer = peers.map((peer) => ({
    peer,
    errors: substeps.map((count) => scenes.map((scene) => errorDeg(scene, flown(peer, scene, count)))),
  }));
  const rows = byPeer.flatMap(({ peer, errors }) =>
    errors.map((list, at) => [peer.name, String(substeps[at]), ...cells(list)]),
  );
  const worst = largest(ours.map((error) => error ?? Infinity));
  return {
    title: `1. Direction after an impact: ${scenes.length} impacts, offset 0 to 0.95 of the reach, 0.3, 1.5 and 6 m/s`,
    notes: [
      'Degrees between the direction of travel and the closed form, the worse of the two discs; missed: nothing moved.',
      'Contact friction is that of the game (Coulomb); the board is frictionless, which changes no direction.',
    ],
    columns: ['solver', 'substeps', 'mean °', 'max °', 'missed'],
    rows: [oursRow, ...rows],
    floors: [atMost('largest error of an impact, degrees', 1e-9, worst)],
  };
}

const cells = (errors: readonly (number | null)[]): readonly string[] => {
  const hits = errors.filter((error) => error !== null);
  return [brief(mean(hits)), brief(largest(hits)), String(errors.length - hits.length)];
};

interface ImpactScene {
  readonly world: World;
  readonly contactS: number;
  readonly after: readonly [Velocity, Velocity];
}

interface Velocity {
  readonly x: number;
  readonly y: number;
}

const SPEEDS_MM_S = [300, 1500, 6000] as const;
const RADII_MM = [
  [12, 12],
  [6, 18],
] as const;
/** Unit vectors of whole-number triangles: no angle, and no axis favoured. */
const HEADINGS: readonly Velocity[] = [
  { x: 1, y: 0 },
  { x: 3 / 5, y: 4 / 5 },
  { x: -5 / 13, y: 12 / 13 },
  { x: -15 / 17, y: -8 / 17 },
];
const OFFSET_COUNT = 18;
const LARGEST_OFFSET = 0.95;
const RUN_UP_MM = 30;
const BOARD_SIDE_MM = 4000;

function impactScenes(): readonly ImpactScene[] {
  return SPEEDS_MM_S.flatMap((speed) =>
    RADII_MM.flatMap((radii) =>
      HEADINGS.flatMap((heading) =>
        Array.from({ length: OFFSET_COUNT }, (_, at) =>
          impactScene(speed, radii, heading, (LARGEST_OFFSET * at) / (OFFSET_COUNT - 1)),
        ),
      ),
    ),
  );
}

const FEEL: WorldFeel = { ...FEEL_OF_GAME, slowingMmS2: 0 };

function impactScene(speed: number, radii: readonly [number, number], heading: Velocity, offset: number): ImpactScene {
  const reach = radii[0] + radii[1];
  const along = reach * Math.sqrt(1 - offset * offset);
  const middle = BOARD_SIDE_MM / 2;
  const start = along + RUN_UP_MM;
  const still: WorldDisc = {
    xMm: middle + heading.x * start - heading.y * reach * offset,
    yMm: middle + heading.y * start + heading.x * reach * offset,
    vxMmS: 0,
    vyMmS: 0,
    spinRadS: 0,
    radiusMm: radii[1],
    isFixed: false,
  };
  const flicked = { ...still, xMm: middle, yMm: middle, radiusMm: radii[0] };
  return {
    world: {
      widthMm: BOARD_SIDE_MM,
      heightMm: BOARD_SIDE_MM,
      edge: 'wall',
      feel: FEEL,
      discs: [{ ...flicked, vxMmS: heading.x * speed, vyMmS: heading.y * speed }, still],
    },
    contactS: RUN_UP_MM / speed,
    after: closedForm(speed, radii, heading, offset),
  };
}

/** Newton's restitution along the normal, Coulomb's friction across it; the struck disc lies to the left of the path. */
function closedForm(speed: number, radii: readonly [number, number], heading: Velocity, offset: number) {
  const [inverseA, inverseB] = [1 / radii[0] ** 2, 1 / radii[1] ** 2];
  const across = { x: -heading.y, y: heading.x };
  const cosine = Math.sqrt(1 - offset * offset);
  const normal = combine(heading, cosine, across, offset);
  const tangent = { x: -normal.y, y: normal.x };
  const closing = speed * cosine;
  const slipping = -speed * offset;
  const push = ((1 + FEEL.discRestitution) * closing) / (inverseA + inverseB);
  // A rim yields three times as easily as its centre: 1/m + r²/I with I = m r² / 2.
  const sticking = slipping / (3 * (inverseA + inverseB));
  const limit = FEEL.contactFriction * push;
  const rub = Math.min(limit, Math.max(-limit, sticking));
  const impulse = combine(normal, push, tangent, rub);
  return [combine(heading, speed, impulse, -inverseA), { x: impulse.x * inverseB, y: impulse.y * inverseB }] as const;
}

const combine = (a: Velocity, shareA: number, b: Velocity, shareB: number): Velocity => ({
  x: a.x * shareA + b.x * shareB,
  y: a.y * shareA + b.y * shareB,
});

/** Long enough after the contact that the slowest response has come, too short for a wall. */
const RESPONSE_S = 0.05;

const flown = (peer: Peer, scene: ImpactScene, substeps: number): WorldOutcome =>
  flyPeer(peer, scene.world, {
    stepS: 1 / 60 / substeps,
    isEnough: (_, nowS) => nowS > scene.contactS + RESPONSE_S,
  });

function errorDeg({ after }: ImpactScene, { discs }: WorldOutcome): number | null {
  const [flicked, struck] = discs;
  if (flicked === undefined || struck === undefined || (struck.vxMmS === 0 && struck.vyMmS === 0)) return null;
  return Math.max(angleDeg(flicked, after[0]), angleDeg(struck, after[1]));
}

function angleDeg({ vxMmS, vyMmS }: WorldDisc, { x, y }: Velocity): number {
  return (Math.abs(Math.atan2(vxMmS * y - vyMmS * x, vxMmS * x + vyMmS * y)) * 180) / Math.PI;
}
