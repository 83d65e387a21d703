import { mishapOf, tremble, type Hand } from '../../../src/ai/flicking';
import { Dice } from '../../../src/ai/core/dice';
import { seedChance } from '../../../src/rules/machine';
import type { FlickTable } from '../../../src/rules/flicking';
import { flickNote, type FlickNote } from '../../../src/session/flicking/likeness/flickNote';

const LIMITS = { minSpeedMmS: 0, maxSpeedMmS: 2200 };
const RADIUS_MM = 12.5;
const OWN = { xMm: 150, yMm: 500 };

/** Two to five targets anywhere in front of the disc that is flicked. */
function tableFor(dice: Dice): FlickTable {
  const targets = Array.from({ length: 2 + dice.below(4) }, (_, index) => ({
    id: `target-${index}`,
    xMm: 20 + 260 * dice.share(),
    yMm: 40 + 360 * dice.share(),
  }));
  const discs = [{ id: 'own', ...OWN }, ...targets].map((disc) => ({ ...disc, radiusMm: RADIUS_MM, massKg: 0.01 }));
  return { widthMm: 300, heightMm: 540, edge: 'open', discs, riders: [] } as unknown as FlickTable;
}

/** Somebody who means one of the targets, flicks harder the farther it is, and errs as this hand does. */
export function flicksOf(hand: Hand, seed: number, count: number): readonly FlickNote[] {
  const dice = new Dice(seedChance(seed).play);
  return Array.from({ length: count }).flatMap(() => {
    const table = tableFor(dice);
    const targets = table.discs.slice(1);
    const meant = targets[dice.below(targets.length)]!;
    const way = { x: meant.xMm - OWN.xMm, y: meant.yMm - OWN.yMm };
    const distanceMm = Math.hypot(way.x, way.y);
    const speed = 600 + 1.5 * distanceMm;
    const intended = { vxMmS: (way.x / distanceMm) * speed, vyMmS: (way.y / distanceMm) * speed };
    const shot = { discId: 'own', projectile: null, ...tremble(intended, hand, mishapOf(dice), LIMITS) };
    const note = flickNote(
      table,
      shot,
      targets.map(({ id }) => id),
      LIMITS,
    );
    return note === null ? [] : [note];
  });
}
