import type { FlickOutcome } from '../../../src/physics';
import type { FlickTable } from '../../../src/rules/flicking';

/** Half m v² of everything at a moment, spins included, in the units of the module. */
function energyAt(outcome: FlickOutcome, table: FlickTable, atMs: number): number {
  const radius = new Map(table.discs.map((one) => [one.id, one.radiusMm]));
  return outcome.flight.tracks.reduce((sum, track) => {
    const segment = [...track.segments].reverse().find((one) => one.startMs <= atMs);
    if (segment === undefined) return sum;
    const r = radius.get(track.discId) ?? 0;
    const s = (atMs - segment.startMs) / 1000;
    const speed = Math.max(0, Math.hypot(segment.vxMmS, segment.vyMmS) - segment.decelerationMmS2 * s);
    const spin = Math.max(0, Math.abs(segment.spinRadS) - segment.spinDecelerationRadS2 * s);
    return sum + 0.5 * r * r * (speed * speed + 0.5 * r * r * spin * spin);
  }, 0);
}

/** The largest growth of energy from one change to the next, relative to what there was; negative when it only shrinks. */
export function worstEnergyGain(outcome: FlickOutcome, table: FlickTable): number {
  const starts = outcome.flight.tracks.flatMap((track) => track.segments.map((segment) => segment.startMs));
  const energies = [...new Set(starts)].sort((a, b) => a - b).map((atMs) => energyAt(outcome, table, atMs));
  const [first = 0] = energies;
  return energies
    .slice(1)
    .reduce((worst, energy, k) => Math.max(worst, (energy - (energies[k] ?? 0)) / first), -Infinity);
}
