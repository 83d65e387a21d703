import type { Knob, Level, Mixer, Source } from '../mixing/mixer';
import { contextTimeAt } from './audioClock';

const knobOf = (param: AudioParam): Knob => ({
  approach: (value, fromS, constantS) => void param.setTargetAtTime(value, fromS, constantS),
  rampTo: (value, atS) => void param.linearRampToValueAtTime(value, atS),
  follow: (values, fromS, lengthS) => void param.setValueCurveAtTime([...values], fromS, lengthS),
  forgetFrom: (atS) => void param.cancelScheduledValues(atS),
});

/** Levels are nodes, which a mixer alone may see. */
const nodes = new WeakMap<Level, GainNode>();

/** A mixer that only mixes is an offline one's too. */
export function mixerOf(context: BaseAudioContext): Omit<Mixer<AudioBuffer>, 'wake' | 'timeAt'> {
  const inputOf = (level: Level | null): AudioNode => (level && nodes.get(level)) ?? context.destination;
  return {
    aheadMs: null,
    isRunning: () => context.state === 'running',
    nowS: () => context.currentTime,
    async load(recording) {
      const answer = await fetch(String(recording));
      return context.decodeAudioData(await answer.arrayBuffer());
    },
    level(gain, into) {
      const node = new GainNode(context, { gain });
      node.connect(inputOf(into));
      const level: Level = { gain: knobOf(node.gain) };
      nodes.set(level, node);
      return level;
    },
    source(buffer, { rate, loops }, into): Source {
      const node = new AudioBufferSourceNode(context, { buffer, playbackRate: rate, loop: loops });
      node.connect(inputOf(into));
      return {
        rate: knobOf(node.playbackRate),
        start: (atS) => node.start(atS),
        stop: (atS) => node.stop(atS),
      };
    },
  };
}

export const webMixer = (context: AudioContext): Mixer<AudioBuffer> => ({
  ...mixerOf(context),
  wake: () => context.resume(),
  timeAt: (performanceMs) => contextTimeAt(context, performanceMs),
});
