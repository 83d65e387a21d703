import type { Command, RecordBook } from '../../machine';
import type { FlickAsk } from '../../flicking';
import { catacombs, openCatacombs } from '../game';
import type { CatacombsSetup } from '../model/setup';
import type { CatacombsState, CatacombsTypes } from '../model/types';
import type { CatacombsAsk } from '../words/asks';
import { completeResult } from './completeResult';
import { restored } from './restored';
import { setupSchema } from './setupSchema';
import { summaryOf } from './summaryOf';
import { stepSchema, type WrittenAnswer, type WrittenFlick } from './stepSchema';

/** The disc that is meant when there is only one to flick. */
const onlyDisc = ({ discs, projectile }: FlickAsk): string =>
  projectile?.id ?? (discs.length === 1 ? discs[0] : '') ?? '';

function completeFlick(written: WrittenFlick, ask: FlickAsk | null): Command<CatacombsTypes> {
  if (written.flick === null) return { ...written, flick: null };
  const { discId, from, ...velocity } = written.flick;
  const meant = discId ?? (ask === null ? '' : onlyDisc(ask));
  return { ...written, flick: { discId: meant, from: from ?? null, ...velocity } };
}

function complete(written: WrittenAnswer, { prompt }: CatacombsState): Command<CatacombsTypes> {
  const ask = prompt?.ask ?? null;
  if (written.kind === 'flick') return completeFlick(written, ask?.kind === 'flick' ? ask : null);
  if (written.kind !== 'flickResolved') return written;
  if (ask?.kind === 'flickResolved') return { ...written, ...completeResult(written, ask) };
  // Nothing is in flight: the rules will say so.
  return { ...written, contacts: [], exits: [], rest: { discs: [], projectile: null, riders: [] } };
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
