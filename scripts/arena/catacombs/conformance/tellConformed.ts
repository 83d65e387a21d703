import type { Conformed } from './conform';

/** How often each question was asked, and every fault. */
export function tellConformed(games: readonly Conformed[]): string {
  const asked: Record<string, number> = {};
  for (const [purpose, count] of games.flatMap(({ purposes }) => Object.entries(purposes)))
    asked[purpose] = (asked[purpose] ?? 0) + count;
  const positions = games.reduce((sum, game) => sum + game.positions, 0);
  const faults = games.flatMap((game) => game.faults);
  const kinds = Object.entries(asked).sort(([, a], [, b]) => b - a);
  return [
    `${positions} positions of ${games.length} games, ${kinds.length} kinds of questions, ${faults.length} faults`,
    `  ${kinds.map(([purpose, count]) => `${purpose} ${count}`).join(', ')}`,
    ...faults,
  ].join('\n');
}
