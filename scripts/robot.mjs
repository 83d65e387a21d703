import { parseArgs } from 'node:util';
import { Fault, runScript } from './lib/fault.mjs';
import { jestInChromium } from './lib/jestInChromium.mjs';

const KINDS = ['atOnce', 'told', 'soloGame', 'soloRoom'];

/** Has a robot play games in Chromium, those from a seed on that it has not played yet; its tally is in test-output/robot.json. */
await runScript(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string', default: '1' }, only: { type: 'string' }, count: { type: 'string' } },
  });
  if (!/^\d+$/.test(values.from)) throw new Fault('Say from which seed: npm run robot -- --from 1');
  if (values.only && !KINDS.includes(values.only)) throw new Fault(`--only is one of ${KINDS.join(', ')}.`);
  process.env.ROBOT_FROM = values.from;
  if (values.only) process.env.ROBOT_ONLY = values.only;
  if (values.count) process.env.ROBOT_COUNT = values.count;
  await jestInChromium('__tests__/e2e/robot/jest.config.js', ['--verbose']);
});
