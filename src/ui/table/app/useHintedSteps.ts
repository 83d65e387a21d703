import { useEffect } from 'react';
import type { TableState } from '../../../session/catacombs';
import type { StepAiming } from '../aim';
import { shownAim } from './shownAim';

/** Whoever aims by steps finds the proposed flick set, to be changed or let go. */
export function useHintedSteps({ hint }: Pick<TableState, 'hint'>, { setAim }: StepAiming, isByStep: boolean): void {
  useEffect(() => {
    const aim = isByStep ? shownAim({ intent: null, coming: null, hint }, null) : null;
    if (aim !== null) setAim(aim);
  }, [hint, isByStep, setAim]);
}
