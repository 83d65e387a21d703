import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { decoded, differenceOf, type Difference } from './difference';

export interface SceneDifference extends Omit<Difference, 'map'> {
  readonly scene: string;
}

export interface ScenesCompared {
  /** How many scenes both albums have. */
  readonly compared: number;
  readonly differing: readonly SceneDifference[];
  readonly onlyBefore: readonly string[];
  readonly onlyAfter: readonly string[];
}

const scenesIn = (folder: string): readonly string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.png'))
    .sort();

/** Compares what two albums show of each scene, point by point, and leaves a picture of every difference in a third folder. */
export function compareAlbums(before: string, after: string, seen: string): ScenesCompared {
  const [old, now] = [scenesIn(before), scenesIn(after)];
  const shared = now.filter((scene) => old.includes(scene));
  rmSync(seen, { recursive: true, force: true });
  mkdirSync(seen, { recursive: true });
  const differing = shared.flatMap((scene) => {
    const [was, is] = [readFileSync(path.join(before, scene)), readFileSync(path.join(after, scene))];
    if (was.equals(is)) return [];
    const [earlier, later] = [decoded(was), decoded(is)];
    const { map, ...difference } = differenceOf(later, earlier);
    // Of two sizes there is nothing to lay over one another: the picture of now speaks for itself.
    if (difference.changed > 0) writeFileSync(path.join(seen, scene), map?.encodeToBytes() ?? is);
    // Hundreds of pictures are more than the drawing library holds at once.
    for (const image of [earlier, later, map]) image?.dispose();
    if (difference.changed === 0) return [];
    return [{ scene: path.basename(scene, '.png'), ...difference }];
  });
  return {
    compared: shared.length,
    differing: [...differing].sort((a, b) => b.changed - a.changed),
    onlyBefore: old.filter((scene) => !now.includes(scene)),
    onlyAfter: now.filter((scene) => !old.includes(scene)),
  };
}
