/**
 * What could scroll, and is only as high as it may be: something in it scrolls instead. It cuts nothing off, and has no layer
 * of its own, on which letters would be drawn otherwise.
 */
export const STILL = {
  style: { flexGrow: 0, flexShrink: 1, overflowX: 'visible', overflowY: 'visible', transform: 'none' } as object,
  scrollEnabled: true,
};

/** What lies in it is laid over one another together with what lies beside it. */
export const SHARED_LAYERS = { zIndex: 'auto' } as object;
