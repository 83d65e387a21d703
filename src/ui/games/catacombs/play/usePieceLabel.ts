import { useCallback } from 'react';
import type { BoardScene, ScenePiece } from '../../../../board';
import type { Quarters } from '../../../../lib';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { ShownTable } from '../../../../session/catacombs';
import { lethalPoison } from '../../../../rules/catacombs';
import { useBearings } from '../../../table/aim';
import { useCatacombsText } from '../words';

const STATES = [
  ['canAct', 'table.hero.canAct'],
  ['acted', 'table.hero.acted'],
  ['incapacitated', 'table.hero.down'],
  ['frozen', 'table.piece.frozen'],
  ['wounded', 'table.piece.wounded'],
  ['veiled', 'table.piece.veiled'],
  ['targeted', 'table.piece.target'],
  ['barred', 'table.piece.barred'],
  ['frightened', 'table.piece.frightened'],
] as const;

export interface PieceLabelSource {
  readonly shown: ShownTable;
  readonly scene: BoardScene;
  readonly selectedId: string | null;
  readonly words: CatacombsWords;
  /** How far the board is turned clockwise on the screen. */
  readonly turn: Quarters;
}

/** A piece as a screen reader says it: its name, its life, what it is in, and where it lies. */
export function usePieceLabel(source: PieceLabelSource): (piece: ScenePiece) => string {
  const { shown, scene, selectedId, words, turn } = source;
  const { t } = useCatacombsText();
  const bearings = useBearings(turn);
  const aboard = useCallback(
    (id: string): readonly string[] => {
      const rats = shown.pieces[id]?.swarm.length ?? 0;
      const swallowed = Object.values(shown.heroes).filter(({ swallowedBy }) => swallowedBy === id);
      const heroes = swallowed.map((hero) => words.name(hero.id)).join(', ');
      return [
        ...(rats === 0 ? [] : [t('table.piece.swarm', { rats })]),
        ...(heroes === '' ? [] : [t('table.piece.hasSwallowed', { heroes })]),
      ];
    },
    [shown, words, t],
  );
  return useCallback(
    (piece) => {
      const { id, marks } = piece;
      const hero = shown.heroes[id];
      const life = hero?.life ?? shown.pieces[id]?.life ?? null;
      const max = hero?.maxLife ?? shown.pieces[id]?.maxLife ?? null;
      const chosen = scene.pieces.find((other) => other.id === selectedId);
      const parts = [
        words.name(id),
        ...(life === null || max === null ? [] : [t('table.piece.life', { life, max })]),
        ...(hero === undefined || hero.poison === 0
          ? []
          : [t('table.hero.poison', { poison: hero.poison, lethal: lethalPoison(hero.id) })]),
        ...aboard(id),
        ...(id === selectedId ? [t('table.piece.selected')] : []),
        ...STATES.flatMap(([mark, key]) => (marks.includes(mark) ? [t(key)] : [])),
        chosen === undefined || chosen === piece
          ? bearings.whereabouts(piece, scene)
          : bearings.seenFrom(chosen, piece),
      ];
      return parts.join(', ');
    },
    [shown, scene, selectedId, words, bearings, aboard, t],
  );
}
