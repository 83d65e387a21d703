// Like @shopify/react-native-skia/jestEnv.js, but CanvasKit is evaluated INSIDE the jest vm context, so that
// `instanceof Float32Array/Array` in CanvasKit accepts arrays made by the code under test.
const fs = require('fs');
const path = require('path');
const vm = require('vm');
const { TestEnvironment } = require('jest-environment-node');
module.exports = class SkiaEnvironment extends TestEnvironment {
  constructor(config, context) {
    super(config, context);
    this.customExportConditions = ['require', 'react-native'];
  }
  exportConditions() {
    return this.customExportConditions;
  }
  async setup() {
    await super.setup();
    const file = require.resolve('canvaskit-wasm/bin/full/canvaskit.js');
    const fn = vm.compileFunction(
      fs.readFileSync(file, 'utf8'),
      ['module', 'exports', 'require', '__dirname', '__filename', 'TextDecoder'],
      {
        parsingContext: this.getVmContext(),
        filename: file,
      },
    );
    const m = { exports: {} };
    fn(m, m.exports, require, path.dirname(file), file, TextDecoder);
    this.global.CanvasKit = await m.exports({});
  }
};
