import { useEffect } from 'react';
import type { TableSession } from '../../../../session';
import type { GymPlayed } from '../../../../session/gym';
import { useSettingsStore } from '../../../kit/settings';

/** How one aims here is how one aims on this device from then on, and the other way round. */
export function useAimKept(session: TableSession<GymPlayed>): void {
  const settings = useSettingsStore();
  useEffect(() => {
    const kept = session.subscribe(({ sheet: { players } }) => {
      const [player] = players;
      const { aimWay, aid } = settings.getState();
      if (player !== undefined && (player.aim !== aimWay || player.aid !== aid))
        settings.setState({ aimWay: player.aim, aid: player.aid });
    });
    const set = settings.subscribe(({ aimWay: aim, aid }) => {
      const { players } = session.getState().sheet;
      if (players.some((player) => player.aim !== aim || player.aid !== aid))
        session.changeSheet({ players: players.map((player) => ({ ...player, aim, aid })) });
    });
    return () => {
      kept();
      set();
    };
  }, [session, settings]);
}
