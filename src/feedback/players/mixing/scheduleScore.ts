import type { Note } from '../../score/note';
import type { Rub } from '../../score/rubOf';
import type { Score } from '../../score/score';
import { fileNameOf, type Take } from '../../sounds/catalogue';
import type { Level, Mixer, Source } from './mixer';
import type { Tapes } from './tapes';

/**
 * The loudspeaker's own delay makes the first blows of a flick late, where nothing can be started ahead. Up to this a late
 * clack is better than none; beyond, it would be heard as an error.
 */
const MOST_LATE_S = 0.08;
/** Long enough to make no click, short enough to be silence at once. */
const SILENCING_S = 0.008;

export interface Stage<Tape> {
  readonly mixer: Mixer<Tape>;
  readonly tapes: Tapes<Tape>;
  readonly output: Level | null;
}

interface OwnStage<Tape> extends Stage<Tape> {
  readonly output: Level;
}

/**
 * Hands a whole score to the audio thread, to the sample. Its beginning is on the mixer's clock, and may lie in the
 * past. Answers how to silence what is left of it.
 */
export function scheduleScore<Tape>(stage: Stage<Tape>, score: Score, zeroS: number): () => void {
  const { mixer } = stage;
  const output = mixer.level(1, stage.output);
  const own = { ...stage, output };
  const voices = score.notes.flatMap((note) => scheduleNote(own, note, zeroS) ?? []);
  const sliding = score.rub && scheduleRub(own, score.rub, zeroS);
  if (sliding) voices.push(sliding);
  return () => {
    output.gain.approach(0, mixer.nowS(), SILENCING_S / 4);
    for (const voice of voices) voice.stop(mixer.nowS() + SILENCING_S);
  };
}

function scheduleNote<Tape>(stage: OwnStage<Tape>, { take, atMs, gain, rate }: Note, zeroS: number): Source | null {
  if (take === null) return null;
  const atS = zeroS + atMs / 1000;
  return startVoice(stage, take, { atS, gain, rate });
}

export function startVoice<Tape>(
  { mixer, tapes, output }: Stage<Tape>,
  take: Take,
  { atS, gain, rate }: { readonly atS: number; readonly gain: number; readonly rate: number },
): Source | null {
  const tape = tapes.get(fileNameOf(take));
  if (tape === undefined || atS < mixer.nowS() - MOST_LATE_S) return null;
  const source = mixer.source(tape, { rate, loops: false }, mixer.level(gain, output));
  source.start(Math.max(atS, mixer.nowS()));
  return source;
}

function scheduleRub<Tape>({ mixer, tapes, output }: OwnStage<Tape>, rub: Rub, zeroS: number): Source | null {
  const tape = tapes.get(fileNameOf({ sound: 'slide', variant: 0 }));
  const stepS = rub.stepMs / 1000;
  const missed = Math.max(0, Math.ceil((mixer.nowS() - zeroS) / stepS));
  const gains = rub.gains.slice(missed);
  if (tape === undefined || gains.length < 2) return null;
  const atS = zeroS + missed * stepS;
  const lengthS = (gains.length - 1) * stepS;
  const level = mixer.level(0, output);
  level.gain.follow(gains, atS, lengthS);
  const source = mixer.source(tape, { rate: 1, loops: true }, level);
  source.rate.follow(rub.rates.slice(missed), atS, lengthS);
  source.start(atS);
  source.stop(atS + lengthS);
  return source;
}
