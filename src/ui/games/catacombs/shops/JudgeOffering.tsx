import { EquipmentCard } from '../cards';
import { Agreed, OneOf, Question } from '../../../table/question';
import type { Asked } from '../parts/asked';
import { pieceLook } from '../parts/pieceLook';
import { taskNow } from '../parts/taskNow';
import { useCatacombsText } from '../words';

/** The gift lies open: one of the living takes it, or it goes under the deck. */
export function JudgeOffering(asked: Asked<'judgeOffering'>) {
  const { t } = useCatacombsText();
  const { words, state, purpose, onShowRule } = asked;
  return (
    <Question asked={asked}>
      <EquipmentCard id={purpose.equipment} words={words} onShowRule={onShowRule} isLying />
      <OneOf
        {...asked}
        lookOf={(option) => {
          if (option === 'reject') return { note: t('prompts.giftRejected') };
          const isUnfit = purpose.unfit.some((id) => id === option);
          return {
            ...pieceLook(state.view.model, option),
            note: t(isUnfit ? 'prompts.giftUseless' : 'prompts.giftFor'),
          };
        }}
      />
    </Question>
  );
}

/** Everybody must agree to who receives it. */
export function AgreeOffering(asked: Asked<'agreeOffering'>) {
  const { t } = useCatacombsText();
  const { words, state, purpose, onShowRule } = asked;
  return (
    <Question
      asked={asked}
      footer={
        <OneOf
          {...asked}
          lookOf={(option) => ({ note: t(option === 'accept' ? 'prompts.giftAgreed' : 'prompts.giftRejected') })}
        />
      }
    >
      <EquipmentCard id={purpose.equipment} words={words} onShowRule={onShowRule} isLying />
      <Agreed words={words} seats={taskNow(state.view, 'agreeOffering')?.agreed ?? []} />
    </Question>
  );
}
