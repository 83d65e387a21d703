import { useState } from 'react';
import { newGameDraft, type NewGameDraft } from '../../../session';
import { useSetting } from '../../settings';
import { freshSeed } from './freshSeed';

/** A game that can begin as it is; everybody aims as this device's settings say. */
export function useFirstDraft(): NewGameDraft {
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  const [draft] = useState(() => newGameDraft(freshSeed()));
  return { ...draft, players: draft.players.map((player) => ({ ...player, aim, aid })) };
}
