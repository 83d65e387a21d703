import type { BoardSize } from './board';
import type { Place } from './flick';
import { RECKONED_MM } from './tolerances';

/** A disc that lies somewhere. */
export interface Occupant {
  readonly xMm: number;
  readonly yMm: number;
  readonly radiusMm: number;
}

/**
 * Where a disc is put back that crossed the edge here or came to hang over it: tangent to the edge at its point; when that is taken, slid along the
 * edge to the nearest free place. Two places: they are equally near and the owner chooses. When a whole edge is full the
 * other edges follow, then rows further in; none: the table has no room for it.
 */
export function placeBackInside(board: BoardSize, disc: Occupant, others: readonly Occupant[]): readonly Place[] {
  const depthEnd = Math.min(board.widthMm, board.heightMm) / 2;
  for (let depth = disc.radiusMm; depth <= depthEnd; depth += disc.radiusMm) {
    const row = rowAt(board, disc, depth);
    const [own, ...rest] = row.edges;
    for (const edges of [own === undefined ? [] : [own], rest]) {
      const places = nearest(
        row.home,
        edges.flatMap((edge) => freePlacesOn(edge, row.home, disc.radiusMm, others)),
      );
      if (places.length > 0) return places;
    }
  }
  return [];
}

/** A straight line of places parallel to an edge. */
interface Line {
  readonly isAcross: boolean;
  /** The coordinate that all its places share. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

interface Row {
  /** The place that is nearest to where the disc left. */
  readonly home: Place;
  /** The edge it left over first. */
  readonly edges: readonly Line[];
}

function rowAt(board: BoardSize, disc: Occupant, depth: number): Row {
  const right = board.widthMm - depth;
  const bottom = board.heightMm - depth;
  const sides = [
    { outMm: depth - disc.xMm, line: { isAcross: false, at: depth, from: depth, to: bottom } },
    { outMm: disc.xMm - right, line: { isAcross: false, at: right, from: depth, to: bottom } },
    { outMm: depth - disc.yMm, line: { isAcross: true, at: depth, from: depth, to: right } },
    { outMm: disc.yMm - bottom, line: { isAcross: true, at: bottom, from: depth, to: right } },
  ];
  return {
    home: { xMm: clamp(disc.xMm, depth, right), yMm: clamp(disc.yMm, depth, bottom) },
    edges: sides.sort((a, b) => b.outMm - a.outMm).map((side) => side.line),
  };
}

function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** The free places on the line that a disc sliding along it from its home could come to: home and every tangent stop. */
function freePlacesOn(line: Line, home: Place, radiusMm: number, others: readonly Occupant[]): Place[] {
  const stops = [clamp(line.isAcross ? home.xMm : home.yMm, line.from, line.to)];
  for (const other of others) {
    const along = line.isAcross ? other.xMm : other.yMm;
    const aside = (line.isAcross ? other.yMm : other.xMm) - line.at;
    const reach = radiusMm + other.radiusMm;
    const halfSquared = reach * reach - aside * aside;
    if (halfSquared <= 0) continue;
    const half = Math.sqrt(halfSquared);
    stops.push(along - half, along + half);
  }
  return stops
    .filter((stop) => stop >= line.from && stop <= line.to)
    .map((stop) => (line.isAcross ? { xMm: stop, yMm: line.at } : { xMm: line.at, yMm: stop }))
    .filter((place) => isFree(place, radiusMm, others));
}

function isFree(place: Place, radiusMm: number, others: readonly Occupant[]): boolean {
  return others.every((other) => {
    const reach = radiusMm + other.radiusMm - RECKONED_MM;
    return distance(place, other) >= reach;
  });
}

function nearest(home: Place, places: readonly Place[]): readonly Place[] {
  const inOrder = [...places].sort((a, b) => distance(home, a) - distance(home, b) || a.xMm - b.xMm || a.yMm - b.yMm);
  const [first] = inOrder;
  if (first === undefined) return [];
  const limit = distance(home, first) + RECKONED_MM;
  const tied = inOrder.filter((place) => distance(home, place) <= limit);
  const second = tied.find((place) => distance(place, first) > RECKONED_MM);
  if (second === undefined) return [first];
  return [first, second].sort((a, b) => a.xMm - b.xMm || a.yMm - b.yMm);
}

function distance(a: Place, b: Place): number {
  const dx = a.xMm - b.xMm;
  const dy = a.yMm - b.yMm;
  return Math.sqrt(dx * dx + dy * dy);
}
