import { useState } from 'react';
import type { Quarters } from '../../../lib';
import type { SetAim } from '../../../board';
import { firstAim } from './stepping';

export interface StepAiming {
  readonly aim: SetAim | null;
  readonly setAim: (aim: SetAim) => void;
}

/** The aim of a disc that is aimed by steps; another disc begins anew. null: no disc is. */
export function useStepAim(discId: string | null, maxSpeedMmS: number, turn: Quarters): StepAiming {
  const [kept, setAim] = useState<SetAim | null>(null);
  if (discId === null) return { aim: null, setAim };
  const aim = kept?.discId === discId ? kept : firstAim(discId, maxSpeedMmS, turn);
  return { aim, setAim };
}
