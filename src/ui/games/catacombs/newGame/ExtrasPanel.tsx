import type { Variants } from '../../../../rules/catacombs';
import { Fold, Toggle } from '../../../kit/components';
import { EXTRAS } from './options';
import { useCatacombsText } from '../words';

export interface ExtrasPanelProps {
  readonly value: Variants;
  readonly onChange: (variants: Variants) => void;
}

/** The Extras: none, some or all. */
export function ExtrasPanel({ value, onChange }: ExtrasPanelProps) {
  const { t } = useCatacombsText();
  const taken = EXTRAS.filter((id) => value[id]).map((id) => t(`newGame.extra.${id}`));
  return (
    <Fold
      icon="extras"
      title={t('newGame.section.extras')}
      summary={taken.length === 0 ? t('newGame.none.extras') : taken.join(', ')}
      testID="extras"
    >
      {EXTRAS.map((id) => (
        <Toggle
          key={id}
          label={t(`newGame.extra.${id}`)}
          hint={t(`newGame.extraText.${id}`)}
          isOn={value[id]}
          onChange={(isOn) => onChange({ ...value, [id]: isOn })}
          testID={`extra-${id}`}
        />
      ))}
    </Fold>
  );
}
