import { err, ok, type Result } from '../lib';
import type { FlickResult, FlickTable, Shot } from '../rules/flicking';
import { conclude } from './conclude';
import { FEEL, type Feel } from './feel';
import { develop } from './filmStrip';
import type { Flight } from './flight';
import { installPlugin } from './installPlugin';
import { createStage, loadStage, runToRest } from './matter-discs';
import { record } from './recorder';
import { setUp } from './setUp';
import { whyNotShot, whyNotTable, type TableFault } from './tableFault';

installPlugin();
// Building bodies costs more than a flick; loading a world leaves nothing of the one before.
const stage = createStage();

export interface FlickOutcome extends FlickResult {
  readonly flight: Flight;
}

/** A whole flick, from release to rest: a pure function of its arguments, bit for bit, on every engine. */
export function simulate(table: FlickTable, shot: Shot, feel: Feel = FEEL): Result<FlickOutcome, TableFault> {
  const fault = whyNotTable(table) ?? whyNotShot(table, shot);
  if (fault !== null) return err(fault);
  const flick = setUp(table, shot, feel);
  const recording = record(flick, true);
  runToRest(flick.world, loadStage(stage, flick.world), recording.listener);
  const concluded = conclude(flick, recording);
  if (!concluded.ok) return concluded;
  const { result, endMs, rests } = concluded.value;
  const homecomings = rests.map((rest) => (rest === null || rest.putBack === null ? null : rest));
  return ok({ ...result, flight: develop(flick, recording.film, endMs, homecomings) });
}
