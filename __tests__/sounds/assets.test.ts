import { loudnessDb, peakOf } from '../../scripts/sounds/loudness';
import { RECIPES } from '../../scripts/sounds/recipes';
import { encodeWav } from '../../scripts/sounds/wav';
import { bytesOf, centroidHz, decayMs, onsetMs, samplesOf, soundNames } from './measure';

const KNOCKS = soundNames().filter((name) => !name.startsWith('slide'));
const variantsOf = (family: string): string[] => soundNames().filter((name) => name.replace(/\d+$/, '') === family);
const BY_SIZE = ['woodTiny', 'woodSmall', 'woodMedium', 'woodLarge'];

const mean = (values: readonly number[]): number => values.reduce((sum, x) => sum + x, 0) / values.length;
const centroidOf = (family: string): number => mean(variantsOf(family).map((name) => centroidHz(samplesOf(name))));
const loudnessOf = (family: string): number => mean(variantsOf(family).map((name) => loudnessDb(samplesOf(name))));

describe('the committed sounds', () => {
  it('are exactly those that the recipes make', () => {
    expect(soundNames()).toEqual([...RECIPES.keys()].sort());
    for (const [name, make] of RECIPES)
      expect({ name, same: encodeWav(make()).equals(bytesOf(name)) }).toEqual({ name, same: true });
  });

  it('are a light download', () => {
    expect(soundNames().reduce((sum, name) => sum + bytesOf(name).length, 0)).toBeLessThan(250_000);
  });

  it.each(soundNames())('%s never clips and holds no hum', (name) => {
    const samples = samplesOf(name);
    expect(peakOf(samples)).toBeLessThanOrEqual(0.901);
    expect(Math.abs(mean([...samples]))).toBeLessThan(1e-3);
    expect(loudnessDb(samples)).toBeGreaterThan(-28);
    expect(loudnessDb(samples)).toBeLessThan(-18);
  });

  it.each(KNOCKS)('%s strikes at once, dies away and ends in silence', (name) => {
    const samples = samplesOf(name);
    expect(onsetMs(samples)).toBeLessThan(1);
    expect(decayMs(samples)).toBeGreaterThan(10);
    expect(decayMs(samples)).toBeLessThan(80);
    expect(Math.abs(samples.at(-1)!)).toBeLessThan(1e-4);
  });

  it('sound darker and louder as the disc grows', () => {
    const centroids = BY_SIZE.map(centroidOf);
    const loudness = BY_SIZE.map(loudnessOf);
    for (let i = 1; i < BY_SIZE.length; i += 1) {
      expect(centroids[i]!).toBeLessThan(0.85 * centroids[i - 1]!);
      expect(loudness[i]!).toBeGreaterThan(loudness[i - 1]! + 0.5);
    }
  });

  it('tell stone and wall from wood by brightness', () => {
    expect(centroidOf('stone')).toBeGreaterThan(1.7 * centroidOf('woodMedium'));
    expect(centroidOf('wall')).toBeLessThan(0.7 * centroidOf('woodLarge'));
  });

  it('tell glass from stone by how long it rings', () => {
    const ringOf = (family: string): number => mean(variantsOf(family).map((name) => decayMs(samplesOf(name))));
    expect(ringOf('glass')).toBeGreaterThan(1.5 * ringOf('stone'));
    expect(centroidOf('glass')).toBeGreaterThan(1.7 * centroidOf('woodMedium'));
  });

  it('never repeat a blow: the variants of a sound differ, but not in loudness', () => {
    for (const family of [...BY_SIZE, 'stone', 'glass', 'wall']) {
      const levels = variantsOf(family).map((name) => loudnessDb(samplesOf(name)));
      expect(Math.max(...levels) - Math.min(...levels)).toBeLessThan(1);
      expect(new Set(variantsOf(family).map((name) => bytesOf(name).toString('base64'))).size).toBe(levels.length);
    }
  });

  it('slide without a seam: the jump from the end to the beginning is like any other', () => {
    const samples = samplesOf('slide1');
    const jumps = samples.map((x, i) => Math.abs(x - samples.at(i - 1)!));
    const usual = [...jumps].sort((a, b) => a - b)[Math.floor(0.99 * jumps.length)]!;
    expect(jumps[0]!).toBeLessThan(usual);
  });
});
