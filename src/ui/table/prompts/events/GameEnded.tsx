import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../components';
import { Face } from '../parts/Face';
import { heroesOf, type Catacombs, type Outcome } from '../../../../rules/catacombs';
import type { Told } from './told';

const FACE_PT = 56;

/** Who has won, as their discs, and why. */
export function GameEnded({ event, state, words }: Told<'gameEnded'>) {
  const { outcome } = event;
  return (
    <View style={styles.end}>
      <View style={styles.faces}>
        {facesOf(outcome.winner, state.view.model).map((id) => (
          <Face key={id} id={id} sizePt={FACE_PT} tone={state.shown.heroes[id]?.life === 0 ? 'fallen' : 'normal'} />
        ))}
      </View>
      <Words type="name" colour={UI.gold} align="center">
        {words.outcome(outcome).name}
      </Words>
    </View>
  );
}

const facesOf = (winner: Outcome['winner'], model: Catacombs): readonly string[] =>
  winner === 'heroes' ? heroesOf(model).map(({ id }) => id) : winner === 'overseer' ? [model.setup.lord] : [];

const styles = StyleSheet.create({
  end: { alignItems: 'center', gap: SPACE.m },
  faces: { flexDirection: 'row', gap: SPACE.s },
});
