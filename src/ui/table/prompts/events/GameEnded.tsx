import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../components';
import { Face } from '../parts/Face';
import { HERO_IDS, type Outcome } from '../../../../rules/catacombs';
import type { Told } from './told';

const FACE_PT = 56;

/** Who has won, as their discs, and why. */
export function GameEnded({ event, state, words }: Told<'gameEnded'>) {
  const { outcome } = event;
  return (
    <View style={styles.end}>
      <View style={styles.faces}>
        {facesOf(outcome.winner, state.view.model.setup.lord).map((id) => (
          <Face key={id} id={id} sizePt={FACE_PT} tone={state.shown.heroes[id]?.life === 0 ? 'fallen' : 'normal'} />
        ))}
      </View>
      <Words type="name" colour={UI.gold} align="center">
        {words.outcome(outcome).name}
      </Words>
    </View>
  );
}

const facesOf = (winner: Outcome['winner'], lord: string): readonly string[] =>
  winner === 'heroes' ? HERO_IDS : winner === 'overseer' ? [lord] : [];

const styles = StyleSheet.create({
  end: { alignItems: 'center', gap: SPACE.m },
  faces: { flexDirection: 'row', gap: SPACE.s },
});
