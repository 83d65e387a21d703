import { compareAlbums } from './compareAlbums';

const SEEN = 'test-output/albumDifferences';

const missing = (side: string, scenes: readonly string[]): readonly string[] =>
  scenes.length === 0 ? [] : [`only in the ${side}: ${scenes.join(', ')}`];

/** Which scenes of two albums differ, and by how much:  npm run album:compare -- BEFORE AFTER */
export default function compare([before, after]: readonly string[]): void {
  if (before === undefined || after === undefined)
    throw new Error('which two folders? npm run album:compare -- BEFORE AFTER');
  const { compared, differing, onlyBefore, onlyAfter } = compareAlbums(before, after, SEEN);
  const rows = differing.map(({ scene, changed, share, most }) => {
    const percent = (share * 100).toFixed(share < 0.001 ? 4 : 2);
    return `${percent.padStart(8)} %  ${String(changed).padStart(8)} points, by ${String(most).padStart(3)} at most  ${scene}`;
  });
  const lines = [
    ...rows,
    ...missing('first', onlyBefore),
    ...missing('second', onlyAfter),
    `${compared} scenes compared, ${differing.length} differ${differing.length > 0 ? `: see ${SEEN}` : ''}`,
  ];
  console.log(lines.join('\n'));
  if (differing.length + onlyBefore.length > 0 || compared === 0) process.exitCode = 1;
}
