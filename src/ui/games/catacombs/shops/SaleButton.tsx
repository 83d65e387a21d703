import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../../theme';
import { Gold } from '../cards';
import type { PromptProps } from '../parts/asked';
import { answerWith, OptionButton, reasonOf } from '../../../table/question';
import { Face } from '../pieces/Face';
import { priceOf, type Sale } from './sales';

export interface SaleButtonProps extends PromptProps {
  readonly sale: Sale;
  /** What it would do: as a picture… */
  readonly effect?: ReactNode;
  /** …or in words. */
  readonly note?: string;
}

/** Buys one thing for one hero; barred where the gold, the life or the player is wanting. */
export function SaleButton({ session, words, sale, effect, note }: SaleButtonProps) {
  const { option, hero, isHalf } = sale;
  const price = priceOf(sale);
  // The rules bar by price and life; whose hero it is depends on whose hands the device is in.
  const refusal = sale.refusal ?? session.whyNot({ kind: 'choose', options: [option] });
  return (
    <OptionButton
      option={option}
      label={words.name(hero)}
      note={isHalf ? words.wording.terms.halfPrice : note}
      face={<Face id={hero} sizePt={40} />}
      detail={
        <View style={styles.detail}>
          {effect}
          <Gold gold={price} colour={refusal === null ? UI.gold : UI.muted} />
        </View>
      }
      barred={refusal === null ? null : reasonOf(words, refusal)}
      onPress={() => answerWith(session, option)}
    />
  );
}

const styles = StyleSheet.create({ detail: { alignItems: 'flex-end', gap: SPACE.xs } });
