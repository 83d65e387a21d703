import { useState } from 'react';
import { PixelRatio, ScrollView, StyleSheet, View } from 'react-native';
import { HIDDEN_CARD, type CardId, type SeenCard, type Team } from '../../../../rules/conquest';
import { Roving } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { backPicture, type CardSaid } from '../cards';
import { fanOf } from './fan';
import { HandCard } from './HandCard';

export interface HandProps {
  readonly team: Team;
  readonly cards: readonly SeenCard[];
  /** What the hand is called: whose it is. */
  readonly label: string;
  readonly chosen: CardId | null;
  /** The cards that may be answered with; the others can be looked at. */
  readonly offered: readonly CardId[];
  /** In points, at least 52 broad. */
  readonly size: { readonly width: number; readonly height: number };
  readonly saidOf: (card: CardId) => CardSaid;
  readonly onChoose: (card: CardId) => void;
  /** It was pushed up on to the felt. */
  readonly onPush: (card: CardId) => void;
  readonly onHold?: (card: CardId) => void;
}

/** Room above for a chosen card, and below for the arc. */
const ROOM_PT = 24;

const isSeen = (card: SeenCard): card is CardId => card !== HIDDEN_CARD;

/** A hand of cards. One that these eyes may not see is backs, and says nothing but how many there are. */
export function Hand(props: HandProps) {
  const { team, cards, label, chosen, offered, size, saidOf, onChoose, onPush, onHold } = props;
  const [roomPt, setRoom] = useState(0);
  const fan = fanOf(cards.length, size.width, roomPt);
  const back = backPicture(team, size, PixelRatio.get());
  return (
    <ScrollView
      horizontal
      scrollEnabled={fan.widthPt > roomPt}
      showsHorizontalScrollIndicator={false}
      onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}
      style={[styles.hand, { height: size.height + ROOM_PT }]}
    >
      <Roving
        role="radiogroup"
        aria-label={label}
        ids={cards.filter(isSeen)}
        home={chosen}
        style={{ width: fan.widthPt, height: size.height + ROOM_PT }}
      >
        {fan.cards.map((place, at) => {
          const card = cards[at];
          if (card === undefined) return null;
          if (isSeen(card)) {
            const isOffered = offered.includes(card);
            const held = { card, said: saidOf(card), size, place, isOffered, isChosen: card === chosen };
            return <HandCard key={card} {...held} onChoose={onChoose} onPush={onPush} onHold={onHold} />;
          }
          const lies = { left: place.leftPt, top: place.downPt, transform: [{ rotate: `${place.turnDeg}deg` }] };
          return (
            <View key={at} aria-hidden style={[styles.back, lies]} testID="back">
              <Painted picture={back} style={size} />
            </View>
          );
        })}
      </Roving>
    </ScrollView>
  );
}

const styles = StyleSheet.create({
  hand: { flexGrow: 0, flexShrink: 0 },
  back: { position: 'absolute' },
});
