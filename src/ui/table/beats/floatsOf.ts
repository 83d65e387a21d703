import type { BoardFloat, ScenePiece } from '../../../board';
import type { Beat, Played } from '../../../session';
import type { Float, TellRows, TableWords } from '../../game';

type ToldBeat<P extends Played> = Exclude<Beat<P>, { kind: 'flight' }>;

export interface FloatSource<P extends Played, W extends TableWords<P>> {
  readonly tells: TellRows<P, W>;
  readonly words: W;
  /** What lies on the board. */
  readonly pieces: readonly ScenePiece[];
  /** Said of a flick that has struck nobody. */
  readonly missed: string;
}

function notesOf<P extends Played, W extends TableWords<P>>(
  beat: ToldBeat<P>,
  { tells, words, pieces, missed }: FloatSource<P, W>,
): readonly Float[] {
  if (beat.kind === 'event') {
    return beat.events.flatMap(
      (event) => tells[event.kind as P['event']['kind']]?.float?.(event as never, words) ?? [],
    );
  }
  const { shot, actor } = beat.film;
  // A missile is gone by now.
  const at = pieces.some(({ id }) => id === shot.discId) ? shot.discId : actor;
  return [{ at, text: missed, tone: 'note' }];
}

/** What is told at once lets rise on the board, where it happened; nothing for what happens nowhere on it. */
export const floatsOf = <P extends Played, W extends TableWords<P>>(
  beat: ToldBeat<P>,
  source: FloatSource<P, W>,
): readonly BoardFloat[] =>
  notesOf(beat, source).flatMap(({ at, text, tone }, index) => {
    const piece = source.pieces.find(({ id }) => id === at);
    if (piece === undefined) return [];
    const { xMm, yMm, radiusMm } = piece;
    return [{ key: `beat-${beat.number}-${index}`, xMm, yMm, radiusMm, text, tone }];
  });
