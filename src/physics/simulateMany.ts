import { err, ok, type Result } from '../lib';
import type { ContactEntry, FlickResult, FlickTable, Shot } from '../rules/flicking';
import { conclude } from './conclude';
import { FEEL, type Feel } from './feel';
import { resolveInstant, runToRest } from './matter-discs/core';
import { record } from './recorder';
import { setUp } from './setUp';
import { whyNotShot, whyNotTable, type TableFault } from './tableFault';

/** Asked after every instant with the contacts so far: true cuts the flick there. */
export type StopWhen = (contacts: readonly ContactEntry[]) => boolean;

/**
 * The same flicks as `simulate`, bit for bit, without Matter's bookkeeping and without a film: for a player that tries
 * many. A flick that is cut rests where its discs are at that instant.
 */
export function simulateMany(
  table: FlickTable,
  shots: readonly Shot[],
  stopWhen: StopWhen = () => false,
  feel: Feel = FEEL,
): readonly Result<FlickResult, TableFault>[] {
  const tableFault = whyNotTable(table);
  return shots.map((shot) => {
    const fault = tableFault ?? whyNotShot(table, shot);
    if (fault !== null) return err(fault);
    const flick = setUp(table, shot, feel);
    const recording = record(flick, false);
    runToRest(flick.world, resolveInstant, recording.listener, () => stopWhen(recording.contacts));
    const concluded = conclude(flick, recording);
    return concluded.ok ? ok(concluded.value.result) : concluded;
  });
}
