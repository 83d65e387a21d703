import { StyleSheet } from 'react-native';
import type { Handicap } from '../../../../rules/catacombs';
import { suggestedHandicap, type NewGameDraft } from '../../../../session/catacombs';
import { SPACE } from '../../../../theme';
import { LeatherButton, Panel, Words } from '../../../kit/components';
import { useGameList } from '../../../shelf';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { useCatacombsText } from '../words';

export interface HandicapHintProps {
  readonly draft: NewGameDraft;
  /** null: it is given up again. */
  readonly onTake: (handicap: Handicap | null) => void;
}

/** Where one side keeps winning: what might even the next game out. Only who agrees has it. */
export function HandicapHint({ draft, onTake }: HandicapHintProps) {
  const { t } = useCatacombsText();
  const { wording } = useCatacombsWords();
  const { listed } = useGameList();
  const suggestion = suggestedHandicap(listed?.ok === true ? listed.value : [], draft);
  if (suggestion === null) return null;
  const { winner, wins, handicap } = suggestion;
  const isTaken = draft.handicap === handicap;
  return (
    <Panel contentStyle={styles.hint}>
      <Words type="ui" aria-live="polite" testID="handicap-hint">
        {isTaken
          ? t('newGame.streak.taken', { handicap: wording.handicaps[handicap].name })
          : t(`newGame.streak.${winner}`, { wins, offer: t(`newGame.handicapOffer.${handicap}`) })}
      </Words>
      <LeatherButton
        icon="coin"
        label={t(isTaken ? 'newGame.streak.giveUp' : 'newGame.streak.take')}
        onPress={() => onTake(isTaken ? null : handicap)}
        testID="take-handicap"
      />
    </Panel>
  );
}

const styles = StyleSheet.create({ hint: { gap: SPACE.s } });
