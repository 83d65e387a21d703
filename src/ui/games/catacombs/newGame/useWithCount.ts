import { choicesAlone, choicesTogether, type CatacombsPlayed } from '../../../../session/catacombs';
import { useSetting } from '../../../kit/settings';

type Choices = CatacombsPlayed['choices'];

/** So many sit down; who does so later aims as this device's settings say, until told otherwise. */
export function useWithCount(): (now: Choices, count: number) => Choices {
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  return (now, count) => {
    const before = new Set(now.players.map(({ seat }) => seat));
    const next = count === 1 ? choicesAlone(now) : choicesTogether(now, count);
    return {
      ...next,
      players: next.players.map((player) => (before.has(player.seat) ? player : { ...player, aim, aid })),
    };
  };
}
