import { StyleSheet, View } from 'react-native';
import type { GymWords } from '../../../../i18n/gym';
import type { GymPlayed } from '../../../../session/gym';
import { SPACE, UI } from '../../../../theme';
import type { FootProps } from '../../../game';
import { LeatherButton, Scroll, useIsTextLarge, Words } from '../../../kit/components';
import { useSide } from '../../../kit/side';
import { FlickReadout } from '../FlickReadout';
import { Exercises } from '../practice/Exercises';
import { PracticeButtons } from '../practice/PracticeButtons';
import { usePractice } from '../practice/PracticeContext';
import { useGymText } from '../useGymText';
import { AimWays } from './AimWays';
import { Stars } from './Stars';

/** Of the height of the table. */
const MOST = 0.36;

/** What is to be brought about, as far as it has been, how one aims, and what the last flick did. */
export function GoalsAtFoot({ session, state, words }: FootProps<GymPlayed, GymWords>) {
  const { t } = useGymText();
  const practice = usePractice();
  const isTextLarge = useIsTextLarge();
  const { heightPt } = useSide();
  const { shown, view, prompt, beat } = state;
  const mayDecline = practice === null && prompt?.ask.kind === 'flick' && prompt.ask.mayDecline;
  const isOver = view.outcome !== null && beat === null;
  const all = (
    <>
      {practice === null ? null : <Exercises {...practice} />}
      {view.model.setup.goals.map((goal, at) => {
        const isMet = shown.met.includes(at);
        return (
          <Words key={at} type="ui" colour={isMet ? UI.gold : UI.ivory}>
            {t(isMet ? 'gym.goal.met' : 'gym.goal.open', { goal: words.goal(goal) })}
          </Words>
        );
      })}
      {isOver && view.outcome.isSolved ? <Stars stars={view.outcome.stars} /> : null}
      <View style={isTextLarge ? styles.below : styles.row}>
        <FlickReadout report={shown.last} />
        {practice === null ? null : <PracticeButtons session={session} state={state} practice={practice} />}
      </View>
      {isOver ? null : <AimWays session={session} state={state} />}
      {mayDecline ? (
        <LeatherButton
          icon="reset"
          label={words.prompt({ kind: 'instead' }).name}
          onPress={() => session.answer({ kind: 'flick', flick: null })}
          testID="gym-instead"
        />
      ) : null}
    </>
  );
  // In large letters all of it would leave nothing of the board.
  return isTextLarge ? (
    <Scroll style={{ maxHeight: heightPt * MOST }} contentContainerStyle={styles.foot} tabIndex={0} testID="goals">
      {all}
    </Scroll>
  ) : (
    <View style={styles.foot} testID="goals">
      {all}
    </View>
  );
}

const styles = StyleSheet.create({
  foot: { gap: SPACE.xs, paddingHorizontal: SPACE.s },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  below: { gap: SPACE.xs },
});
