import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../../theme';
import { LeatherButton } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { answerWith, mapValues, Question, Votes } from '../../../table/question';
import { taskNow } from '../parts/taskNow';
import { PathMap } from '../map/PathMap';
import { picksOf } from '../map/picks';
import { RoomFront } from '../map/RoomFront';
import { useCatacombsText } from '../words';

/** Two cards lie side by side: the players of the heroes vote for one, on the map or below its card. */
export function ChooseRoom(asked: Asked<'chooseRoom'>) {
  const { t } = useCatacombsText();
  const { session, state, words, ask, onShowRule } = asked;
  const { model } = state.view;
  const votes = taskNow(state.view, 'chooseRoom')?.votes ?? {};
  return (
    <Question
      asked={asked}
      footer={
        <View style={styles.votes}>
          {ask.options.map((card) => (
            <LeatherButton
              key={card}
              label={t('prompts.voteFor', { room: words.name(card) })}
              icon="done"
              onPress={() => answerWith(session, card)}
              style={styles.vote}
              testID={`option-${card}`}
            />
          ))}
        </View>
      }
    >
      <PathMap
        model={model}
        words={words}
        picks={picksOf(model, ask.options)}
        onPick={(option) => answerWith(session, option)}
      />
      <Votes words={words} votes={mapValues(votes, words.name)} />
      <View style={styles.cards}>
        {ask.options.map((card) => (
          <View key={card} style={styles.card}>
            <RoomFront model={model} words={words} card={card} onShowRule={onShowRule} />
          </View>
        ))}
      </View>
    </Question>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  votes: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  card: { flexGrow: 1, flexShrink: 1, flexBasis: 260 },
  /** Side by side only where both names have room. */
  vote: { flexGrow: 1, flexShrink: 1, flexBasis: 240 },
});
