/** From here on letters are so large that names no longer fit where they usually stand. */
export const LARGE_TEXT = 1.3;

/** As large as the app makes its letters; whoever asks the device for more is given it. */
const LARGEST_TEXT = 2;

/** How much larger than usual text is read: as the device asks, times as the settings do. */
export const wholeScale = (device: number, settings: number): number =>
  Math.max(device, Math.min(LARGEST_TEXT, device * settings));
