import { SAMPLE_RATE_HZ, type Signal } from './filters';

const HEADER_BYTES = 44;
const BYTES_PER_SAMPLE = 2;
const FULL_SCALE = 32_767;

/** Mono, 16 bit: the one format that every browser and both phones decode at once, without an encoder to install. */
/** Every so many-th sample can be kept: what is too high to be kept must not be in the signal any more. */
export function encodeWav(whole: Signal, keepsEvery = 1): Buffer {
  const signal = keepsEvery === 1 ? whole : whole.filter((_, i) => i % keepsEvery === 0);
  const rateHz = SAMPLE_RATE_HZ / keepsEvery;
  const dataBytes = signal.length * BYTES_PER_SAMPLE;
  const file = Buffer.alloc(HEADER_BYTES + dataBytes);
  file.write('RIFF', 0, 'latin1');
  file.writeUInt32LE(HEADER_BYTES - 8 + dataBytes, 4);
  file.write('WAVEfmt ', 8, 'latin1');
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(rateHz, 24);
  file.writeUInt32LE(rateHz * BYTES_PER_SAMPLE, 28);
  file.writeUInt16LE(BYTES_PER_SAMPLE, 32);
  file.writeUInt16LE(8 * BYTES_PER_SAMPLE, 34);
  file.write('data', 36, 'latin1');
  file.writeUInt32LE(dataBytes, 40);
  for (let i = 0; i < signal.length; i += 1) {
    const value = Math.max(-1, Math.min(1, signal[i] ?? 0));
    file.writeInt16LE(Math.round(value * FULL_SCALE), HEADER_BYTES + i * BYTES_PER_SAMPLE);
  }
  return file;
}
