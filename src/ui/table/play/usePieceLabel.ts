import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { ScenePiece } from '../../../board';
import type { CatacombsWords } from '../../../i18n/catacombs';
import type { ShownTable } from '../../../session';
import type { TablePlay } from './useTablePlay';

const STATES = [
  ['canAct', 'table.hero.canAct'],
  ['acted', 'table.hero.acted'],
  ['incapacitated', 'table.hero.down'],
  ['wounded', 'table.piece.wounded'],
  ['veiled', 'table.piece.veiled'],
  ['targeted', 'table.piece.target'],
  ['barred', 'table.piece.barred'],
] as const;

/** A piece as a screen reader says it: its name, its life, what it is in. */
export function usePieceLabel(
  shown: ShownTable,
  { selectedId }: Pick<TablePlay, 'selectedId'>,
  words: CatacombsWords,
): (piece: ScenePiece) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ id, marks }) => {
      const piece = shown.pieces[id];
      const hero = shown.heroes[id];
      const life = hero?.life ?? piece?.life ?? null;
      const max = hero?.maxLife ?? piece?.maxLife ?? null;
      const parts = [
        words.name(id),
        ...(life === null || max === null ? [] : [t('table.piece.life', { life, max })]),
        ...(id === selectedId ? [t('table.piece.selected')] : []),
        ...STATES.flatMap(([mark, key]) => (marks.includes(mark) ? [t(key)] : [])),
      ];
      return parts.join(', ');
    },
    [shown, selectedId, words, t],
  );
}
