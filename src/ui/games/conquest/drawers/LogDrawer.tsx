import type { ConquestPlayed } from '../../../../session/conquest';
import type { DrawerBodyProps } from '../../../game';
import { LogLines } from '../../../table';
import type { ConquestSpeech } from '../words';

/** What has happened, turn by turn. */
export function LogDrawer({ state, words, onReferee }: DrawerBodyProps<ConquestPlayed, ConquestSpeech>) {
  const titleOf = (turn: number): string =>
    turn === 0 ? words.t('conquest.table.setUp') : words.t('conquest.table.turn', { turn });
  return <LogLines state={state} words={words} onReferee={onReferee} titleOf={titleOf} />;
}
