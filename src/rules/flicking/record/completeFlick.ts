import type { FlickAnswer, FlickAsk } from '../flickShape';
import type { WrittenFlick } from './stepSchemas';

/** The disc that is meant when there is only one to flick. */
const onlyDisc = ({ discs, projectile }: FlickAsk): string =>
  projectile?.id ?? (discs.length === 1 ? discs[0] : '') ?? '';

type CompletedFlick = Omit<WrittenFlick, keyof FlickAnswer> & FlickAnswer;

/** A flick with what a hand left out, as far as one is asked for. */
export function completeFlick(written: WrittenFlick, ask: FlickAsk | null): CompletedFlick {
  if (written.flick === null) return { ...written, flick: null };
  const { discId, from, ...velocity } = written.flick;
  const meant = discId ?? (ask === null ? '' : onlyDisc(ask));
  return { ...written, flick: { discId: meant, from: from ?? null, ...velocity } };
}
