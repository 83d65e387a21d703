import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { isCard, teamOfSeat, type CardId, type ConquestPurpose } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import { SPACE, UI } from '../../../../theme';
import type { Asked } from '../../../game';
import { BrassButton, LeatherButton, useTextScale, Words } from '../../../kit/components';
import { answerWith, Question, useForPrompt } from '../../../table/question';
import { saidOf } from '../cards';
import { Hand } from '../hand/Hand';
import type { ConquestSpeech } from '../words';
import { CardAtHand } from './CardAtHand';
import type { HandPurpose } from './handPurpose';

interface AskedOfHand extends Omit<Asked<ConquestPlayed, ConquestSpeech, 'playCard', 'choose'>, 'purpose'> {
  readonly purpose: Extract<ConquestPurpose, { kind: HandPurpose }>;
}

/** What the button says that answers with the card. */
const DO = {
  playCard: 'conquest.card.play',
  giveUpCard: 'conquest.card.giveUp',
  surprise: 'conquest.card.play',
  boost: 'conquest.card.give',
} as const satisfies Readonly<Record<HandPurpose, string>>;

/** And what leaves it be, where it may be left. */
const LEAVE = { surprise: 'conquest.card.goOn', boost: 'conquest.card.keep' } as const;

/** In larger letters, or in a wing, its words do not find room beside it. */
const BESIDE_FROM_PT = 330;

const CARDS_ABREAST = 5.2;
const LEAST_PT = 58;
const MOST_PT = 104;
const HIGH = 96 / 70;

/** As broad as lets a usual hand lie side by side. */
function sizeIn(roomPt: number) {
  const width = Math.round(Math.min(MOST_PT, Math.max(LEAST_PT, roomPt / CARDS_ABREAST)));
  return { width, height: Math.round(width * HIGH) };
}

/** The hand, held: a touch reads a card, a button or a push up answers with it. */
export function ChooseCard(asked: AskedOfHand) {
  const { session, state, words, purpose, ask, onShowRule } = asked;
  const { t } = words;
  const [chosen, choose] = useForPrompt<CardId | null>(state.prompt?.number ?? null, () => null);
  const [roomPt, setRoom] = useState(0);
  const { hand, shown, view } = state;
  const offered = ask.options.filter(isCard);
  const isGiven = purpose.kind === 'giveUpCard' || purpose.kind === 'boost';
  const answer = (card: CardId): void => answerWith(session, card);
  const isBeside = roomPt >= BESIDE_FROM_PT * useTextScale();
  const button =
    chosen === null || !offered.includes(chosen) ? null : (
      <BrassButton icon="play" label={t(DO[purpose.kind])} onPress={() => answer(chosen)} testID="play-card" />
    );
  const leave = purpose.kind === 'surprise' || purpose.kind === 'boost' ? LEAVE[purpose.kind] : null;
  return (
    <Question
      asked={asked}
      footer={
        <>
          {isBeside ? null : button}
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
              size={sizeIn(roomPt)}
              saidOf={(card) => saidOf(card, words)}
              onChoose={(card) => choose(card === chosen ? null : card)}
              onPush={answer}
              onHold={onShowRule}
            />
          </View>
        </>
      }
    >
      {chosen === null ? (
        <Words type="label" align="center" colour={UI.muted} style={styles.look}>
          {t(isGiven ? 'conquest.card.lookAway' : 'conquest.card.look')}
        </Words>
      ) : (
        <CardAtHand card={chosen} words={words} roomPt={roomPt} isBeside={isBeside} onHold={onShowRule}>
          {button}
        </CardAtHand>
      )}
    </Question>
  );
}

const styles = StyleSheet.create({ look: { paddingHorizontal: SPACE.s } });
