import { openTally, planFrom } from './tally';
import { walk } from './walk';

const MOST_MS = { atOnce: 1_200_000, told: 3_600_000, soloGame: 1_500_000, soloRoom: 900_000 } as const;

const only = process.env.ROBOT_ONLY;
const tally = openTally();
const plan = planFrom(Number(process.env.ROBOT_FROM ?? 1)).filter(({ kind }) => only === undefined || kind === only);
const left = plan.filter(({ seed }) => !tally.isPlayed(seed)).slice(0, Number(process.env.ROBOT_COUNT ?? plan.length));

afterAll(() => process.stderr.write(`${tally.summary()}\n`));

it('has games left to play, or has played them all', () => {
  expect(left.length === 0).toBe(plan.every(({ seed }) => tally.isPlayed(seed)));
});

for (const { seed, kind } of left) {
  it(
    `game ${seed}, ${kind}, goes on without a freeze, a crash or an error`,
    async () => {
      const startedMs = Date.now();
      const { wrong, freezesMs } = await walk({ kind, seed, mostMs: MOST_MS[kind] });
      tally.add({ seed, kind, seconds: Math.round((Date.now() - startedMs) / 1000), wrong, freezesMs });
      expect(wrong).toEqual([]);
    },
    MOST_MS[kind] + 120_000,
  );
}
