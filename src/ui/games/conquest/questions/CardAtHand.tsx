import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CardId } from '../../../../rules/conquest';
import { SPACE } from '../../../../theme';
import { useTextScale } from '../../../kit/components';
import { saidOf, WholeCard } from '../cards';
import { CardInWords } from '../cards/CardInWords';
import type { ConquestSpeech } from '../words';

export interface CardAtHandProps {
  readonly card: CardId;
  readonly words: ConquestSpeech;
  /** What there is for it across. */
  readonly roomPt: number;
  /** There is room beside it for what its shots do, and below that for what is done with it. */
  readonly isBeside: boolean;
  readonly onHold?: (topic: string) => void;
  readonly children: ReactNode;
}

const CARD_SHARE = 0.48;
const LEAST_PT = 150;
const MOST_PT = 210;

/** The card that is looked at, whole; where there is room, in words as well. */
export function CardAtHand({ card, words, roomPt, isBeside, onHold, children }: CardAtHandProps) {
  // Larger letters want a larger card: a name is not broken.
  const mostPt = MOST_PT * useTextScale();
  const widthPt = Math.min(mostPt, isBeside ? Math.max(LEAST_PT, roomPt * CARD_SHARE) : roomPt);
  return (
    <View style={isBeside ? styles.row : styles.column} testID="card-at-hand">
      <WholeCard card={card} said={saidOf(card, words)} widthPt={widthPt} onHold={onHold && (() => onHold(card))} />
      {isBeside ? (
        <View style={styles.words}>
          <CardInWords card={card} words={words} />
          {children}
        </View>
      ) : null}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', gap: SPACE.s, paddingTop: SPACE.m },
  column: { gap: SPACE.s, alignItems: 'center', paddingTop: SPACE.m },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: SPACE.s, justifyContent: 'space-between' },
});
