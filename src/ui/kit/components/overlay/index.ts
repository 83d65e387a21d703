export { Sheet, type SheetProps } from './Sheet';
export { useBackCloses } from './useBackCloses';
export { useFocusReturn } from './useFocusReturn';
