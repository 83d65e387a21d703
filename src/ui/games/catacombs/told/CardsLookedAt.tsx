import { StyleSheet, View } from 'react-native';
import { HIDDEN_CARD } from '../../../../rules/catacombs';
import { SPACE } from '../../../../theme';
import { RoomFront } from '../map/RoomFront';
import type { Told } from './told';

/** What the Map has shown; cards that only somebody else has seen stay where they lie. */
export function CardsLookedAt({ event, state, words, onShowRule }: Told<'cardsLookedAt'>) {
  const seen = event.cards.filter((card) => card !== HIDDEN_CARD);
  return (
    <View style={styles.cards}>
      {seen.map((card) => (
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
