/** Figures that want the whole app: run them with "npm run bench:app". */
module.exports = {
  ...require('../jest.config.js'),
  displayName: 'bench',
  testMatch: ['<rootDir>/__tests__/e2e/bench/**/*.bench.ts'],
  maxWorkers: 1,
};
