/**
 * A fingerprint of a value down to the last bit of each number: -0 is not 0 and no rounding is forgiven. Whole-number
 * arithmetic only, so that it is itself the same on every JavaScript engine.
 */
export function digestOf(value: unknown): string {
  const hash: Hash = { high: 0x811c9dc5, low: 0x9dc5811c };
  mixValue(hash, value);
  return hex(hash.high) + hex(hash.low);
}

interface Hash {
  high: number;
  low: number;
}

const hex = (word: number): string => `0000000${(word >>> 0).toString(16)}`.slice(-8);

function mixValue(hash: Hash, value: unknown): void {
  if (typeof value === 'number') return mixNumber(hash, value);
  if (typeof value === 'string') return mixText(hash, value);
  if (Array.isArray(value)) {
    mixWord(hash, value.length);
    for (const item of value) mixValue(hash, item);
    return;
  }
  if (typeof value === 'object' && value !== null) {
    // The same code makes its keys in the same order on every engine, and JSON keeps it.
    for (const key of Object.keys(value)) {
      mixText(hash, key);
      mixValue(hash, (value as Readonly<Record<string, unknown>>)[key]);
    }
    return;
  }
  mixText(hash, String(value));
}

const bits = new DataView(new ArrayBuffer(8));

function mixNumber(hash: Hash, value: number): void {
  bits.setFloat64(0, value);
  mixWord(hash, bits.getInt32(0));
  mixWord(hash, bits.getInt32(4));
}

const knownTexts = new Map<string, number>();

/** Few different keys and ids come very often. */
function mixText(hash: Hash, text: string): void {
  let word = knownTexts.get(text);
  if (word === undefined) {
    word = wordOf(text);
    knownTexts.set(text, word);
  }
  mixWord(hash, word);
}

function wordOf(text: string): number {
  const hash: Hash = { high: text.length, low: 0 };
  for (let at = 0; at < text.length; at++) mixWord(hash, text.charCodeAt(at));
  return hash.high;
}

/** Two FNV-1a lanes with different turns, so that one lane's collision is not the other's. */
function mixWord(hash: Hash, word: number): void {
  hash.high = Math.imul(hash.high ^ word, 0x01000193);
  hash.high ^= hash.high >>> 15;
  hash.low = Math.imul(hash.low ^ ((word << 16) | (word >>> 16)), 0x01000193);
  hash.low ^= hash.low >>> 13;
}
