import { distance, type Vec2 } from '../../lib';
import type { FlickAsk, LaunchLimits } from '../../rules/flicking';
import type { Goal, GymDisc, GymModel } from '../../rules/gym';
import { aimsOf, bankLine, middleOf, speedOver, towards, turned, wallLines, type Aim, type Flicker } from '../flicking';

/** Who may be flicked, at what, on which board. */
export interface Looking {
  readonly model: GymModel;
  readonly ask: FlickAsk;
  readonly head: Flicker;
}

type Of<K extends Goal['kind']> = Extract<Goal, { kind: K }>;
type Lines = { readonly [K in Goal['kind']]: (goal: Of<K>, own: GymDisc, looking: Looking) => readonly Aim[] };

const ARRIVING_MM_S = [250, 600, 1000, 1600];

const aim = (own: GymDisc, { x, y }: Vec2, target: string | null, way: Aim['way']): Aim => ({
  ...{ discId: own.id, from: null, vxMmS: x, vyMmS: y, target, way },
});

const discIn = ({ model }: Looking, id: string | null): GymDisc | undefined =>
  model.discs.find((disc) => disc.id === id);

/** Straight and thin to these, and off other discs. */
function shotsAt(own: GymDisc, targets: readonly GymDisc[], { model, ask, head }: Looking): readonly Aim[] {
  const others = targets.filter(({ id }) => id !== own.id);
  if (others.length === 0) return [];
  const shooting = { ask: { ...ask, discs: [own.id] }, discs: model.discs, actor: own, targets: others };
  return aimsOf({ ...shooting, gain: () => 1, stations: () => [] }, head, head.hand.turn);
}

/** To a place, with all that is left on arriving there. */
function ways(
  own: GymDisc,
  to: Vec2,
  target: string | null,
  way: Aim['way'],
  speeds: readonly number[],
  limits: LaunchLimits,
): readonly Aim[] {
  const from = middleOf(own);
  const length = distance(from, to);
  if (length < 1) return [];
  return speeds.map((arriving) => aim(own, towards(from, to, speedOver(length, arriving, limits)), target, way));
}

/** So that the target leaves towards a place: at where the middle of the flicked disc is when they meet. */
function drives(own: GymDisc, target: GymDisc, to: Vec2, limits: LaunchLimits): readonly Aim[] {
  const at = middleOf(target);
  const way = distance(at, to);
  if (own.id === target.id || way < 1) return [];
  const reach = own.radiusMm + target.radiusMm;
  const ghost = { x: at.x - ((to.x - at.x) / way) * reach, y: at.y - ((to.y - at.y) / way) * reach };
  return ways(own, ghost, target.id, 'straight', ARRIVING_MM_S, limits);
}

/** Off each wall of a walled board. */
const offWalls = (own: GymDisc, target: GymDisc, { ask }: Looking): readonly Vec2[] =>
  wallLines(middleOf(own), own.radiusMm, ask.board, target, ask);

/** Off each disc that never moves. */
const offFixed = (own: GymDisc, target: GymDisc, { model, ask }: Looking): readonly Vec2[] =>
  model.discs
    .filter(({ id, isFixed }) => isFixed && id !== target.id)
    .flatMap((cushion) => bankLine(middleOf(own), own.radiusMm, cushion, target, ask) ?? []);

/** The nearest points of each edge, beyond it. */
function beyondEdges({ xMm, yMm }: GymDisc, { setup: { board } }: GymModel): readonly Vec2[] {
  const points = [
    { x: -1, y: yMm },
    { x: board.widthMm + 1, y: yMm },
    { x: xMm, y: -1 },
    { x: xMm, y: board.heightMm + 1 },
  ];
  return points.sort((a, b) => distance(a, { x: xMm, y: yMm }) - distance(b, { x: xMm, y: yMm }));
}

const COMPASS: readonly Vec2[] = [
  ...[-1, 1].flatMap((x) => [-0.5, 0, 0.5].map((y) => ({ x, y }))),
  ...[-1, 1].flatMap((y) => [-0.5, 0, 0.5].map((x) => ({ x, y }))),
  ...[-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x, y }))),
];

