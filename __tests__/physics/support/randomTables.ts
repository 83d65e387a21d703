import type { FlickTable, Shot, TableDisc } from '../../../src/rules/flicking';
import { disc, obstacle, shot } from './tables';

/** Seeded and integer-only: the same tables on every machine. */
export function seeded(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const RADII_MM = [6, 9.5, 12.5, 19, 22];

export interface Flick {
  readonly table: FlickTable;
  readonly shot: Shot;
}

/** A table as games make them, and a flick at one of its discs: some aimed, all speeds, every feature in its turn. */
export function randomFlick(seed: number, discCount: number): Flick {
  const random = seeded(seed);
  const discs: TableDisc[] = [];
  for (let k = 0; discs.length < discCount && k < 4000; k++) {
    const radiusMm = RADII_MM[Math.floor(random() * RADII_MM.length)] ?? 6;
    const xMm = radiusMm + random() * (300 - 2 * radiusMm);
    const yMm = radiusMm + random() * (450 - 2 * radiusMm);
    if (discs.some((one) => distance(one, { xMm, yMm }) < one.radiusMm + radiusMm)) continue;
    const isObstacle = discs.length > 2 && random() < 0.15;
    discs.push(isObstacle ? obstacle(`o${k}`, xMm, yMm, radiusMm) : disc(`d${k}`, xMm, yMm, radiusMm));
  }
  const [flicked, target] = discs;
  if (flicked === undefined || target === undefined) throw new Error('an empty table');
  const table: FlickTable = {
    widthMm: 300,
    heightMm: 450,
    edge: random() < 0.5 ? 'open' : 'wall',
    discs,
    riders: random() < 0.5 ? [{ id: 'spike', hostId: target.id, radiusMm: 9.5, slipXMm: 0, slipYMm: 0 }] : [],
  };
  const speed = 100 + random() * 2100;
  const ax = target.xMm - flicked.xMm + (random() - 0.5) * 30;
  const ay = target.yMm - flicked.yMm + (random() - 0.5) * 30;
  const length = Math.sqrt(ax * ax + ay * ay);
  return { table, shot: shot(flicked.id, (ax / length) * speed, (ay / length) * speed) };
}

export function distance(a: { xMm: number; yMm: number }, b: { xMm: number; yMm: number }): number {
  const dx = a.xMm - b.xMm;
  const dy = a.yMm - b.yMm;
  return Math.sqrt(dx * dx + dy * dy);
}
