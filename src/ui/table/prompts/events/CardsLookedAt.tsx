import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../../theme';
import { RoomFront } from '../map/RoomFront';
import type { Told } from './told';

/** What the Map has shown. */
export function CardsLookedAt({ event, state, words, onShowRule }: Told<'cardsLookedAt'>) {
  return (
    <View style={styles.cards}>
      {event.cards.map((card) => (
        <View key={card} style={styles.card}>
          <RoomFront model={state.view.model} words={words} card={card} onShowRule={onShowRule} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  card: { flexGrow: 1, flexBasis: 180 },
});
