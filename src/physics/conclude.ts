import { ok, type Result } from '../lib';
import type { FlickResult, RestDisc } from '../rules/flicking';
import { playOut } from './filmStrip';
import type { Recording } from './recorder';
import { settle } from './rest';
import { restOfRider } from './riders';
import type { SetUp } from './setUp';
import type { TableFault } from './tableFault';

export interface Conclusion {
  readonly result: FlickResult;
  readonly endMs: number;
  /** By disc index, the projectile included; null for what is gone for good. */
  readonly rests: readonly (RestDisc | null)[];
}

/** From what was recorded to what the rules are told. */
export function conclude(setUp: SetUp, recording: Recording): Result<Conclusion, TableFault> {
  const endMs = playOut(setUp.world);
  const settled = settle(
    setUp,
    recording.exits.map((exit) => exit.discId),
  );
  if (!settled.ok) return settled;
  const rests = settled.value;
  const lying = rests.flatMap((rest) => rest ?? []);
  const isProjectile = ({ id }: RestDisc) => setUp.shot.projectile !== null && id === setUp.shot.discId;
  const result: FlickResult = {
    contacts: recording.contacts,
    exits: recording.exits,
    rest: {
      discs: lying.filter((rest) => !isProjectile(rest)),
      projectile: lying.find(isProjectile) ?? null,
      riders: recording.riders.map(restOfRider),
    },
  };
  return ok({ result, endMs, rests });
}
