import { PixelRatio } from 'react-native';
import { isCard, printedOn, type CardId } from '../../../../rules/conquest';
import type { ConquestPlayed } from '../../../../session/conquest';
import type { Asked } from '../../../game';
import { answerWith, OptionButton, Options, Question } from '../../../table/question';
import { Painted } from '../../../kit/glyph';
import { handCardPicture, OVERHANG_PT } from '../cards';
import { TokenFace } from '../score/TokenFace';
import type { ConquestSpeech } from '../words';

const CARD_PT = { width: 52, height: 71 } as const;

const CardFace = ({ card }: { readonly card: CardId }) => (
  <Painted
    aria-hidden
    picture={handCardPicture(printedOn(card).id, CARD_PT, PixelRatio.get())}
    style={{ width: CARD_PT.width + OVERHANG_PT, height: CARD_PT.height + OVERHANG_PT }}
  />
);

/** A blow is to be held, or taken: both outcomes in tokens (CONQ-136). */
export function SpendArmour(asked: Asked<ConquestPlayed, ConquestSpeech, 'armour', 'choose'>) {
  const { session, state, words, purpose, ask } = asked;
  const { team, damage } = purpose;
  const from = state.shown.teams[team].tokens;
  const { t } = words;
  return (
    <Question asked={asked} isOpen>
      <Options ids={['decline', ...ask.options]}>
        <OptionButton
          option="decline"
          label={t('conquest.armour.take')}
          note={t('conquest.armour.taken', { team: words.name(team), from, to: from - damage })}
          face={<TokenFace purse={team} />}
          onPress={() => answerWith(session)}
        />
        {ask.options.filter(isCard).map((card) => (
          <OptionButton
            key={card}
            option={card}
            label={words.name(card)}
            note={t('conquest.armour.spent', { team: words.name(team), tokens: from })}
            face={<CardFace card={card} />}
            onPress={() => answerWith(session, card)}
          />
        ))}
      </Options>
    </Question>
  );
}

/** One of several is broken: which, its own team says (CONQ-123). */
export function LoseArmour(asked: Asked<ConquestPlayed, ConquestSpeech, 'sunder', 'choose'>) {
  const { session, words, ask } = asked;
  return (
    <Question asked={asked} isOpen>
      <Options ids={ask.options}>
        {ask.options.filter(isCard).map((card) => (
          <OptionButton
            key={card}
            option={card}
            label={words.name(card)}
            note={words.t('conquest.armour.lost')}
            face={<CardFace card={card} />}
            onPress={() => answerWith(session, card)}
          />
        ))}
      </Options>
    </Question>
  );
}
