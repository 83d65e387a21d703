import type { Note } from '../../score/note';
import type { Rub } from '../../score/rubOf';
import { fileNameOf, type Take } from '../../sounds/catalogue';
import type { Score } from '../../score/score';
import type { SoundBank } from './soundBank';

/**
 * The loudspeaker's own delay makes the first blows of a flick late, where nothing can be started ahead. Up to this a late
 * clack is better than none; beyond, it would be heard as an error.
 */
const MOST_LATE_S = 0.08;
/** Long enough to make no click, short enough to be silence at once. */
const SILENCING_S = 0.008;

export interface Stage {
  readonly context: BaseAudioContext;
  readonly bank: SoundBank;
  readonly output: AudioNode;
}

/**
 * Hands a whole score to the audio thread, to the sample. Its beginning is on the context's clock, and may lie in the
 * past. Answers how to silence what is left of it.
 */
export function scheduleScore(stage: Stage, score: Score, zeroS: number): () => void {
  const { context } = stage;
  const gain = context.createGain();
  gain.connect(stage.output);
  const own = { ...stage, output: gain };
  const voices = score.notes.flatMap((note) => scheduleNote(own, note, zeroS) ?? []);
  const sliding = score.rub && scheduleRub(own, score.rub, zeroS);
  if (sliding) voices.push(sliding);
  return () => {
    gain.gain.setTargetAtTime(0, context.currentTime, SILENCING_S / 4);
    for (const voice of voices) voice.stop(context.currentTime + SILENCING_S);
  };
}

function scheduleNote(stage: Stage, { take, atMs, gain, rate }: Note, zeroS: number): AudioScheduledSourceNode | null {
  if (take === null) return null;
  const atS = zeroS + atMs / 1000;
  return startVoice(stage, take, { atS, gain, rate });
}

export function startVoice(
  { context, bank, output }: Stage,
  take: Take,
  { atS, gain, rate }: { readonly atS: number; readonly gain: number; readonly rate: number },
): AudioScheduledSourceNode | null {
  const buffer = bank.get(fileNameOf(take));
  if (buffer === undefined || atS < context.currentTime - MOST_LATE_S) return null;
  const source = new AudioBufferSourceNode(context, { buffer, playbackRate: rate });
  const level = new GainNode(context, { gain });
  source.connect(level).connect(output);
  source.start(Math.max(atS, context.currentTime));
  return source;
}

function scheduleRub({ context, bank, output }: Stage, rub: Rub, zeroS: number): AudioScheduledSourceNode | null {
  const buffer = bank.get(fileNameOf({ sound: 'slide', variant: 0 }));
  const stepS = rub.stepMs / 1000;
  const missed = Math.max(0, Math.ceil((context.currentTime - zeroS) / stepS));
  const gains = rub.gains.slice(missed);
  if (buffer === undefined || gains.length < 2) return null;
  const atS = zeroS + missed * stepS;
  const lengthS = (gains.length - 1) * stepS;
  const source = new AudioBufferSourceNode(context, { buffer, loop: true });
  const level = new GainNode(context, { gain: 0 });
  level.gain.setValueCurveAtTime(gains, atS, lengthS);
  source.playbackRate.setValueCurveAtTime(rub.rates.slice(missed), atS, lengthS);
  source.connect(level).connect(output);
  source.start(atS);
  source.stop(atS + lengthS);
  return source;
}
