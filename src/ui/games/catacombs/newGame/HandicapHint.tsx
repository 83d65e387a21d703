import { StyleSheet } from 'react-native';
import type { Handicap } from '../../../../rules/catacombs';
import { suggestedHandicap, type CatacombsPlayed } from '../../../../session/catacombs';
import { SPACE } from '../../../../theme';
import type { FormProps } from '../../../game';
import { LeatherButton, Panel, Words } from '../../../kit/components';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { useCatacombsText } from '../words';

export interface HandicapHintProps {
  readonly choices: CatacombsPlayed['choices'];
  readonly played: FormProps<CatacombsPlayed>['played'];
  /** null: it is given up again. */
  readonly onTake: (handicap: Handicap | null) => void;
}

/** Where one side keeps winning: what might even the next game out. Only who agrees has it. */
export function HandicapHint({ choices, played, onTake }: HandicapHintProps) {
  const { t } = useCatacombsText();
  const { wording } = useCatacombsWords();
  const suggestion = suggestedHandicap(played, choices);
  if (suggestion === null) return null;
  const { winner, wins, handicap } = suggestion;
  const isTaken = choices.handicap === handicap;
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
