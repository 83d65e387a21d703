const path = require('node:path');

/** Plays the exported app in Chromium: run it with "npm run test:e2e", which builds the app first. */
module.exports = {
  displayName: 'e2e',
  rootDir: path.resolve(__dirname, '../..'),
  testMatch: ['<rootDir>/__tests__/e2e/**/*.e2e.ts'],
  testEnvironment: '<rootDir>/__tests__/e2e/driver/browserEnvironment.js',
  transform: { '\\.[jt]sx?$': ['babel-jest', { caller: { name: 'metro', bundler: 'metro', platform: 'web' } }] },
  setupFilesAfterEnv: ['<rootDir>/__tests__/e2e/driver/onceMore.js'],
  globalSetup: '<rootDir>/__tests__/e2e/driver/startGameServer.ts',
  globalTeardown: '<rootDir>/__tests__/e2e/driver/stopGameServer.ts',
  reporters: [
    'default',
    '<rootDir>/scripts/jest/slowestReporter.mjs',
    '<rootDir>/__tests__/e2e/driver/failuresLast.js',
  ],
  // Every worker drives a browser that draws in software.
  maxWorkers: 2,
  testTimeout: 60_000,
};
