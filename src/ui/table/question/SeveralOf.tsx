import { useTranslation } from 'react-i18next';
import { UI } from '../../../theme';
import { Words } from '../../kit/components';
import type { OneOfProps } from './OneOf';
import { OptionButton } from './OptionButton';
import { Options } from './Options';
import type { Several } from './useSeveral';

export interface SeveralOfProps extends OneOfProps {
  readonly several: Several;
}

/** Several of a list: each press adds or takes away, and how many are still wanted is said. */
export function SeveralOf({ words, ask, several, lookOf = () => ({}) }: SeveralOfProps) {
  const { t } = useTranslation();
  return (
    <>
      <Words type="ui" colour={UI.gold} aria-live="polite">
        {t('prompts.chosen', { number: several.chosen.length, max: ask.max })}
      </Words>
      <Options ids={ask.options}>
        {ask.options.map((option) => (
          <OptionButton
            key={option}
            option={option}
            label={words.option(option)}
            isChosen={several.isChosen(option)}
            onPress={() => several.toggle(option)}
            {...lookOf(option)}
          />
        ))}
      </Options>
    </>
  );
}
