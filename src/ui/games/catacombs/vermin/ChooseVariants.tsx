import type { OptionId } from '../../../../rules/machine';
import { MONSTER_IDS } from '../../../../rules/catacombs';
import type { Asked } from '../parts/asked';
import { answerWith, Question, SeveralOf, Submit, useSeveral } from '../../../table/question';
import { Face } from '../pieces/Face';
import { useCatacombsText } from '../words';

/** Which other cards the monsters of the room are played by. */
export function ChooseVariants(asked: Asked<'chooseVariants'>) {
  const { t } = useCatacombsText();
  const { session, words, ask } = asked;
  const several = useSeveral(ask);
  const textOf = (option: OptionId): string => {
    const monster = MONSTER_IDS.find((id) => id === option);
    return monster === undefined ? '' : words.wording.monsters[monster].text;
  };
  return (
    <Question
      asked={asked}
      footer={
        <Submit
          label={several.chosen.length === 0 ? t('prompts.noVariant') : t('prompts.bandReady')}
          isReady={several.isComplete}
          onPress={() => answerWith(session, ...several.chosen)}
        />
      }
    >
      <SeveralOf
        {...asked}
        several={several}
        lookOf={(option) => ({ face: <Face id={option} sizePt={40} />, note: textOf(option) })}
      />
    </Question>
  );
}
