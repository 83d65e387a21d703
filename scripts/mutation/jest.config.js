const { projects } = require('../../jest.config.js');

const node = projects.find(({ displayName }) => displayName === 'node');

/** The tests that judge a mutant: the rules' own, without those that would only say that something has changed. */
module.exports = {
  ...node,
  rootDir: '../..',
  testMatch: ['<rootDir>/__tests__/rules/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/rules/soak/', '/rules/golden/', '/record/cli', '/catacombs/coverage'],
};
