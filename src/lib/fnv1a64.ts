const OFFSET_HIGH = 0xcbf29ce4;
const OFFSET_LOW = 0x84222325;
/** The prime is 2^40 + 0x1b3: multiplying by it is a small product and a shift. */
const PRIME_LOW = 0x1b3;

const hexOf = (half: number): string => (half >>> 0).toString(16).padStart(8, '0');

/**
 * The 64-bit FNV-1a hash of a text in UTF-8, as 16 hexadecimal digits. The bytes are made by hand, because not every
 * JavaScript engine of a phone brings an encoder, and the products in halves of 16 bits, which stay small integers.
 */
export function fnv1a64(text: string): string {
  let high = OFFSET_HIGH | 0;
  let low = OFFSET_LOW | 0;

  function mix(byte: number): void {
    const mixed = low ^ byte;
    const lower = (mixed & 0xffff) * PRIME_LOW;
    const upper = (mixed >>> 16) * PRIME_LOW + (lower >>> 16);
    high = (Math.imul(high, PRIME_LOW) + (upper >>> 16) + (mixed << 8)) | 0;
    low = (upper << 16) | (lower & 0xffff);
  }

  for (let index = 0; index < text.length; index++) {
    const code = text.codePointAt(index) ?? 0;
    if (code < 0x80) {
      mix(code);
      continue;
    }
    const tailCount = code < 0x800 ? 1 : code < 0x1_0000 ? 2 : 3;
    const lead = tailCount === 1 ? 0xc0 : tailCount === 2 ? 0xe0 : 0xf0;
    mix(lead | (code >> (6 * tailCount)));
    for (let tail = tailCount - 1; tail >= 0; tail--) mix(0x80 | ((code >> (6 * tail)) & 0x3f));
    // Two units of the text made one character.
    if (tailCount === 3) index += 1;
  }
  return hexOf(high) + hexOf(low);
}
