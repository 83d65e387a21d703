import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { HandRow, LeatherButton, Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { answerWith, Question, Submit, useSeveral } from '../../../table/question';
import { PathMap } from '../map/PathMap';
import { picksOf } from '../map/picks';
import { useCatacombsText } from '../words';

/** The Map turns cards over before the way is chosen: tap them, then look; or leave it folded. */
export function UseMap(asked: Asked<'useMap'>) {
  const { t } = useCatacombsText();
  const { session, state, words, ask } = asked;
  const { model } = state.view;
  const several = useSeveral(ask);
  const count = several.chosen.length;
  return (
    <Question
      asked={asked}
      footer={
        <HandRow style={styles.buttons}>
          <LeatherButton
            label={t('prompts.noLook')}
            onPress={() => answerWith(session)}
            style={styles.share}
            testID="none"
          />
          <View style={styles.share}>
            <Submit
              label={t('prompts.look', { number: count })}
              isReady={count > 0}
              onPress={() => answerWith(session, ...several.chosen)}
            />
          </View>
        </HandRow>
      }
    >
      <PathMap
        model={model}
        words={words}
        picks={picksOf(model, ask.options)}
        chosen={several.chosen}
        onPick={several.toggle}
      />
      <Words type="ui" colour={UI.gold} aria-live="polite">
        {t('prompts.chosen', { number: count, max: ask.max })}
      </Words>
    </Question>
  );
}

const styles = StyleSheet.create({
  buttons: { flexWrap: 'wrap', gap: SPACE.s },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
