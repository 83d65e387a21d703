import { useEffect, useRef, useState } from 'react';
import { ifItCan, type BoardFloat } from '../../../board';
import type { TableState } from '../../../session/catacombs';
import { MOTION_MS } from '../../../theme';
import { floatsOf } from './floatsOf';
import { useCatacombsText } from '../../games/catacombs/words';

/** What rises over the discs at this moment. */
export function useFloats({ beat, shown }: Pick<TableState, 'beat' | 'shown'>): readonly BoardFloat[] {
  const { t } = useCatacombsText();
  const [floats, setFloats] = useState<readonly BoardFloat[]>([]);
  const latest = useRef({ shown, t });
  useEffect(() => {
    latest.current = { shown, t };
  });

  useEffect(() => {
    if (beat === null || beat.kind === 'flight') return;
    const { shown: table, t: say } = latest.current;
    const words = {
      killed: say('table.told.killed'),
      unharmed: say('table.told.unharmed'),
      down: say('table.told.down'),
      up: say('table.told.up'),
      frozen: say('table.told.frozen'),
      free: say('table.told.free'),
      absorbed: say('table.told.absorbed'),
      missed: say('table.told.missed'),
      passes: say('table.told.passes'),
    };
    const rising = ifItCan('float', () => floatsOf(beat, table, words), []);
    if (rising.length === 0) return;
    const keys = rising.map(({ key }) => key);
    const others = (risen: readonly BoardFloat[]) => risen.filter(({ key }) => !keys.includes(key));
    setFloats((risen) => [...others(risen), ...rising]);
    // It outlives the beat that it came of.
    setTimeout(() => setFloats(others), MOTION_MS.float);
  }, [beat]);

  return floats;
}
