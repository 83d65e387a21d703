import { StyleSheet, View } from 'react-native';
import { fullLifeOf } from '../../../../rules/catacombs';
import { SPACE } from '../../../../theme';
import { Face } from '../pieces/Face';
import { Life } from '../parts/Life';
import type { Told } from './told';
import { TurnedCard } from './TurnedCard';

const FACE_PT = 110;

/** A dead hero gets up: the disc turns over from its fallen face. */
export function Resurrected({ event, state }: Told<'resurrected'>) {
  return (
    <View style={styles.card}>
      <View style={styles.disc}>
        <TurnedCard
          back={<Face id={event.hero} sizePt={FACE_PT} tone="fallen" />}
          front={<Face id={event.hero} sizePt={FACE_PT} />}
        />
      </View>
      <Life life={event.life} max={fullLifeOf(state.view.model.setup, event.hero)} />
    </View>
  );
}

const styles = StyleSheet.create({
  card: { alignItems: 'center', gap: SPACE.m },
  disc: { width: FACE_PT },
});
