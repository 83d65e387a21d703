import { chromium, type Browser } from 'playwright-core';

let shared: Promise<Browser> | null = null;

/** Each worker has a browser of its own: one that draws for two at once lets each of them wait for the other. */
function addressOfMine(): string {
  const addresses = process.env.BROWSER_URLS?.split(' ') ?? [];
  const address = addresses[Number(process.env.JEST_WORKER_ID) - 1];
  if (address === undefined) throw new Error('run the browser tests with "npm run test:e2e"');
  return address;
}

/** One browser for the whole run; each test gets a context of its own, and all that a file has opened ends with it. */
export function browser(): Promise<Browser> {
  shared ??= chromium.connect(addressOfMine());
  return shared;
}

afterAll(async () => {
  await (await shared)?.close();
  shared = null;
});
