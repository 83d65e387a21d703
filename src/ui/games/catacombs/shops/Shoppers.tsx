import type { SeatId } from '../../../../rules/machine';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { useCatacombsText } from '../words';
import { Votes } from '../../../table/question';

export interface ShoppersProps {
  readonly words: CatacombsWords;
  readonly done: readonly SeatId[];
}

/** Who wants nothing more. */
export function Shoppers({ words, done }: ShoppersProps) {
  const { t } = useCatacombsText();
  return <Votes words={words} votes={Object.fromEntries(done.map((seat) => [seat, t('prompts.leftShop')]))} />;
}
