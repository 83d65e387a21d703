import { useEffect } from 'react';
import type { Played, TableState } from '../../../session';
import type { FlickLooks } from '../../game';
import type { StepAiming } from '../aim';
import { shownAim } from './shownAim';

/** Whoever aims by steps finds the proposed flick set, to be changed or let go. */
export function useHintedSteps(
  looks: FlickLooks<Played> | null,
  { hint }: Pick<TableState<Played>, 'hint'>,
  { setAim }: StepAiming,
  isByStep: boolean,
): void {
  useEffect(() => {
    const aim = isByStep ? shownAim(looks, { intent: null, coming: null, hint }, null) : null;
    if (aim !== null) setAim(aim);
  }, [looks, hint, isByStep, setAim]);
}
