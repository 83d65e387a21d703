import type { Beat, Played } from '../../session';
import type { AnyUi } from '../game';

/** The film of this beat; null where it has none. */
export const filmOf = ({ films }: Pick<AnyUi['watched'], 'films'>, beat: Beat<Played> | null) =>
  beat?.kind === 'event' ? (films?.[beat.event.kind] ?? null) : null;
