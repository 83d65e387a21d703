// What phones and browsers have and some bare engine shells lack. Nothing here touches a number.
if (typeof globalThis.console === 'undefined') {
  globalThis.console = { log() {}, info() {}, warn() {}, error() {} };
}

// Hermes 0.12 is older than the Hermes that ships in the app.
if (typeof [].at !== 'function') {
  Object.defineProperty(Object.getPrototypeOf([]), 'at', {
    value: function at(index) {
      return this[index < 0 ? this.length + index : index];
    },
  });
}
