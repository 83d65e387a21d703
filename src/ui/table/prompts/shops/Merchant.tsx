import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { LeatherButton, Words } from '../../../components';
import { answerWith, type Asked } from '../parts/asked';
import { Options } from '../parts/Options';
import { Question } from '../parts/Question';
import { taskNow } from '../parts/taskNow';
import { Goods } from './Goods';
import { LEAVE, salesIn } from './sales';
import { Purses } from './Purses';
import { SaleButton } from './SaleButton';
import { Shoppers } from './Shoppers';
import { Stall } from './Stall';

/** The Merchant’s stall: touch a card to see for whom it is and what it costs, then buy or leave. */
export function Merchant(asked: Asked<'merchant'>) {
  const { t } = useTranslation();
  const { session, state, words, ask, purpose } = asked;
  const { model } = state.view;
  const [picked, setPicked] = useState<string | null>(null);
  const sales = salesIn(ask);
  const forSale = sales.filter(({ item }) => item === picked);
  return (
    <Question
      asked={asked}
      footer={
        <LeatherButton
          label={t('prompts.leaveMerchant')}
          onPress={() => answerWith(session, LEAVE)}
          testID="option-leave"
        />
      }
    >
      <Purses model={model} words={words} />
      <Stall stripe={UI.flag}>
        {purpose.discountsLeft > 0 ? (
          <Words type="ui" colour={UI.gold}>
            {t('prompts.discountsLeft', { number: purpose.discountsLeft })}
          </Words>
        ) : null}
        <View style={styles.goods}>
          {model.offer.map((item) => (
            <Goods
              key={item}
              item={item}
              words={words}
              isHalfToo={purpose.discountsLeft > 0}
              isPicked={item === picked}
              onPress={() => setPicked(item === picked ? null : item)}
            />
          ))}
        </View>
        {model.offer.length === 0 ? <Words type="body">{t('prompts.soldOut')}</Words> : null}
      </Stall>
      {picked === null ? (
        <Words type="ui" colour={UI.muted}>
          {t('prompts.touchGoods')}
        </Words>
      ) : (
        <View aria-live="polite" style={styles.buyers}>
          <Words type="ui" colour={UI.gold}>
            {t('prompts.whoGets', { item: words.name(picked) })}
          </Words>
          <Options>
            {forSale.map((sale) => (
              <SaleButton key={sale.option} {...asked} sale={sale} />
            ))}
          </Options>
          {forSale.length === 0 ? <Words type="body">{t('prompts.nobodyToBuy')}</Words> : null}
        </View>
      )}
      <Shoppers words={words} done={taskNow(state.view, 'merchant')?.done ?? []} />
    </Question>
  );
}

const styles = StyleSheet.create({
  goods: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  buyers: { gap: SPACE.s },
});
