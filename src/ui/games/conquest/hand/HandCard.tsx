import { useCallback } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import { printedOn, type CardId } from '../../../../rules/conquest';
import { UI, withAlpha } from '../../../../theme';
import { Tappable } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { handCardPicture, OVERHANG_PT, type CardSaid } from '../cards';
import type { FanCard } from './fan';
import { usePush } from './usePush';

export interface HandCardProps {
  readonly card: CardId;
  readonly said: CardSaid;
  readonly size: { readonly width: number; readonly height: number };
  readonly place: FanCard;
  readonly isChosen: boolean;
  /** It may be answered with. */
  readonly isOffered: boolean;
  readonly onChoose: (card: CardId) => void;
  readonly onPush: (card: CardId) => void;
  readonly onHold?: (card: CardId) => void;
}

const RAISED_PT = 12;

/** A card in the hand: a touch looks at it, a push up answers with it, a long touch tells its rule. */
export function HandCard(props: HandCardProps) {
  const { card, said, size, place, isChosen, isOffered, onChoose, onPush, onHold } = props;
  const pushed = useCallback(() => onPush(card), [card, onPush]);
  const { liftPt, isFarEnough, handlers } = usePush(isOffered ? pushed : null);
  const raised = (isChosen ? RAISED_PT : 0) + liftPt;
  const whole = { width: size.width + OVERHANG_PT, height: size.height + OVERHANG_PT };
  const lies = {
    left: place.leftPt,
    top: RAISED_PT + place.downPt - (isChosen ? place.downPt : 0) - raised,
    transform: [{ rotate: `${isChosen ? 0 : place.turnDeg}deg` }],
    zIndex: isChosen ? 1 : 0,
  };
  return (
    <View {...handlers} style={[styles.card, lies]} testID={`hand-${card}`}>
      <Tappable
        role="radio"
        radius={8}
        rover={card}
        aria-checked={isChosen}
        spoken={said.summary}
        onPress={() => onChoose(card)}
        onLongPress={onHold && (() => onHold(card))}
        style={[(isChosen || isFarEnough) && styles.lit, !isOffered && styles.resting]}
      >
        {() => (
          <Painted aria-hidden picture={handCardPicture(printedOn(card).id, size, PixelRatio.get())} style={whole} />
        )}
      </Tappable>
    </View>
  );
}

const styles = StyleSheet.create({
  // A browser leaves to us what goes up, and scrolls the hand along.
  card: { position: 'absolute', touchAction: 'pan-x' } as object,
  lit: { boxShadow: `0px 0px 14px ${withAlpha(UI.gold, 0.9)}` },
  resting: { opacity: 0.6 },
});
