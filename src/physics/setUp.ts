import type { FlickTable, Shot, TableDisc } from '../rules/table';
import { createWorld, type Border, type DiscWorld } from './matter-discs/core';
import type { Feel } from './feel';

/** A flick ready to run. Discs are in code-unit order of their ids: the order of a list never decides anything. */
export interface SetUp {
  readonly table: FlickTable;
  readonly shot: Shot;
  readonly feel: Feel;
  readonly discs: readonly TableDisc[];
  readonly world: DiscWorld;
}

export function setUp(table: FlickTable, shot: Shot, feel: Feel): SetUp {
  const discs = [...table.discs, ...(shot.projectile === null ? [] : [shot.projectile])].sort(byId);
  const launch = cappedLaunch(shot, feel.maxLaunchMmS);
  const specs = discs.map((disc) => ({
    xMm: disc.xMm,
    yMm: disc.yMm,
    vxMmS: disc.id === shot.discId ? launch.vxMmS : 0,
    vyMmS: disc.id === shot.discId ? launch.vyMmS : 0,
    spinRadS: 0,
    radiusMm: disc.radiusMm,
    isFixed: disc.isFixed,
  }));
  return { table, shot, feel, discs, world: createWorld(specs, borderOf(table), feel, ignoredPairs(discs)) };
}

/** Code units, not a locale: the same order on every device. */
export function byId(a: { readonly id: string }, b: { readonly id: string }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function cappedLaunch(shot: Shot, maxMmS: number): { readonly vxMmS: number; readonly vyMmS: number } {
  const speed = Math.sqrt(shot.vxMmS * shot.vxMmS + shot.vyMmS * shot.vyMmS);
  if (speed <= maxMmS) return shot;
  return { vxMmS: shot.vxMmS * (maxMmS / speed), vyMmS: shot.vyMmS * (maxMmS / speed) };
}

function borderOf(table: FlickTable): Border {
  return { kind: table.edge, widthMm: table.widthMm, heightMm: table.heightMm };
}

function ignoredPairs(discs: readonly TableDisc[]): (readonly [number, number])[] {
  const indexOf = new Map(discs.map((disc, index) => [disc.id, index]));
  return discs.flatMap((disc, index) =>
    disc.ignores.flatMap((id) => {
      const other = indexOf.get(id);
      return other === undefined ? [] : [[index, other] as const];
    }),
  );
}
