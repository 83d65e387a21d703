import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardFloat } from '../../../board';
import type { TableState } from '../../../session';
import { MOTION_MS } from '../../../theme';
import { floatOf } from './floatOf';

/** What rises over the discs at this moment. */
export function useFloats({ beat, shown }: Pick<TableState, 'beat' | 'shown'>): readonly BoardFloat[] {
  const { t } = useTranslation();
  const [floats, setFloats] = useState<readonly BoardFloat[]>([]);
  const latest = useRef({ shown, t });
  useEffect(() => {
    latest.current = { shown, t };
  });

  useEffect(() => {
    if (beat?.kind !== 'event') return;
    const { shown: table, t: say } = latest.current;
    const float = floatOf(beat.number, beat.event, table, {
      killed: say('table.told.killed'),
      unharmed: say('table.told.unharmed'),
      down: say('table.told.down'),
      up: say('table.told.up'),
      back: say('table.told.back'),
      frozen: say('table.told.frozen'),
      free: say('table.told.free'),
      absorbed: say('table.told.absorbed'),
    });
    if (float === null) return;
    const others = (risen: readonly BoardFloat[]) => risen.filter(({ key }) => key !== float.key);
    setFloats((risen) => [...others(risen), float]);
    // It outlives the beat that it came of.
    setTimeout(() => setFloats(others), MOTION_MS.float);
  }, [beat]);

  return floats;
}
