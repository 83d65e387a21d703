/** Plays the exported app in Firefox and WebKit: run it with "npm run test:browsers", which finds them and builds the app. */
module.exports = {
  ...require('../jest.config.js'),
  displayName: 'browsers',
  testMatch: ['<rootDir>/__tests__/e2e/otherBrowsers/**/*.browsers.ts'],
  testEnvironment: 'node',
  globalSetup: undefined,
  globalTeardown: undefined,
  maxWorkers: 1,
  testTimeout: 200_000,
};
