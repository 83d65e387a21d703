import { StyleSheet, View } from 'react-native';
import type { GymWords } from '../../../../i18n/gym';
import type { GymPlayed } from '../../../../session/gym';
import { SPACE, UI } from '../../../../theme';
import type { FootProps } from '../../../game';
import { LeatherButton, Words } from '../../../kit/components';
import { FlickReadout } from '../FlickReadout';
import { useGymText } from '../useGymText';
import { AimWays } from './AimWays';

/** What is to be brought about, as far as it has been, how one aims, and what the last flick did. */
export function GoalsAtFoot({ session, state, words }: FootProps<GymPlayed, GymWords>) {
  const { t } = useGymText();
  const { shown, view, prompt } = state;
  const mayDecline = prompt?.ask.kind === 'flick' && prompt.ask.mayDecline;
  return (
    <View style={styles.foot} testID="goals">
      {view.model.setup.goals.map((goal, at) => {
        const isMet = shown.met.includes(at);
        return (
          <Words key={at} type="label" colour={isMet ? UI.gold : UI.ivory}>
            {t(isMet ? 'gym.goal.met' : 'gym.goal.open', { goal: words.goal(goal) })}
          </Words>
        );
      })}
      <FlickReadout report={shown.last} isList={false} />
      <AimWays session={session} state={state} />
      {mayDecline ? (
        <LeatherButton
          icon="reset"
          label={words.prompt({ kind: 'instead' }).name}
          onPress={() => session.answer({ kind: 'flick', flick: null })}
          testID="gym-instead"
        />
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({ foot: { gap: SPACE.xs, paddingHorizontal: SPACE.s } });
