// The price of a frame is its pixels, and beyond 2 the eye gains nothing. Skia reads the ratio once, when its module
// is first evaluated: this one must be imported before it.
const MOST = 2;

if (window.devicePixelRatio > MOST) {
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, get: () => MOST });
}
export {};
