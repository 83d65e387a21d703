import {
  areApart,
  isInset,
  isWhollyOn,
  type FlickTable,
  type Shot,
  type TableDisc,
  type DiscId,
} from '../rules/flicking';

/** Why a flick was refused: the table or the shot breaks the contract. A fault is its maker's bug, never bad luck. */
export interface TableFault {
  readonly kind:
    | 'notANumber'
    | 'badSize'
    | 'outside'
    | 'overlap'
    | 'duplicateId'
    | 'unknownDisc'
    | 'fixedDisc'
    | 'badShot'
    | 'noRoom';
  readonly discId: DiscId | null;
  /** For the developer who reads it in a log, in English. */
  readonly reason: string;
}

/** A kilometre a second: no game asks for it, and far beyond it no number would be exact any more. */
const FASTEST_MM_S = 1e6;

export function whyNotTable(table: FlickTable): TableFault | null {
  if (!isPositive(table.widthMm) || !isPositive(table.heightMm)) {
    return fault('badSize', null, `the table is ${table.widthMm} x ${table.heightMm} mm`);
  }
  for (const disc of table.discs) {
    const bad = whyNotDisc(table, disc);
    if (bad !== null) return bad;
  }
  return whyNotIds(table) ?? whyNotApart(table.discs) ?? whyNotRiders(table);
}

export function whyNotShot(table: FlickTable, shot: Shot): TableFault | null {
  if (!Number.isFinite(shot.vxMmS) || !Number.isFinite(shot.vyMmS)) {
    return fault('notANumber', shot.discId, `the speed of ${shot.discId} is (${shot.vxMmS}, ${shot.vyMmS})`);
  }
  if (Math.max(Math.abs(shot.vxMmS), Math.abs(shot.vyMmS)) > FASTEST_MM_S) {
    return fault('badShot', shot.discId, `${shot.discId} is flicked at (${shot.vxMmS}, ${shot.vyMmS})`);
  }
  if (shot.projectile !== null) return whyNotProjectile(table, shot, shot.projectile);
  const disc = table.discs.find((one) => one.id === shot.discId);
  if (disc === undefined) return fault('unknownDisc', shot.discId, `no disc ${shot.discId} lies on the table`);
  return disc.isFixed ? fault('fixedDisc', disc.id, `${disc.id} is fixed and cannot be flicked`) : null;
}

function whyNotProjectile(table: FlickTable, shot: Shot, projectile: TableDisc): TableFault | null {
  const { id } = projectile;
  if (id !== shot.discId) return fault('badShot', id, `${shot.discId} is flicked, but the projectile is ${id}`);
  if (projectile.isFixed) return fault('fixedDisc', id, `${id} is fixed and cannot be flicked`);
  if (table.discs.some((disc) => disc.id === id)) return fault('duplicateId', id, `${id} already lies on the table`);
  const bad = whyNotDisc(table, projectile);
  if (bad !== null) return bad;
  const struck = table.discs.find((disc) => doOverlap(projectile, disc));
  return struck === undefined ? null : overlapFault(projectile, struck);
}

function whyNotDisc(table: FlickTable, disc: TableDisc): TableFault | null {
  const { id, xMm, yMm, radiusMm } = disc;
  if (!Number.isFinite(xMm) || !Number.isFinite(yMm) || !Number.isFinite(radiusMm)) {
    return fault('notANumber', id, `${id} is at (${xMm}, ${yMm}) with radius ${radiusMm}`);
  }
  if (radiusMm <= 0) return fault('badSize', id, `${id} has radius ${radiusMm}`);
  // Obstacles may hang over the edge: they plug holes of the board.
  if (disc.isFixed) return null;
  const isInside = table.edge === 'wall' ? isWhollyOn(table, disc) : isInset(table, disc, 0);
  return isInside ? null : fault('outside', id, `${id} at (${xMm}, ${yMm}) is not inside the table`);
}

function whyNotIds(table: FlickTable): TableFault | null {
  const seen = new Set<string>();
  for (const { id } of [...table.discs, ...table.riders]) {
    if (seen.has(id)) return fault('duplicateId', id, `two pieces are called ${id}`);
    seen.add(id);
  }
  return null;
}

function whyNotApart(discs: readonly TableDisc[]): TableFault | null {
  for (const disc of discs) {
    for (const other of discs) {
      if (other === disc) break;
      if (doOverlap(disc, other)) return overlapFault(disc, other);
    }
  }
  return null;
}

function doOverlap(a: TableDisc, b: TableDisc): boolean {
  return !areApart(a, b) && !(a.isFixed && b.isFixed) && !a.ignores.includes(b.id) && !b.ignores.includes(a.id);
}

function overlapFault(a: TableDisc, b: TableDisc): TableFault {
  return fault('overlap', a.id, `${a.id} and ${b.id} overlap`);
}

function whyNotRiders(table: FlickTable): TableFault | null {
  for (const rider of table.riders) {
    if (!table.discs.some((disc) => disc.id === rider.hostId)) {
      return fault('unknownDisc', rider.hostId, `${rider.id} rides on ${rider.hostId}, which is not on the table`);
    }
    if (![rider.slipXMm, rider.slipYMm, rider.radiusMm].every(Number.isFinite)) {
      return fault('notANumber', rider.id, `${rider.id} has slipped by (${rider.slipXMm}, ${rider.slipYMm})`);
    }
  }
  return null;
}

function isPositive(value: number): boolean {
  return Number.isFinite(value) && value > 0;
}

function fault(kind: TableFault['kind'], discId: DiscId | null, reason: string): TableFault {
  return { kind, discId, reason };
}
