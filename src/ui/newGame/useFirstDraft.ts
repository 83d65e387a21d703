import { useEffect, useState } from 'react';
import type { Adventure } from '../../rules/catacombs';
import { newGameDraft, proposedDraft, withAdventure, type NewGameDraft } from '../../session/catacombs';
import { useSetting } from '../kit/settings';
import { deviceSeats } from './deviceSeats';
import { freshSeed } from './freshSeed';

/**
 * A game that can begin as it is, with whoever sat at the table last, or alone where nobody has yet; others aim as this
 * device's settings say. null until it is known who that was.
 */
export function useFirstDraft(story: Adventure | null): NewGameDraft | null {
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  const [draft, setDraft] = useState<NewGameDraft | null>(null);
  useEffect(() => {
    let isWanted = true;
    void deviceSeats()
      .usualTable()
      .then((table) => {
        const plain = newGameDraft(freshSeed());
        const players = plain.players.map((player) => ({ ...player, aim, aid }));
        const usual = proposedDraft({ ...plain, players }, table);
        if (isWanted) setDraft(story === null ? usual : withAdventure(usual, story));
      });
    return () => {
      isWanted = false;
    };
  }, [aim, aid, story]);
  return draft;
}
