import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { isCard, teamOfSeat, type CardId, type ConquestPurpose } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import type { Asked } from '../../../game';
import { LeatherButton, useTextScale, Words } from '../../../kit/components';
import { useSide } from '../../../kit/side';
import { answerWith, Question, usePicked } from '../../../table/question';
import { saidOf } from '../cards';
import { Hand } from '../hand/Hand';
import type { ConquestSpeech } from '../words';
import { CardAtHand } from './CardAtHand';
import { CardInShort } from './CardInShort';
import { DoWithCard } from './DoWithCard';
import type { HandPurpose } from './handPurpose';

interface AskedOfHand extends Omit<Asked<ConquestPlayed, ConquestSpeech, 'playCard', 'choose'>, 'purpose'> {
  readonly purpose: Extract<ConquestPurpose, { kind: HandPurpose }>;
}

/** What leaves it be, where it may be left. */
const LEAVE = { surprise: 'conquest.card.goOn', boost: 'conquest.card.keep' } as const;

/** In larger letters, or in a wing, its words do not find room beside it. */
const BESIDE_FROM_PT = 330;

/** A phone that lies on its side, and a small one that stands: a whole card would leave no room for what is done with it. */
const LOW_PT = 480;
const SHORT_PT = 700;

const CARDS_ABREAST = 5.2;
const LEAST_PT = 58;
/** Beside the board as much of it as can be is left to that. */
const MOST_PT = { low: 52, beside: 92, below: 104 } as const;
const HIGH = 96 / 70;

/** As broad as lets a usual hand lie side by side. */
function sizeIn(roomPt: number, where: keyof typeof MOST_PT) {
  const width = Math.round(Math.min(MOST_PT[where], Math.max(LEAST_PT, roomPt / CARDS_ABREAST)));
  return { width, height: Math.round(width * HIGH) };
}

/** The hand, held: a touch reads a card, a button or a push up answers with it. */
export function ChooseCard(asked: AskedOfHand) {
  const { session, state, words, purpose, ask, onShowRule } = asked;
  const { t } = words;
  const picked = usePicked();
  const [roomPt, setRoom] = useState(0);
  const { hand, shown, view } = state;
  const offered = ask.options.filter(isCard);
  const chosen = picked.id !== null && isCard(picked.id) ? picked.id : null;
  const isGiven = purpose.kind === 'giveUpCard' || purpose.kind === 'boost';
  const answer = (card: CardId): void => answerWith(session, card);
  const isBeside = roomPt >= BESIDE_FROM_PT * useTextScale();
  const here = picked.isBeside ? null : chosen;
  const { widthPt, heightPt } = useSide();
  const isLow = heightPt < LOW_PT && widthPt > heightPt;
  const isShort = isLow || heightPt < SHORT_PT;
  const button = here === null ? null : <DoWithCard card={here} session={session} state={state} words={words} />;
  const leave = purpose.kind === 'surprise' || purpose.kind === 'boost' ? LEAVE[purpose.kind] : null;
  return (
    <Question
      asked={asked}
      footer={
        <>
          {isBeside || isShort ? null : button}
          {leave === null ? null : (
            <LeatherButton icon="pass" label={t(leave)} onPress={() => answerWith(session)} testID="decline" />
          )}
          <View onLayout={({ nativeEvent }) => setRoom(nativeEvent.layout.width)}>
            <Hand
              team={teamOfSeat(view.model.setup, hand)}
              cards={shown.hands[hand] ?? []}
              label={t('conquest.card.hand', { player: words.name(hand) })}
              chosen={chosen}
              offered={offered}
              size={sizeIn(roomPt, isLow ? 'low' : picked.isBeside ? 'beside' : 'below')}
              saidOf={(card) => saidOf(card, words)}
              onChoose={(card) => picked.pick(card === chosen ? null : card)}
              onPush={answer}
              onHold={onShowRule}
            />
          </View>
        </>
      }
    >
      {here === null ? (
        <Words type="label" align="center" colour={UI.muted} style={styles.look}>
          {t(isGiven ? 'conquest.card.lookAway' : 'conquest.card.look')}
        </Words>
      ) : isShort ? (
        <CardInShort card={here} words={words}>
          {button}
        </CardInShort>
      ) : (
        <CardAtHand card={here} words={words} roomPt={roomPt} isBeside={isBeside} onHold={onShowRule}>
          {button}
        </CardAtHand>
      )}
    </Question>
  );
}

const styles = StyleSheet.create({ look: { paddingHorizontal: SPACE.s } });
