import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { BoardFloat } from '../../../board';
import type { TableState } from '../../../session';
import { floatOf } from './floatOf';

/** As long as a float takes to rise and fade; it outlives the beat that it came of. */
const FLOAT_MS = 1400;

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
    });
    if (float === null) return;
    const others = (risen: readonly BoardFloat[]) => risen.filter(({ key }) => key !== float.key);
    setFloats((risen) => [...others(risen), float]);
    setTimeout(() => setFloats(others), FLOAT_MS);
  }, [beat]);

  return floats;
}
