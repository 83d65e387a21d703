import { err, ok, type Result } from '../../../lib';
import { NoSuchFace } from '../dice';
import type { GameState, GameTypes, Prompt } from '../state';
import type { Refusal } from '../refusal';
import { advance, timelineOf, type RecordedStep, type Timeline } from '../timeline';
import type { FileFault } from './fileFault';
import type { GameRecord, RecordBook } from './gameRecord';
import type { WrittenTakingBack } from './stepSchemas';

/** The commands that an undo or a retake took back: their events did not happen after all. */
export interface TakenBack {
  readonly kind: 'takenBack';
  readonly by: 'undo' | 'retake';
  readonly commands: number;
}

export interface Replayed<G extends GameTypes> {
  readonly timeline: Timeline<G>;
  readonly events: readonly (G['event'] | TakenBack)[];
}

const isTakingBack = (step: unknown): step is WrittenTakingBack =>
  typeof step === 'object' && step !== null && 'kind' in step && (step.kind === 'undo' || step.kind === 'retake');

/** A step as it stands in a record, with everything that a hand left out. */
export function completeStep<G extends GameTypes, Setup, Written>(
  book: RecordBook<G, Setup, Written>,
  state: GameState<G>,
  step: Written | WrittenTakingBack,
): RecordedStep<G> {
  if (!isTakingBack(step)) return book.complete(step, state);
  if (step.kind === 'undo') return { kind: 'undo' };
  return { kind: 'retake', agreedBy: step.agreedBy ?? book.game.seatsOf(state) };
}

const MAX_TOLD = 12;

function asked<G extends GameTypes, Setup, Written>(
  book: RecordBook<G, Setup, Written>,
  prompt: Prompt<G> | null,
): string {
  if (prompt === null) return '';
  const offered = book.offered(prompt.ask);
  const told = [...offered.slice(0, MAX_TOLD), ...(offered.length > MAX_TOLD ? ['…'] : [])];
  return `; asked here: ${prompt.ask.kind} for ${prompt.purpose.kind}: ${told.join(' | ')}`;
}

function said({ reason, rule, details }: Refusal): string {
  const told = Object.entries(details).map(([key, value]) => ` ${key}=${value}`);
  return `${reason}${rule === null ? '' : ` (${rule})`}${told.join('')}`;
}

/** A refusal may say itself what of the set-up is wrong. */
export function notStarted(refusal: Refusal): FileFault {
  const { place, message } = refusal.details;
  if (place === undefined || message === undefined) return { place: 'setup', message: `refused: ${said(refusal)}` };
  return { place: `setup.${place}`, message: `${message}${refusal.rule === null ? '' : ` (${refusal.rule})`}` };
}

/** Plays a record through the rules. Physics is not run again: what came of each flick stands in the record. */
export function replay<G extends GameTypes, Setup, Written>(
  book: RecordBook<G, Setup, Written>,
  record: GameRecord<Setup, Written | WrittenTakingBack>,
): Result<Replayed<G>, FileFault> {
  return withGivenFaces(() => replayed(book, record));
}

/** A face that was given and cannot come up is a fault of the file. */
export function withGivenFaces<T>(play: () => Result<T, FileFault>): Result<T, FileFault> {
  try {
    return play();
  } catch (cause) {
    if (cause instanceof NoSuchFace) return err({ place: 'setup.draws', message: cause.message });
    throw cause;
  }
}

function replayed<G extends GameTypes, Setup, Written>(
  book: RecordBook<G, Setup, Written>,
  { setup, seed, commands }: GameRecord<Setup, Written | WrittenTakingBack>,
): Result<Replayed<G>, FileFault> {
  const started = book.start(setup, seed);
  if (!started.ok) return err(notStarted(started.error));
  const events: (G['event'] | TakenBack)[] = [...started.value.events];
  let timeline = timelineOf(started.value);
  for (const [index, written] of commands.entries()) {
    const advanced = advance(book.game, timeline, completeStep(book, timeline.state, written));
    if (!advanced.ok) {
      const message = `refused: ${said(advanced.refusal)}${asked(book, timeline.state.prompt)}`;
      return err({ place: `commands[${index}]`, message });
    }
    const gone = timeline.steps.length - advanced.timeline.steps.length;
    if (isTakingBack(written)) events.push({ kind: 'takenBack', by: written.kind, commands: gone });
    events.push(...advanced.events);
    timeline = advanced.timeline;
  }
  return ok({ timeline, events });
}
