import { killed, MINUTES_MS } from './killed';

it(
  'a browser that is killed at any moment keeps every acknowledged step',
  async () => {
    expect((await killed({ browser: 20, app: 0 })).at(-1)).toMatch(/^Chromium: 20 of 20 kills, .* nothing lost$/);
  },
  9 * MINUTES_MS,
);
