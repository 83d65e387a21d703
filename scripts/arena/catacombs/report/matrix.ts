import { LEVELS } from '../../../../src/ai/core';
import { countOf, percent, table, winsOf, type Played } from './played';

const Z = 1.96;

interface Cell {
  readonly name: string;
  readonly share: number;
  readonly games: number;
}

/** Whether so great a difference comes about by chance one time of twenty. */
function isNoise(a: Cell, b: Cell): boolean {
  const spread = ({ share, games }: Cell): number => (share * (1 - share)) / games;
  return Math.abs(a.share - b.share) < Z * Math.sqrt(spread(a) + spread(b));
}

const told = ({ name, share }: Cell): string => `${name} (${(share * 100).toFixed(0)} %)`;

/** Neighbours that stand the wrong way round: the first of each should be the greater one. */
function wrongPairs(pairs: readonly (readonly [Cell, Cell])[]): readonly string[] {
  return pairs
    .filter(([greater, less]) => greater.games > 0 && less.games > 0 && greater.share < less.share)
    .map(([greater, less]) => `${told(greater)} below ${told(less)}${isNoise(greater, less) ? ', within noise' : ''}`);
}

const judged = (what: string, pairs: readonly (readonly [Cell, Cell])[]): string => {
  const played = pairs.filter((pair) => pair.every(({ games }) => games > 0));
  const wrong = wrongPairs(pairs);
  const said = wrong.length === 0 ? 'none stands the wrong way round' : wrong.join('; ');
  return `- ${what}: ${played.length} of ${pairs.length} neighbours compared, ${said}.`;
};

/** How often heroes of each level win against an overseer of each level, and whether it falls and rises as it should. */
export function tellMatrix(played: readonly Played[]): string {
  const at = (heroes: number, overseer: number): Played | undefined =>
    played.find(({ line }) => line.title === `${heroes}:${overseer}`);
  const cell = (heroes: number, overseer: number): Cell => {
    const found = at(heroes, overseer);
    const games = found?.done.length ?? 0;
    return { name: `${heroes}:${overseer}`, share: found === undefined ? 0 : winsOf(found).share, games };
  };
  const rows = LEVELS.map((heroes) => [
    `**heroes ${heroes}**`,
    ...LEVELS.map((overseer) => {
      const found = at(heroes, overseer);
      if (found === undefined || found.done.length === 0) return 'unfinished';
      const [have, of] = [found.done.length, found.line.jobs.length];
      return `${percent(winsOf(found))}${have < of ? `; ${countOf(have, of)}` : ''}`;
    }),
  ]);
  const steps = LEVELS.slice(1);
  const along = LEVELS.flatMap((heroes) => steps.map((to) => [cell(heroes, to - 1), cell(heroes, to)] as const));
  const down = LEVELS.flatMap((overseer) => steps.map((to) => [cell(to, overseer), cell(to - 1, overseer)] as const));
  return [
    table(['heroes win', ...LEVELS.map((level) => `overseer ${level}`)], rows),
    '',
    judged('It falls along each row', along),
    judged('It rises down each column', down),
  ].join('\n');
}
