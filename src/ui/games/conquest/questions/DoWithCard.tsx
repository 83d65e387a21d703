import type { CardId } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { AtTable } from '../../../game';
import { BrassButton } from '../../../kit/components';
import { answerWith } from '../../../table/question';
import type { ConquestSpeech } from '../words';
import { HAND_PURPOSES, type HandPurpose } from './handPurpose';

/** What the button says that answers with the card. */
const DO = {
  playCard: 'conquest.card.play',
  giveUpCard: 'conquest.card.giveUp',
  surprise: 'conquest.card.play',
  boost: 'conquest.card.give',
} as const satisfies Readonly<Record<HandPurpose, string>>;

export interface DoWithCardProps extends Pick<AtTable<ConquestPlayed, ConquestSpeech>, 'session' | 'state' | 'words'> {
  readonly card: CardId;
}

/** Answers with a card that may be answered with; of any other nothing is done. */
export function DoWithCard({ card, session, state: { prompt }, words }: DoWithCardProps) {
  const purpose = HAND_PURPOSES.find((kind) => kind === prompt?.purpose.kind);
  const isOffered = prompt?.ask.kind === 'choose' && prompt.ask.options.includes(card);
  if (purpose === undefined || !isOffered) return null;
  return (
    <BrassButton
      icon="play"
      label={words.t(DO[purpose])}
      onPress={() => answerWith(session, card)}
      testID="play-card"
    />
  );
}
