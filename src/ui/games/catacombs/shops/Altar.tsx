import { LEAVE } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { LeatherButton, Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { answerWith, OneOf, Question } from '../../../table/question';
import { taskNow } from '../parts/taskNow';
import { Purse } from './Purse';
import { Shoppers } from './Shoppers';
import { Stall } from './Stall';
import { useCatacombsText } from '../words';

/** The last place before the Lord: gold for a gift that nobody has seen. */
export function Altar(asked: Asked<'altar'>) {
  const { t } = useCatacombsText();
  const { session, state, words, ask, purpose } = asked;
  const offerings = { ...ask, options: ask.options.filter((option) => option !== LEAVE) };
  return (
    <Question
      asked={asked}
      footer={
        <LeatherButton
          label={t('prompts.leaveAltar')}
          onPress={() => answerWith(session, LEAVE)}
          testID="option-leave"
        />
      }
    >
      <Purse model={state.view.model} />
      <Stall stripe={UI.gold}>
        <Words type="body">{t('prompts.altarGives')}</Words>
        <OneOf {...asked} ask={offerings} lookOf={() => ({ note: t('prompts.offerMade', { price: purpose.price }) })} />
      </Stall>
      <Shoppers words={words} done={taskNow(state.view, 'altar')?.done ?? []} />
    </Question>
  );
}
