import {
  decodeAudioData,
  type AudioBuffer,
  type AudioContext,
  type AudioNode,
  type AudioParam,
} from 'react-native-audio-api';
import type { Recording } from '../../music/music';
import type { Knob, Level, Mixer, Source } from '../mixing/mixer';
import { PICTURE_DELAY_MS } from '../pictureDelay';
import type { SteadyClock } from './steadyClock';

/**
 * What is asked of the audio thread waits in a queue of 1024 until it has filled its next buffer, and what does not fit is
 * lost (0.13.6). A sound asks nine times, and no more than thirty fit into a quarter of a second.
 */
const AHEAD_MS = 250;

const knobOf = (param: AudioParam): Knob => ({
  approach: (value, fromS, constantS) => void param.setTargetAtTime(value, fromS, constantS),
  rampTo: (value, atS) => void param.linearRampToValueAtTime(value, atS),
  follow: (values, fromS, lengthS) => void param.setValueCurveAtTime(Float32Array.from(values), fromS, lengthS),
  forgetFrom: (atS) => void param.cancelScheduledValues(atS),
});

/** A recording is a bundled asset's number; decoded at the rate of whoever plays it. */
export const loadAt =
  (sampleRate: number) =>
  (recording: Recording): Promise<AudioBuffer> =>
    decodeAudioData(recording, sampleRate);

export interface Heard {
  readonly clock: SteadyClock;
  /** From the mixer to the ear. */
  delayS(): number;
}

/** What the package's source takes as options it partly leaves undone (0.13.6: a buffer, a loop): all is set afterwards. */
export function deviceMixer(context: AudioContext, { clock, delayS }: Heard): Mixer<AudioBuffer> {
  const nodes = new WeakMap<Level, AudioNode>();
  const inputOf = (level: Level | null): AudioNode => (level && nodes.get(level)) ?? context.destination;
  return {
    aheadMs: AHEAD_MS,
    isRunning: () => context.state === 'running',
    wake: () => context.resume(),
    nowS: () => context.currentTime,
    timeAt: (performanceMs) =>
      Math.max(0, clock.nowS() - delayS() + (performanceMs + PICTURE_DELAY_MS - performance.now()) / 1000),
    load: loadAt(context.sampleRate),
    level(gain, into) {
      const node = context.createGain();
      node.gain.value = gain;
      node.connect(inputOf(into));
      const level: Level = { gain: knobOf(node.gain) };
      nodes.set(level, node);
      return level;
    },
    source(buffer, { rate, loops }, into): Source {
      const node = context.createBufferSource();
      node.buffer = buffer;
      node.loop = loops;
      node.playbackRate.value = rate;
      node.connect(inputOf(into));
      return {
        rate: knobOf(node.playbackRate),
        start: (atS) => node.start(atS),
        stop: (atS) => node.stop(atS),
      };
    },
  };
}
