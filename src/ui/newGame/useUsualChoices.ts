import { useEffect, useState } from 'react';
import { asKnown, type Played } from '../../session';
import type { NewGameUi } from '../game';
import { useSetting } from '../kit/settings';
import { useDeviceKeeps, type HandedStart } from '../shelf';
import { freshSeed } from './freshSeed';

/**
 * A game that can begin as it is, with whoever sat at the table last: who is known here as they want to aim, who is not as
 * they did then, and others as this device's settings say. null until it is known who that was.
 */
export function useUsualChoices(
  { usual }: NewGameUi<Played>,
  start: HandedStart['start'] | null,
): Played['choices'] | null {
  const { seats, people } = useDeviceKeeps();
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  const [choices, setChoices] = useState<Played['choices'] | null>(null);
  useEffect(() => {
    let isWanted = true;
    void Promise.all([seats.usualTable(), people.all()]).then(([table, known]) => {
      if (!isWanted) return;
      const players = table.players.map((player) => asKnown(known, player));
      const found = usual({ seed: freshSeed(), table: { ...table, players }, aim, aid });
      setChoices(start === null ? found : start(found));
    });
    return () => {
      isWanted = false;
    };
  }, [seats, people, usual, start, aim, aid]);
  return choices;
}
