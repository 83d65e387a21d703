import { canonicalJson } from '../../../src/lib';
import type { Captured } from './goldenShape';

/**
 * What an earlier capture says otherwise, or says and this one does not; nothing where the revision has been raised for
 * it. What has come in addition changes no game that was played without it.
 */
export function changedIn(
  before: Readonly<Record<string, unknown>> & { readonly revision?: number },
  now: Captured,
): readonly string[] {
  if (before.revision !== now.revision) return [];
  return Object.entries(now.parts).flatMap(([part, names]) =>
    Object.entries(before[part] ?? {}).flatMap(([name, said]) =>
      canonicalJson(said) === canonicalJson(names[name] ?? null) ? [] : [`${part}: ${name}`],
    ),
  );
}