/** So far in every direction. */
const rounds = (own: GymDisc, mm: number, limits: LaunchLimits): readonly Aim[] =>
  COMPASS.flatMap(({ x, y }) => {
    const share = mm / Math.sqrt(x * x + y * y);
    return ways(own, { x: own.xMm + x * share, y: own.yMm + y * share }, null, 'move', [0], limits);
  });

const LINES: Lines = {
  nudge({ disc, leastMm, mostMm }, own, looking) {
    if (own.id === disc) return rounds(own, (leastMm + mostMm) / 2, looking.ask);
    const target = discIn(looking, disc);
    if (target === undefined) return [];
    const length = distance(middleOf(own), middleOf(target)) - own.radiusMm - target.radiusMm;
    const meeting = speedOver((leastMm + mostMm) / 2, 0, looking.ask);
    const soft = ways(own, middleOf(target), disc, 'straight', [meeting * 0.8, meeting, meeting * 1.25], looking.ask);
    return [...soft, ...(length > 0 ? shotsAt(own, [target], looking) : [])];
  },
  bank({ target: id, off }, own, looking) {
    const target = discIn(looking, id);
    if (target === undefined || own.id === id) return [];
    const walls = off === 'fixed' ? [] : offWalls(own, target, looking);
    const discs = off === 'wall' ? [] : offFixed(own, target, looking);
    return [...walls, ...discs].map((line) => aim(own, line, id, 'bank'));
  },
  strike({ targets }, own, looking) {
    const found = targets.flatMap((id) => discIn(looking, id) ?? []);
    return targets.includes(own.id) ? [] : shotsAt(own, found, looking);
  },
  stop(goal, own, looking) {
    const to = { x: goal.xMm, y: goal.yMm };
    if (goal.disc === null || goal.disc === own.id) return ways(own, to, null, 'move', [0, 120, 400], looking.ask);
    const target = discIn(looking, goal.disc);
    return target === undefined ? [] : drives(own, target, to, looking.ask);
  },
  pushOff({ disc }, own, looking) {
    const target = discIn(looking, disc);
    if (target === undefined) return [];
    return beyondEdges(target, looking.model).flatMap((to) => drives(own, target, to, looking.ask));
  },
};

/** A flick worth a thought, and for which goal. */
export interface Line {
  readonly aim: Aim;
  readonly goal: number;
}

/** In turns: each list's first, then each list's second. */
function inTurns<T>(lists: readonly (readonly T[])[]): readonly T[] {
  const longest = Math.max(0, ...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list.slice(at, at + 1))).flat();
}

/** Every flick that is worth a thought for what is still open, each goal and each disc in turn. */
export function linesOf(looking: Looking): readonly Line[] {
  const { model, ask } = looking;
  const own = ask.discs.flatMap((id) => discIn(looking, id) ?? []);
  const open = model.setup.goals.flatMap((goal, at) => (model.met.includes(at) ? [] : [{ goal, at }]));
  return inTurns(
    open.flatMap(({ goal, at }) =>
      own.map((disc) => {
        const lines = LINES[goal.kind] as (goal: Goal, own: GymDisc, looking: Looking) => readonly Aim[];
        return lines(goal, disc, looking).map((one): Line => ({ aim: one, goal: at }));
      }),
    ),
  );
}

/** The tangent of a ninetieth of the compass. */
const NINETIETH = 0.06992681;
const DIRECTIONS = 90;
/** Shares of all that a finger has. */
const POWERS = [1, 0.7, 0.5, 0.35, 0.22];

/** All round and at every strength: for whoever has the time to see what nobody would think of. */
export function allRound({ model, ask }: Looking): readonly Aim[] {
  const own = ask.discs.flatMap((id) => model.discs.find((disc) => disc.id === id) ?? []);
  return own.flatMap((disc) => {
    let way = { x: 0, y: -ask.maxSpeedMmS };
    return Array.from({ length: DIRECTIONS }, () => {
      way = turned(way, NINETIETH);
      return POWERS.map((power) => aim(disc, { x: way.x * power, y: way.y * power }, null, 'move'));
    }).flat();
  });
}
