import { useCallback, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Quarters } from '../../../lib';
import type { PlaceMm } from '../../../board';
import { bearingOf, boardPart, degreesOf, gapMm, type Round } from './bearing';

/** Nearer than this, rims are as good as touching. */
const TOUCHING_MM = 0.5;
const MM_PER_CM = 10;

export interface BearingWords {
  /** How far it is. */
  readonly distance: (mm: number) => string;
  /** Where one piece lies, seen from another: "ahead right, 14 cm". */
  readonly seenFrom: (from: Round, to: Round) => string;
  /** Which way an aim goes: "30° right". */
  readonly heading: (x: number, y: number) => string;
  /** Whereabouts on the board, for want of anything to see it from: "far left". */
  readonly whereabouts: (place: PlaceMm, board: { readonly widthMm: number; readonly heightMm: number }) => string;
}

/** The board in words, from the side on which the player sits. */
export function useBearings(turn: Quarters): BearingWords {
  const { t } = useTranslation();
  const distance = useCallback(
    (mm: number): string => {
      if (mm < TOUCHING_MM) return t('aim.distance.touching');
      return mm < MM_PER_CM
        ? t('aim.distance.mm', { distance: Math.max(1, Math.round(mm)) })
        : t('aim.distance.cm', { distance: Math.round(mm / MM_PER_CM) });
    },
    [t],
  );
  return useMemo(
    () => ({
      distance,
      seenFrom: (from, to) =>
        t('aim.seenFrom', {
          bearing: t(`aim.bearing.${bearingOf(from, to, turn)}`),
          distance: distance(gapMm(from, to)),
        }),
      heading: (x, y) => {
        const degrees = Math.round(degreesOf(x, y, turn));
        if (degrees === 0) return t('aim.heading.ahead');
        if (Math.abs(degrees) === 180) return t('aim.heading.back');
        return t(degrees > 0 ? 'aim.heading.right' : 'aim.heading.left', { degrees: Math.abs(degrees) });
      },
      whereabouts: (place, board) => t(`aim.where.${boardPart(place, board, turn)}`),
    }),
    [t, distance, turn],
  );
}
