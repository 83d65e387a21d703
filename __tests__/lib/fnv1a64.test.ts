import { canonicalJson, fnv1a64 } from '../../src/lib';

describe('fnv1a64', () => {
  // From the authors' own table of test vectors.
  it.each([
    ['', 'cbf29ce484222325'],
    ['a', 'af63dc4c8601ec8c'],
    ['b', 'af63df4c8601f1a5'],
    ['foobar', '85944171f73967e8'],
    ['chongo was here!\n', '46810940eff5f915'],
  ])('of %j is %s', (text, hash) => {
    expect(fnv1a64(text)).toBe(hash);
  });

  it.each(['é', '€', '🎲', 'la Crypte aux échos — 12 €'])('hashes %s as UTF-8', (text) => {
    const mask = (1n << 64n) - 1n;
    let hash = 0xcbf29ce484222325n;
    for (const byte of Buffer.from(text, 'utf8')) hash = ((hash ^ BigInt(byte)) * 0x100000001b3n) & mask;
    expect(fnv1a64(text)).toBe(hash.toString(16).padStart(16, '0'));
  });
});

describe('canonicalJson', () => {
  it('is the same whatever the order of the keys, at every depth', () => {
    expect(canonicalJson({ b: [{ z: null, y: 1.5 }], a: 'é' })).toBe('{"a":"é","b":[{"y":1.5,"z":null}]}');
    expect(canonicalJson({ b: 1, a: { d: 2, c: 3 } })).toBe(canonicalJson({ a: { c: 3, d: 2 }, b: 1 }));
  });

  it('leaves out what JSON leaves out', () => {
    const value = { a: undefined, b: 1 };
    expect(JSON.parse(canonicalJson(value))).toEqual(JSON.parse(JSON.stringify(value)));
  });

  it('keeps the order of lists', () => {
    expect(canonicalJson([2, 1])).not.toBe(canonicalJson([1, 2]));
  });
});
