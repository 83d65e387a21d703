import fs from 'node:fs';
import path from 'node:path';
import { peakOf } from '../../scripts/sounds/loudness';
import { MUSIC_RECIPES } from '../../scripts/sounds/music/recipes';
import { encodeWav } from '../../scripts/sounds/wav';

const FOLDER = path.join(__dirname, '../../assets/music');
const HEADER_BYTES = 44;
/** Whose games hand music in. */
const CATALOGUES = ['catacombs', 'conquest'];

const wantedBy = (game: string): readonly string[] => {
  const file = path.join(__dirname, `../../src/ui/games/${game}/catalogue/sounds.ts`);
  return [...fs.readFileSync(file, 'utf8').matchAll(/assets\/music\/(\w+)\.wav/g)].map(([, name]) => name!);
};

const bytesOf = (name: string): Buffer => fs.readFileSync(path.join(FOLDER, `${name}.wav`));
const rateHzOf = (name: string): number => bytesOf(name).readUInt32LE(24);

function samplesOf(name: string): Float64Array {
  const file = bytesOf(name);
  const count = (file.length - HEADER_BYTES) / 2;
  return Float64Array.from({ length: count }, (_, i) => file.readInt16LE(HEADER_BYTES + 2 * i) / 32_768);
}

const rmsOf = (samples: Float64Array): number => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / samples.length);

/** How strong one tone is in a part of a sound, from 0 to 1. */
function toneShare(samples: Float64Array, hz: number, rateHz: number): number {
  let cos = 0;
  let sin = 0;
  samples.forEach((x, i) => {
    cos += x * Math.cos((2 * Math.PI * hz * i) / rateHz);
    sin += x * Math.sin((2 * Math.PI * hz * i) / rateHz);
  });
  return (2 * Math.hypot(cos, sin)) / samples.length / (rmsOf(samples) * Math.SQRT2);
}

describe('the committed music', () => {
  const names = [...MUSIC_RECIPES.keys()];

  it('is exactly what the recipes make, and all that the games ask for', () => {
    expect([...new Set(CATALOGUES.flatMap(wantedBy))].sort()).toEqual([...names].sort());
    expect(fs.readdirSync(FOLDER).sort()).toEqual(names.map((name) => `${name}.wav`).sort());
    for (const [name, { keepsEvery, make }] of MUSIC_RECIPES) {
      expect({ name, same: encodeWav(make(), keepsEvery).equals(bytesOf(name)) }).toEqual({ name, same: true });
    }
  });

  it('is a light download', () => {
    expect(names.reduce((sum, name) => sum + bytesOf(name).length, 0)).toBeLessThan(560_000);
  });

  it.each(names)('%s never clips, is heard and holds no hum', (name) => {
    const samples = samplesOf(name);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.901);
    expect(rmsOf(samples)).toBeGreaterThan(0.01);
    expect(Math.abs(samples.reduce((sum, x) => sum + x, 0) / samples.length)).toBeLessThan(2e-3);
  });

  it.each(names.filter((name) => name !== 'bed'))('%s is heard at once and ends in silence', (name) => {
    const samples = samplesOf(name);
    const soon = samples.subarray(0, Math.round(0.12 * rateHzOf(name)));
    expect(peakOf(soon)).toBeGreaterThan(0.1 * peakOf(samples));
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(1e-3);
  });

  it('has a bed without a seam, that never stands out', () => {
    const samples = samplesOf('bed');
    const jumps = samples.map((x, i) => Math.abs(x - samples.at(i - 1)!));
    const usual = [...jumps].sort((a, b) => a - b)[Math.floor(0.99 * jumps.length)]!;
    expect(jumps[0]!).toBeLessThan(usual);
    const seconds = Array.from({ length: 12 }, (_, s) =>
      rmsOf(samples.subarray(s * rateHzOf('bed'), (s + 1) * rateHzOf('bed'))),
    );
    expect(Math.max(...seconds) / Math.min(...seconds)).toBeLessThan(3);
  });

  it('ends a victory on the bright third, a defeat on the dark one', () => {
    const endOf = (name: string) => samplesOf(name).subarray(-Math.round(0.9 * rateHzOf(name)));
    const victory = endOf('victory');
    expect(toneShare(victory, 369.99, rateHzOf('victory'))).toBeGreaterThan(
      5 * toneShare(victory, 349.23, rateHzOf('victory')),
    );
    const defeat = endOf('defeat');
    expect(toneShare(defeat, 116.4, rateHzOf('defeat'))).toBeGreaterThan(
      5 * toneShare(defeat, 123.3, rateHzOf('defeat')),
    );
  });
});
