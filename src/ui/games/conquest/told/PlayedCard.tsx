import { StyleSheet, View } from 'react-native';
import type { CardId, ConquestEvent } from '../../../../rules/conquest';
import { saidOf, WholeCard } from '../cards';
import type { ConquestSpeech } from '../words';
import { Arriving } from './Arriving';

interface Opened {
  readonly event: Extract<ConquestEvent, { kind: 'played' | 'armourSpent' | 'sundered' }>;
  readonly words: ConquestSpeech;
}

const WIDTH_PT = 196;

/** A card as all may read it. */
export const OpenCard = ({ card, words }: { readonly card: CardId; readonly words: ConquestSpeech }) => (
  <View style={styles.middle}>
    <Arriving>
      <WholeCard card={card} said={saidOf(card, words)} widthPt={WIDTH_PT} />
    </Arriving>
  </View>
);

/** A card is laid open: whoever sits round the table reads it before its shots. */
export const PlayedCard = ({ event, words }: Opened) => <OpenCard card={event.card} words={words} />;

const styles = StyleSheet.create({ middle: { alignItems: 'center', paddingTop: 12, paddingBottom: 4 } });
