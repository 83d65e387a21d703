import { StyleSheet, View } from 'react-native';
import { CardBack } from '../map/CardBack';
import { RoomFront } from '../map/RoomFront';
import type { Told } from './told';
import { TurnedCard } from './TurnedCard';

/** The next card is turned over. */
export function RoomRevealed({ event, state, words, onShowRule }: Told<'roomRevealed'>) {
  return (
    <View style={styles.card}>
      <TurnedCard
        key={event.card}
        back={<CardBack />}
        front={<RoomFront model={state.view.model} words={words} card={event.card} onShowRule={onShowRule} />}
      />
    </View>
  );
}

const styles = StyleSheet.create({ card: { width: '100%', maxWidth: 340, alignSelf: 'center' } });
