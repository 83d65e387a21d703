import { StyleSheet, View } from 'react-native';
import type { CardId } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE } from '../../../../theme';
import type { AtTable } from '../../../game';
import { Scroll } from '../../../kit/components';
import { saidOf, WholeCard } from '../cards';
import { DoWithCard } from '../questions/DoWithCard';
import type { ConquestSpeech } from '../words';

export interface PickedCardProps extends AtTable<ConquestPlayed, ConquestSpeech> {
  readonly card: CardId;
  readonly widthPt: number;
}

/** The shield of a card hangs over its edge. */
const OVERHANG_PT = 12;

/** The card that is looked at, beside the arena; what is done with it stays in sight, however much is written on it. */
export function PickedCard({ card, widthPt, ...at }: PickedCardProps) {
  return (
    <View style={[styles.picked, { width: widthPt + OVERHANG_PT }]} testID="card-at-hand">
      <Scroll style={styles.scroll} contentContainerStyle={styles.card}>
        <WholeCard card={card} said={saidOf(card, at.words)} widthPt={widthPt} onHold={() => at.onShowRule(card)} />
      </Scroll>
      <DoWithCard card={card} {...at} />
    </View>
  );
}

const styles = StyleSheet.create({
  picked: { flexShrink: 1, minHeight: 0, gap: SPACE.s, marginTop: 'auto' },
  scroll: { flexGrow: 0, flexShrink: 1 },
  card: { paddingTop: OVERHANG_PT, paddingRight: OVERHANG_PT },
});
