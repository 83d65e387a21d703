import { StyleSheet, View } from 'react-native';
import { Token } from '../cards';
import { Face } from '../pieces/Face';
import type { Told } from './told';
import { TurnedCard } from './TurnedCard';

const COIN_PT = 96;
const SIDES = ['monster:ghoul', 'monster:skeleton-warrior'] as const;

/** The Lich’s coin: it turns, and shows who is called. */
export function CoinFlipped({ event }: Told<'coinFlipped'>) {
  return (
    <View style={styles.coin}>
      <TurnedCard
        back={<Token id="coin" sizePt={COIN_PT} />}
        front={<Face id={SIDES[event.side]} sizePt={COIN_PT} />}
      />
    </View>
  );
}

const styles = StyleSheet.create({ coin: { width: COIN_PT, alignSelf: 'center' } });
