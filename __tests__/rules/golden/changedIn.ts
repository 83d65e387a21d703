import { canonicalJson } from '../../../src/lib';
import type { Golden } from './goldenShape';

const PARTS = ['cards', 'dungeons', 'games'] as const;

/**
 * What an earlier capture says otherwise, or says and this one does not; nothing where the revision has been raised for
 * it. What has come in addition changes no game that was played without it.
 */
export function changedIn(before: Partial<Golden>, now: Golden): readonly string[] {
  if (before.revision !== now.revision) return [];
  return PARTS.flatMap((part) =>
    Object.entries(before[part] ?? {}).flatMap(([name, said]) =>
      canonicalJson(said) === canonicalJson(now[part][name] ?? null) ? [] : [`${part}: ${name}`],
    ),
  );
}
