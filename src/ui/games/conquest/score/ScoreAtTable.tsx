import { TEAMS, type Team } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { AtTable } from '../../../game';
import { inSentences } from '../../../kit/components';
import type { ConquestSpeech } from '../words';
import { ScoreBar, type TeamScore } from './ScoreBar';

/** Tokens, bank and markers as they stand at this moment of the telling. */
export function ScoreAtTable({ state, words }: AtTable<ConquestPlayed, ConquestSpeech>) {
  const { teams, bank, active } = state.shown;
  const { t } = words;
  const scoreOf = (team: Team): TeamScore => {
    const { tokens, marker, kept } = teams[team];
    return { tokens, marker, hasArmour: kept.length > 0 };
  };
  const armoured = TEAMS.filter((team) => teams[team].kept.length > 0).map(words.name);
  const spoken = t('conquest.score.spoken', {
    ...{ sword: teams.sword.tokens, skull: teams.skull.tokens, bank },
    ...{ swordMarker: teams.sword.marker, skullMarker: teams.skull.marker },
    active: words.name(active),
  });
  const armour = armoured.length === 0 ? null : t('conquest.score.armour', { teams: armoured.join(', ') });
  return (
    <ScoreBar
      teams={{ sword: scoreOf('sword'), skull: scoreOf('skull') }}
      bank={bank}
      active={active}
      bankName={t('conquest.score.bank')}
      spoken={inSentences(spoken, armour)}
    />
  );
}
