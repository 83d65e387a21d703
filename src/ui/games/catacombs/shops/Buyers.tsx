import { ScrollView, StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { Announced } from '../../../kit/reader';
import type { Asked } from '../parts/asked';
import { Options } from '../../../table/question';
import { SaleButton } from './SaleButton';
import { salesIn } from './sales';
import { useCatacombsText } from '../words';

export interface BuyersProps {
  readonly asked: Asked<'merchant'>;
  readonly item: string;
}

/** Everybody who may own it, at the full price and at half of it. */
export function Buyers({ asked, item }: BuyersProps) {
  const { t } = useCatacombsText();
  const sales = salesIn(asked.ask).filter((sale) => sale.item === item);
  const question = t('prompts.whoGets', { item: asked.words.name(item) });
  return (
    <View aria-live="polite" style={styles.buyers}>
      <Announced text={question} place="view" />
      <Words type="ui" colour={UI.gold}>
        {question}
      </Words>
      <ScrollView style={styles.scroll} contentContainerStyle={styles.content}>
        <Options ids={sales.filter(({ refusal }) => refusal === null).map(({ option }) => option)}>
          {sales.map((sale) => (
            <SaleButton key={sale.option} {...asked} sale={sale} />
          ))}
        </Options>
      </ScrollView>
      {sales.length === 0 ? <Words type="body">{t('prompts.nobodyToBuy')}</Words> : null}
    </View>
  );
}

const TALLEST_PT = 210;

const styles = StyleSheet.create({
  buyers: { gap: SPACE.xs },
  scroll: { flexGrow: 0, maxHeight: TALLEST_PT },
  content: { paddingBottom: SPACE.xs },
});
