export { Overlay, type OverlayProps } from './Overlay';
export { OverlayHost } from './OverlayHost';
export { useBackCloses } from './useBackCloses';
export { useFocusReturn } from './useFocusReturn';
