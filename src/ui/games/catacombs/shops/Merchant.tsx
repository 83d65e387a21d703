import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { ChooseAsk, OptionId } from '../../../../rules/machine';
import { CURE, LEAVE, PEEK_AT, readOption } from '../../../../rules/catacombs';
import { SPACE, UI } from '../../../../theme';
import { LeatherButton, Words } from '../../../kit/components';
import type { Asked } from '../parts/asked';
import { answerWith, OneOf, Question } from '../../../table/question';
import { taskNow } from '../parts/taskNow';
import { Buyers } from './Buyers';
import { Goods } from './Goods';
import { Purse } from './Purse';
import { Shoppers } from './Shoppers';
import { Stall } from './Stall';
import { useServiceLook } from './useServiceLook';
import { useCatacombsText } from '../words';

const isService = (option: OptionId): boolean =>
  [option, readOption(option).what].some((one) => one === PEEK_AT || one === CURE.id);

/** A look at one more card of the deck, or a cure, open or barred; nothing where none is for sale. */
const servicesIn = (ask: ChooseAsk): ChooseAsk => ({
  ...ask,
  options: ask.options.filter(isService),
  barred: ask.barred.filter(({ option }) => isService(option)),
});

/** The Merchant’s stall: touch a card’s tag to see for whom it can be bought, or leave. */
export function Merchant(asked: Asked<'merchant'>) {
  const { t } = useCatacombsText();
  const { session, state, words, ask, purpose, onShowRule } = asked;
  const { model } = state.view;
  const lookOf = useServiceLook(model, purpose.peekPrice ?? 0);
  const [picked, setPicked] = useState<string | null>(null);
  return (
    <Question
      asked={asked}
      footer={
        <View style={styles.footer}>
          {picked === null ? null : <Buyers asked={asked} item={picked} />}
          <LeatherButton
            label={t('prompts.leaveMerchant')}
            onPress={() => answerWith(session, LEAVE)}
            testID="option-leave"
          />
        </View>
      }
    >
      <Purse model={model} />
      <OneOf {...asked} ask={servicesIn(ask)} lookOf={lookOf} />
      <Stall stripe={UI.flag}>
        <View style={styles.goods}>
          {model.offer.map((item) => (
            <Goods
              key={item}
              item={item}
              words={words}
              isHalfToo={purpose.discountsLeft > 0}
              isPicked={item === picked}
              onPress={() => setPicked(item === picked ? null : item)}
              onShowRule={onShowRule}
            />
          ))}
        </View>
        {model.offer.length === 0 ? <Words type="body">{t('prompts.soldOut')}</Words> : null}
      </Stall>
      <Shoppers words={words} done={taskNow(state.view, 'merchant')?.done ?? []} />
    </Question>
  );
}

const styles = StyleSheet.create({
  goods: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  footer: { gap: SPACE.s },
});
