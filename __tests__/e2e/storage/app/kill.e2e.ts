import { killed, MINUTES_MS } from '../killed';

it(
  'a browser that is killed at any moment goes on with the game that was played, with every flick that was seen flying',
  async () => {
    expect((await killed({ browser: 0, app: 4 })).at(-1)).toMatch(/^The app: 4 of 4 kills, .* nothing lost$/);
  },
  9 * MINUTES_MS,
);
