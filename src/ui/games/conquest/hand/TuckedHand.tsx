import { memo, useState } from 'react';
import { PixelRatio, StyleSheet, View } from 'react-native';
import type { Team } from '../../../../rules/conquest';
import type { SeatId } from '../../../../rules/machine';
import { CLIP, HIT, RADIUS } from '../../../../theme';
import { Tappable } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { backPicture } from '../cards';
import type { ConquestSpeech } from '../words';
import { fanOf } from './fan';

export interface TuckedHandProps {
  readonly team: Team;
  readonly count: number;
  /** Whose it is: whoever holds the device. */
  readonly seat: SeatId;
  readonly words: ConquestSpeech;
  readonly onOpen: () => void;
}

const CARD_PT = { width: 52, height: 71 } as const;
const SEEN_PT = HIT;
const ABOVE_PT = 4;

/** The own hand while something else is done: closed, its backs look out; a touch opens it. */
export const TuckedHand = memo(function TuckedHand({ team, count, seat, words, onOpen }: TuckedHandProps) {
  const [roomPt, setRoom] = useState(0);
  const back = backPicture(team, CARD_PT, PixelRatio.get());
  const { t } = words;
  const name = t('conquest.card.hand', { player: words.name(seat) });
  return (
    <Tappable
      role="button"
      radius={RADIUS.cell}
      spoken={`${name}. ${t('conquest.drawers.faceDown', { count })}`}
      onPress={onOpen}
      testID="tucked-hand"
    >
      {() => (
        <View style={styles.hand} onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
          {fanOf(count, CARD_PT.width, roomPt).cards.map(({ leftPt, downPt, turnDeg }, at) => (
            <Painted
              key={at}
              aria-hidden
              picture={back}
              style={[
                CARD_PT,
                styles.card,
                { left: leftPt, top: ABOVE_PT + downPt, transform: [{ rotate: `${turnDeg}deg` }] },
              ]}
            />
          ))}
        </View>
      )}
    </Tappable>
  );
});

const styles = StyleSheet.create({
  hand: { height: SEEN_PT, ...CLIP },
  card: { position: 'absolute' },
});
