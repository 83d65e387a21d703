import type { FlickTable, Shot, TableDisc, DiscId } from '../rules/flicking';
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
  const specs = discs.map((disc) => ({
    xMm: disc.xMm,
    yMm: disc.yMm,
    vxMmS: disc.id === shot.discId ? shot.vxMmS : 0,
    vyMmS: disc.id === shot.discId ? shot.vyMmS : 0,
    spinRadS: 0,
    radiusMm: disc.radiusMm,
    isFixed: disc.isFixed,
  }));
  return { table, shot, feel, discs, world: createWorld(specs, borderOf(table), feel, ignoredPairs(discs)) };
}

/** Code units, not a locale: the same order on every device. */
export function byId(a: { readonly id: DiscId }, b: { readonly id: DiscId }): number {
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0;
}

function borderOf(table: FlickTable): Border {
  return { kind: table.edge === 'wall' ? 'wall' : 'open', widthMm: table.widthMm, heightMm: table.heightMm };
}

function ignoredPairs(discs: readonly TableDisc[]): (readonly [number, number])[] {
  return discs.flatMap((disc, index) =>
    disc.ignores.flatMap((id) => {
      const other = discs.findIndex((one) => one.id === id);
      return other < 0 ? [] : [[index, other] as const];
    }),
  );
}
