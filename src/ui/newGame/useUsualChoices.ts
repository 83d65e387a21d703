import { useEffect, useState } from 'react';
import type { Played } from '../../session';
import type { NewGameUi } from '../game';
import { useSetting } from '../kit/settings';
import { useDeviceKeeps, type HandedStart } from '../shelf';
import { freshSeed } from './freshSeed';

/**
 * A game that can begin as it is, with whoever sat at the table last; others aim as this device's settings say. null
 * until it is known who that was.
 */
export function useUsualChoices(
  { usual }: NewGameUi<Played>,
  start: HandedStart['start'] | null,
): Played['choices'] | null {
  const { seats } = useDeviceKeeps();
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  const [choices, setChoices] = useState<Played['choices'] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void seats.usualTable().then((table) => {
      if (!isWanted) return;
      const found = usual({ seed: freshSeed(), table, aim, aid });
      setChoices(start === null ? found : start(found));
    });
    return () => {
      isWanted = false;
    };
  }, [seats, usual, start, aim, aid]);
  return choices;
}
