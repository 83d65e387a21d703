import { useCallback } from 'react';
import type { Quarters } from '../../../../lib';
import type { BoardScene, ScenePiece } from '../../../../board';
import { useBearings } from '../../../table/aim';
import type { ConquestSpeech } from '../words';

const STATES = [
  ['canAct', 'conquest.table.piece.canAct'],
  ['targeted', 'conquest.table.piece.targeted'],
  ['stunned', 'conquest.table.piece.stunned'],
] as const;

export interface PieceLabelSource {
  readonly scene: BoardScene;
  readonly chosen: string | null;
  readonly words: ConquestSpeech;
  /** How far the arena is turned clockwise on the screen. */
  readonly turn: Quarters;
}

/** A piece as a screen reader says it: its name, what it is in, and where it lies. */
export function usePieceLabel(source: PieceLabelSource): (piece: ScenePiece) => string {
  const { scene, chosen, words, turn } = source;
  const bearings = useBearings(turn);
  return useCallback(
    (piece) => {
      const { t } = words;
      const from = scene.pieces.find(({ id }) => id === chosen);
      return [
        words.name(piece.id),
        ...(piece.id === chosen ? [t('conquest.table.piece.selected')] : []),
        ...STATES.flatMap(([mark, key]) => (piece.marks.includes(mark) ? [t(key)] : [])),
        from === undefined || from === piece ? bearings.whereabouts(piece, scene) : bearings.seenFrom(from, piece),
      ].join(', ');
    },
    [scene, chosen, words, bearings],
  );
}
