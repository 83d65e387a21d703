import { useTranslation } from 'react-i18next';
import type { HouseOptions, Variants } from '../../../rules/catacombs';
import { Fold, Toggle } from '../../components';
import { EXTRAS, HOUSE_OPTIONS } from './options';
import { unbroken } from './unbroken';

export interface ExtrasPanelProps {
  readonly value: Variants;
  readonly onChange: (variants: Variants) => void;
}

/** The Extras: none, some or all. */
export function ExtrasPanel({ value, onChange }: ExtrasPanelProps) {
  const { t } = useTranslation();
  const taken = EXTRAS.filter(({ id }) => value[id]).map(({ id }) => t(`newGame.extra.${id}`));
  return (
    <Fold
      icon="extras"
      title={t('newGame.section.extras')}
      summary={taken.length === 0 ? t('newGame.none') : taken.join(', ')}
      testID="extras"
    >
      {EXTRAS.map(({ id, rule }) => (
        <Toggle
          key={id}
          label={t(`newGame.extra.${id}`)}
          hint={t('newGame.option', { text: t(`newGame.extraText.${id}`), rule: unbroken(rule) })}
          isOn={value[id]}
          onChange={(isOn) => onChange({ ...value, [id]: isOn })}
          testID={`extra-${id}`}
        />
      ))}
    </Fold>
  );
}

export interface HousePanelProps {
  readonly value: HouseOptions;
  readonly onChange: (house: HouseOptions) => void;
}

/** Where the rulebook can be read twice. */
export function HousePanel({ value, onChange }: HousePanelProps) {
  const { t } = useTranslation();
  const taken = HOUSE_OPTIONS.filter(({ id }) => value[id]).map(({ id }) => t(`newGame.house.${id}`));
  return (
    <Fold
      icon="settings"
      title={t('newGame.section.house')}
      summary={taken.length === 0 ? t('newGame.none') : taken.join(', ')}
      testID="house"
    >
      {HOUSE_OPTIONS.map(({ id, rule }) => (
        <Toggle
          key={id}
          label={t(`newGame.house.${id}`)}
          hint={t('newGame.option', { text: t(`newGame.houseText.${id}`), rule: unbroken(rule) })}
          isOn={value[id]}
          onChange={(isOn) => onChange({ ...value, [id]: isOn })}
          testID={`house-${id}`}
        />
      ))}
    </Fold>
  );
}
