import { useTranslation } from 'react-i18next';
import { UI } from '../../../../theme';
import { Gold } from '../../../cards/parts/Gold';
import { answerWith, type PromptProps } from '../parts/asked';
import { Face } from '../parts/Face';
import { OptionButton } from '../parts/OptionButton';
import { reasonOf } from '../parts/reasonOf';
import { priceOf, type Sale } from './sales';

export interface SaleButtonProps extends PromptProps {
  readonly sale: Sale;
  readonly note?: string;
}

/** Buys one thing for one hero; barred where the gold, the life or the player is wanting. */
export function SaleButton({ session, words, sale, note }: SaleButtonProps) {
  const { t } = useTranslation();
  const { option, hero, isHalf } = sale;
  const price = priceOf(sale);
  // The rules bar by price and life; whose hero it is depends on whose hands the device is in.
  const refusal = sale.refusal ?? session.whyNot({ kind: 'choose', options: [option] });
  return (
    <OptionButton
      option={option}
      label={t(isHalf ? 'prompts.forHeroHalf' : 'prompts.forHero', { hero: words.name(hero) })}
      note={note}
      face={<Face id={hero} sizePt={40} />}
      detail={<Gold gold={price} colour={refusal === null ? UI.gold : UI.muted} />}
      barred={refusal === null ? null : reasonOf(words, refusal)}
      onPress={() => answerWith(session, option)}
    />
  );
}
