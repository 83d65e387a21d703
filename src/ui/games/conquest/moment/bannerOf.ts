import type { ConquestPlayed } from '../../../../session/conquest';
import type { AtTable, Banner } from '../../../game';
import type { ConquestSpeech } from '../words';

/** What is said right across the arena at this beat: a team will have no card in its next turn. */
export function bannerOf({ state: { beat }, words }: AtTable<ConquestPlayed, ConquestSpeech>): Banner | null {
  if (beat?.kind !== 'event' || beat.event.kind !== 'stunned') return null;
  return { icon: 'stunning', text: words.t('conquest.table.stunned', { team: words.name(beat.event.team) }) };
}
