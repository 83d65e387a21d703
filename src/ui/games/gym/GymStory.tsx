import { StyleSheet, View } from 'react-native';
import type { GymWords } from '../../../i18n/gym';
import type { GymPlayed } from '../../../session/gym';
import { SPACE, UI } from '../../../theme';
import type { StoryProps, ToldProps } from '../../game';
import { Panel, Words } from '../../kit/components';
import { GymDiscFace } from './GymDiscFace';
import { useGymText } from './useGymText';

const FACE_PT = 32;

/** How it went: solved or not, and how well. */
export function GymPlaque({ view, words }: ToldProps<GymPlayed, GymWords>) {
  const { t } = useGymText();
  const { outcome, model } = view;
  return (
    <Panel isStitched contentStyle={styles.plaque}>
      <Words type="heading" role="heading" aria-level={2} align="center" colour={UI.gold}>
        {outcome === null ? t('gym.flicks', { flicks: model.flicks }) : words.outcome(outcome).name}
      </Words>
      {model.setup.goals.map((goal, at) => (
        <Words key={words.goal(goal)} type="ui" align="center" colour={model.met.includes(at) ? UI.ivory : UI.muted}>
          {t(model.met.includes(at) ? 'gym.goal.met' : 'gym.goal.open', { goal: words.goal(goal) })}
        </Words>
      ))}
    </Panel>
  );
}

/** Every flick that stands, and what came of it. */
export function GymStory({ story, view, words }: StoryProps<GymPlayed, GymWords>) {
  const { t } = useGymText();
  const { goals } = view.model.setup;
  return (
    <Panel contentStyle={styles.flicks}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('gym.everyFlick')}
      </Words>
      {story.flicks.map(({ disc, struck, met }, index) => {
        const said = [
          struck.length === 0 ? t('gym.struckNothing') : struck.map(words.name).join(', '),
          ...met.flatMap((at) => (goals[at] === undefined ? [] : [t('gym.goal.met', { goal: words.goal(goals[at]) })])),
        ];
        return (
          <View key={index} style={styles.flick}>
            <GymDiscFace disc={disc} board="gym" sizePt={FACE_PT} />
            <View style={styles.words}>
              <Words type="button">{t('gym.order', { position: index + 1, disc: words.name(disc) })}</Words>
              <Words type="ui" colour={UI.muted}>
                {said.join(' · ')}
              </Words>
            </View>
          </View>
        );
      })}
    </Panel>
  );
}

const styles = StyleSheet.create({
  plaque: { gap: SPACE.s, alignItems: 'center' },
  flicks: { gap: SPACE.m },
  flick: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flexShrink: 1 },
});
