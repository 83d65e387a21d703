import { ok } from '../../lib';
import type { KeyValue } from './keyValue';

/** Keeps texts for as long as the object lives. */
export function memoryKeyValue(initial: Readonly<Record<string, string>> = {}): KeyValue {
  const texts = new Map(Object.entries(initial));
  return {
    read: async (key) => ok(texts.get(key) ?? null),
    write: async (key, text) => {
      texts.set(key, text);
      return ok(null);
    },
  };
}
