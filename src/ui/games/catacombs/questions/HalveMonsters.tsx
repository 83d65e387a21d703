import type { OptionId } from '../../../../rules/machine';
import { readNumbered, ROOM_CARDS } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';
import { answerWith, Question, SeveralOf, Submit, useSeveral } from '../../../table/question';

/** The heroes come back: half of the room’s monsters, whichever the Overseer picks. */
export function HalveMonsters(asked: Asked<'halveMonsters'>) {
  const { t } = useCatacombsText();
  const { session, words, ask, purpose } = asked;
  const several = useSeveral(ask);
  const nameOf = (option: OptionId): string => words.name(readNumbered(option).of);
  const card = ROOM_CARDS.get(purpose.card);
  const symbols = card?.kind === 'combat' ? card.wanderingIcons : 0;
  const isSymbol = (option: OptionId): boolean => ask.options.indexOf(option) >= ask.options.length - symbols;
  return (
    <Question
      asked={asked}
      footer={
        <Submit
          label={t('prompts.bandReady')}
          isReady={several.isComplete}
          onPress={() => answerWith(session, ...several.chosen)}
        />
      }
    >
      <SeveralOf
        {...asked}
        several={several}
        lookOf={(option) => ({
          label: nameOf(option),
          face: <Face id={option} sizePt={40} />,
          note: isSymbol(option) ? t('prompts.wanders') : '',
        })}
      />
    </Question>
  );
}
