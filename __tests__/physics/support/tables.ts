import { simulate, type Feel, type FlickOutcome } from '../../../src/physics';
import type { FlickTable, Shot, TableDisc } from '../../../src/rules/flicking';

export const GRAVITY_MM_S2 = 9810;

export function disc(id: string, xMm: number, yMm: number, radiusMm: number, more: Partial<TableDisc> = {}): TableDisc {
  return { id, xMm, yMm, radiusMm, isFixed: false, ignores: [], ...more };
}

export function obstacle(id: string, xMm: number, yMm: number, radiusMm = 8): TableDisc {
  return disc(id, xMm, yMm, radiusMm, { isFixed: true });
}

/** Large enough that nothing leaves by accident. */
export function field(discs: readonly TableDisc[], more: Partial<FlickTable> = {}): FlickTable {
  return { widthMm: 4000, heightMm: 4000, edge: 'open', discs, riders: [], ...more };
}

export function board(discs: readonly TableDisc[], more: Partial<FlickTable> = {}): FlickTable {
  return field(discs, { widthMm: 300, heightMm: 450, ...more });
}

export function shot(discId: string, vxMmS: number, vyMmS: number, projectile: TableDisc | null = null): Shot {
  return { discId, vxMmS, vyMmS, projectile };
}

/** Flies a flick that must be legal. */
export function fly(table: FlickTable, flick: Shot, feel?: Feel): FlickOutcome {
  const result = simulate(table, flick, feel);
  if (!result.ok) throw new Error(`refused: ${result.error.reason}`);
  return result.value;
}

/** The velocities with which a disc set out after each change, in order. */
export function launchesOf(outcome: FlickOutcome, discId: string) {
  const track = outcome.flight.tracks.find((one) => one.discId === discId);
  if (track === undefined) throw new Error(`no track of ${discId}`);
  return track.segments;
}

export function restOf(outcome: FlickOutcome, discId: string) {
  const rest = [...outcome.rest.discs, outcome.rest.projectile].find((one) => one?.id === discId);
  if (!rest) throw new Error(`${discId} rests nowhere`);
  return rest;
}

export function throughJson<T>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}
