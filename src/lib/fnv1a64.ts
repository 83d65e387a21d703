const OFFSET_HIGH = 0xcbf29ce4;
const OFFSET_LOW = 0x84222325;
/** The prime is 2^40 + 0x1b3: multiplying by it is a small product and a shift. */
const PRIME_LOW = 0x1b3;
const RANGE = 0x1_0000_0000;

/** UTF-8, by hand: not every JavaScript engine of a phone brings an encoder. */
function eachByte(text: string, visit: (byte: number) => void): void {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x80) {
      visit(code);
      continue;
    }
    const tailCount = code < 0x800 ? 1 : code < 0x1_0000 ? 2 : 3;
    const lead = tailCount === 1 ? 0xc0 : tailCount === 2 ? 0xe0 : 0xf0;
    visit(lead | (code >> (6 * tailCount)));
    for (let tail = tailCount - 1; tail >= 0; tail--) visit(0x80 | ((code >> (6 * tail)) & 0x3f));
  }
}

/** The 64-bit FNV-1a hash of a text in UTF-8, as 16 hexadecimal digits; every product stays below 2^53. */
export function fnv1a64(text: string): string {
  let high = OFFSET_HIGH;
  let low = OFFSET_LOW;
  eachByte(text, (byte) => {
    const mixed = (low ^ byte) >>> 0;
    const product = mixed * PRIME_LOW;
    high = (Math.imul(high, PRIME_LOW) + Math.floor(product / RANGE) + (mixed << 8)) >>> 0;
    low = product >>> 0;
  });
  return [high, low].map((half) => half.toString(16).padStart(8, '0')).join('');
}
