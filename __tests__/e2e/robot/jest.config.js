/** Games that a robot plays for hours: run them with "npm run robot -- --from SEED". */
module.exports = {
  ...require('../jest.config.js'),
  displayName: 'robot',
  testMatch: ['<rootDir>/__tests__/e2e/robot/**/*.robot.ts'],
  maxWorkers: 1,
};
