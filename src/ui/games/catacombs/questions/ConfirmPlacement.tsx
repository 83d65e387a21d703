import { CONFIRM } from '../../../../rules/catacombs';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../../theme';
import { HandRow, LeatherButton } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { Agreed, answerWith, Question, Submit } from '../../../table/question';
import { taskNow } from '../parts/taskNow';

/** Everybody says that their heroes stand well, or puts them down again; nobody else’s can be moved. */
export function ConfirmPlacement(asked: Asked<'confirmPlacement'>) {
  const { t } = useTranslation();
  const { session, state, words } = asked;
  return (
    <Question
      asked={asked}
      footer={
        <HandRow style={styles.buttons}>
          <LeatherButton
            label={t('prompts.placeAgain')}
            icon="undo"
            onPress={() => answerWith(session, state.hand)}
            style={styles.share}
            testID={`option-${state.hand}`}
          />
          <View style={styles.share}>
            <Submit label={words.option(CONFIRM)} isReady onPress={() => answerWith(session, CONFIRM)} />
          </View>
        </HandRow>
      }
    >
      <Agreed words={words} seats={taskNow(state.view, 'confirmPlacement')?.confirmed ?? []} as="prompts.isReady" />
    </Question>
  );
}

const styles = StyleSheet.create({
  buttons: { flexWrap: 'wrap', gap: SPACE.s },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 150 },
});
