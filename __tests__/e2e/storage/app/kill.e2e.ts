import { killed, MINUTES_MS } from '../killed';

it(
  'a browser that is killed at any moment goes on with the game that was played, with every flick that was seen flying',
  async () => {
    expect((await killed({ browser: 0, app: 4 })).at(-1)).toMatch(/^The app: 4 of 4 kills, .* nothing lost$/);
  },
  9 * MINUTES_MS,
);

it(
  'a browser that is killed in the gym opens it as new, and nothing of it lies on the shelf',
  async () => {
    expect((await killed({ browser: 0, app: 3, game: 'gym' })).at(-1)).toMatch(
      /^The app: 3 of 3 kills, .* nothing lost$/,
    );
  },
  9 * MINUTES_MS,
);
