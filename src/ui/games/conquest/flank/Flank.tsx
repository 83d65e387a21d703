import { StyleSheet, View } from 'react-native';
import { isCard, seatsOfTeam, type Team } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE } from '../../../../theme';
import type { FlankProps } from '../../../game';
import { usePicked } from '../../../table/question';
import type { ConquestSpeech } from '../words';
import { LyingCards, type Lying } from './LyingCards';
import { PickedCard } from './PickedCard';
import { roomsIn } from './roomsIn';
import { SeatPlate } from './SeatPlate';
import { TokenStack } from './TokenStack';

const TEAM_AT: Readonly<Record<FlankProps<ConquestPlayed, ConquestSpeech>['side'], Team>> = {
  left: 'sword',
  right: 'skull',
};

/** What a team has on the table, beside its end of the arena: who plays, tokens, pile, discard, armour. */
export function Flank({ side, widthPt, heightPt, onOpen, ...at }: FlankProps<ConquestPlayed, ConquestSpeech>) {
  const { id, isBeside } = usePicked();
  const { state, words } = at;
  const { shown, view } = state;
  const team = TEAM_AT[side];
  const { tokens, pile, discard, kept } = shown.teams[team];
  const seats = [...new Set(seatsOfTeam(view.model.setup, team))];
  const picked = side === 'left' && isBeside && id !== null && isCard(id) ? id : null;
  const lying: readonly Lying[] = [
    { kind: 'pile', count: pile },
    ...(kept.length > 0 ? [{ kind: 'kept', cards: kept } as const] : []),
    ...(discard.length > 0 ? [{ kind: 'discard', cards: discard } as const] : []),
  ];
  const rooms = roomsIn({ widthPt, heightPt }, { seats: seats.length, tokens, hasPicked: picked !== null });
  return (
    <View style={[styles.flank, rooms.isTall && styles.tall]}>
      {rooms.hasSeats
        ? seats.map((seat) => (
            <SeatPlate
              key={seat}
              seat={seat}
              team={team}
              count={(shown.hands[seat] ?? []).length}
              shown={shown}
              setup={view.model.setup}
              words={words}
            />
          ))
        : null}
      {rooms.hasTokens ? (
        <TokenStack team={team} count={tokens} abreast={rooms.tokensAbreast} sizePt={rooms.tokenPt} />
      ) : null}
      <LyingCards team={team} lying={lying.slice(0, rooms.cards)} size={rooms.card} words={words} onOpen={onOpen} />
      {picked === null ? null : <PickedCard card={picked} widthPt={rooms.pickedPt} {...at} />}
    </View>
  );
}

const styles = StyleSheet.create({
  flank: {
    flexGrow: 1,
    flexShrink: 1,
    minHeight: 0,
    alignItems: 'center',
    justifyContent: 'space-evenly',
    gap: SPACE.s,
    pointerEvents: 'box-none',
  },
  tall: { justifyContent: 'flex-start', gap: SPACE.l, paddingTop: SPACE.m },
});
