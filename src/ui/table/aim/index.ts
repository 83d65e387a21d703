export { BoardPill } from './BoardPill';
export { PowerPill } from './PowerPill';
export type { Narrow, StepKind } from './NarrowSteps';
export { StepAim, type StepAimProps } from './StepAim';
export { useFizzleWords } from './useFizzleWords';
export { useBearings, type BearingWords } from './useBearings';
export { useStepAim, type StepAiming } from './useStepAim';
