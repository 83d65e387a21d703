const { TestEnvironment } = require('jest-environment-node');
const workerBrowser = require('./workerBrowser.js');

/** Hands every file of a worker the same browser. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.workerBrowser = workerBrowser;
  }
};
