import type { Command, RecordBook } from '../../machine';
import { completeFlick, completeResult } from '../../flicking';
import { catacombs, openCatacombs } from '../game';
import type { CatacombsSetup } from '../model/setup';
import type { CatacombsState, CatacombsTypes } from '../model/types';
import type { CatacombsAsk } from '../words/asks';
import { restored } from './restored';
import { setupSchema } from './setupSchema';
import { summaryOf } from './summaryOf';
import { stepSchema, type WrittenAnswer } from './stepSchema';

function complete(written: WrittenAnswer, { prompt }: CatacombsState): Command<CatacombsTypes> {
  const ask = prompt?.ask ?? null;
  if (written.kind === 'flick') return completeFlick(written, ask?.kind === 'flick' ? ask : null);
  if (written.kind !== 'flickResolved') return written;
  return completeResult(written, ask?.kind === 'flickResolved' ? ask : null);
}

function offered(ask: CatacombsAsk): readonly string[] {
  if (ask.kind === 'choose') return ask.options;
  if (ask.kind === 'amounts') return Object.keys(ask.limits);
  if (ask.kind === 'place') return ask.pieces.map(({ id }) => id);
  if (ask.kind === 'flick') return ask.projectile === null ? ask.discs : [...ask.discs, ask.projectile.id];
  return [ask.shot.discId];
}

/** How games of Catacombs are written down and read again. */
export const catacombsBook: RecordBook<CatacombsTypes, CatacombsSetup, WrittenAnswer> = {
  game: catacombs,
  setup: setupSchema,
  step: stepSchema,
  start: openCatacombs,
  offered,
  complete,
  summaryOf,
  restored,
};
