import type { Expansion, HouseOptions } from '../../../../rules/catacombs';
import { Fold, RadioList, Toggle, Words } from '../../../kit/components';
import { HOUSE_CHOICES, HOUSE_OPTIONS } from './options';
import { useCatacombsText } from '../words';

export interface HousePanelProps {
  /** Whose readings may be chosen. */
  readonly boxes: readonly Expansion[];
  readonly value: HouseOptions;
  readonly onChange: (house: HouseOptions) => void;
}

/** Where the rulebook can be read twice. */
export function HousePanel({ boxes, value, onChange }: HousePanelProps) {
  const { t } = useCatacombsText();
  const choices = HOUSE_CHOICES.filter(({ box }) => boxes.includes(box));
  const taken = [
    ...HOUSE_OPTIONS.filter((id) => value[id]).map((id) => t(`newGame.house.${id}`)),
    ...choices
      .filter(({ id, values }) => (value[id] ?? values[0]) !== values[0])
      .map(({ id }) => t(`newGame.houseChoice.${id}`)),
  ];
  return (
    <Fold
      icon="settings"
      title={t('newGame.section.house')}
      summary={taken.length === 0 ? t('newGame.none.house') : taken.join(', ')}
      testID="house"
    >
      {HOUSE_OPTIONS.map((id) => (
        <Toggle
          key={id}
          label={t(`newGame.house.${id}`)}
          hint={t(`newGame.houseText.${id}`)}
          isOn={value[id]}
          onChange={(isOn) => onChange({ ...value, [id]: isOn })}
          testID={`house-${id}`}
        />
      ))}
      {choices.map((choice) => (
        <HouseChoice key={choice.id} choice={choice} value={value} onChange={onChange} />
      ))}
    </Fold>
  );
}

interface HouseChoiceProps extends Omit<HousePanelProps, 'boxes'> {
  readonly choice: (typeof HOUSE_CHOICES)[number];
}

/** One of several readings, each with what follows from it. */
function HouseChoice({ choice, value, onChange }: HouseChoiceProps) {
  const { t } = useCatacombsText();
  const { id, values } = choice;
  const name = t(`newGame.houseChoice.${id}`);
  return (
    <>
      <Words type="ui">{name}</Words>
      <RadioList
        label={name}
        items={values.map((one) => ({
          value: one,
          name: t(`newGame.houseReading.${one}`),
          text: t(`newGame.houseReadingText.${one}`),
        }))}
        value={value[id] ?? values[0]}
        onChange={(one) => onChange({ ...value, [id]: one })}
        testID={`house-${id}`}
      />
    </>
  );
}
