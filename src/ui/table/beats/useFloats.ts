import { useEffect, useRef, useState } from 'react';
import { ifItCan, type BoardFloat, type ScenePiece } from '../../../board';
import type { Beat, Played } from '../../../session';
import { MOTION_MS } from '../../../theme';
import type { AnyTable, AnyTableUi } from '../../game';
import { floatsOf } from './floatsOf';
import { useTranslation } from 'react-i18next';

const NOTHING: readonly ScenePiece[] = [];

export interface FloatsToShow {
  readonly tells: AnyTableUi['tells'];
  readonly beat: Beat<Played> | null;
  readonly words: AnyTable['words'];
  /** What lies on the board; null where none does. */
  readonly pieces: readonly ScenePiece[] | null;
}

/** What rises over the discs at this moment. */
export function useFloats({ tells, beat, words, pieces }: FloatsToShow): readonly BoardFloat[] {
  const { t } = useTranslation();
  const [floats, setFloats] = useState<readonly BoardFloat[]>([]);
  const latest = useRef({ tells, words, pieces, t });
  useEffect(() => {
    latest.current = { tells, words, pieces, t };
  });

  useEffect(() => {
    if (beat === null || beat.kind === 'flight') return;
    const { pieces: lying, t: say, ...told } = latest.current;
    const source = { ...told, pieces: lying ?? NOTHING, missed: say('table.told.missed') };
    const rising = ifItCan('float', () => floatsOf(beat, source), []);
    if (rising.length === 0) return;
    const keys = rising.map(({ key }) => key);
    const others = (risen: readonly BoardFloat[]) => risen.filter(({ key }) => !keys.includes(key));
    setFloats((risen) => [...others(risen), ...rising]);
    // It outlives the beat that it came of.
    setTimeout(() => setFloats(others), MOTION_MS.float);
  }, [beat]);

  return floats;
}
