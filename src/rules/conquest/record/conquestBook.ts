import { z } from 'zod';
import { completeFlick, completeResult, flickResolvedSchema, flickSchema } from '../../flicking';
import { chooseSchema, retakeSchema, undoSchema, type Command, type RecordBook } from '../../machine';
import { conquest, openConquest } from '../game';
import type { ConquestSetup } from '../model/setup';
import type { ConquestState, ConquestTypes } from '../model/types';
import type { ConquestAsk } from '../words/asks';
import { setupSchema } from './setupSchema';
import { summaryOf } from './summaryOf';

const stepSchema = z.discriminatedUnion('kind', [
  chooseSchema,
  flickSchema,
  flickResolvedSchema,
  undoSchema,
  retakeSchema,
]);

export type ConquestWritten = Exclude<z.output<typeof stepSchema>, { kind: 'undo' | 'retake' }>;

function complete(written: ConquestWritten, { prompt }: ConquestState): Command<ConquestTypes> {
  const ask = prompt?.ask ?? null;
  if (written.kind === 'flick') return completeFlick(written, ask?.kind === 'flick' ? ask : null);
  if (written.kind !== 'flickResolved') return written;
  if (ask?.kind === 'flickResolved') return { ...written, ...completeResult(written, ask) };
  // Nothing is in flight: the rules will say so.
  return { ...written, contacts: [], exits: [], rest: { discs: [], projectile: null, riders: [] } };
}

function offered(ask: ConquestAsk): readonly string[] {
  if (ask.kind === 'choose') return ask.options;
  if (ask.kind === 'flick') return ask.projectile === null ? ask.discs : [...ask.discs, ask.projectile.id];
  return [ask.shot.discId];
}

/** How games of Conquest are written down and read again. */
export const conquestBook: RecordBook<ConquestTypes, ConquestSetup, ConquestWritten> = {
  game: conquest,
  setup: setupSchema,
  step: stepSchema,
  start: openConquest,
  offered,
  complete,
  summaryOf,
};
