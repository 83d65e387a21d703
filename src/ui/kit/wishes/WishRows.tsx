import { useTranslation } from 'react-i18next';
import { StyleSheet, View, type StyleProp, type ViewStyle } from 'react-native';
import { HAND_CHOICES, LANGUAGE_CHOICES, type OwnWishes } from '../../../session';
import { SPACE } from '../../../theme';
import { Segmented, Words } from '../components';

export interface WishRowsProps {
  readonly wishes: OwnWishes;
  readonly onChange: (change: Partial<OwnWishes>) => void;
  /** Left out: one below the other. */
  readonly rowStyle?: StyleProp<ViewStyle>;
  readonly testID: string;
}

const SIZES = [1, 1.25, 1.5, 2] as const;
const PERCENT = 100;
const AS_DEVICE = 'device';

/** How somebody reads, and on which side they reach: as the device has it, or otherwise. */
export function WishRows({ wishes, onChange, rowStyle = styles.row, testID }: WishRowsProps) {
  const { t } = useTranslation();
  const { language, textSize, hand } = wishes;
  const asDevice = t('people.asDevice');
  const sizes = [
    { value: AS_DEVICE, label: asDevice },
    ...SIZES.map((size) => ({
      value: String(size),
      label: t('common.percent', { value: Math.round(size * PERCENT) }),
    })),
  ];
  return (
    <>
      <View style={rowStyle}>
        <Words type="ui">{t('people.language')}</Words>
        <Segmented
          label={t('people.language')}
          choices={LANGUAGE_CHOICES.map((value) => ({
            value,
            label: value === 'system' ? asDevice : t(`settings.language.${value}`),
          }))}
          value={language}
          onChange={(next) => onChange({ language: next })}
          testID={`${testID}-language`}
        />
      </View>
      <View style={rowStyle}>
        <Words type="ui">{t('people.hand.label')}</Words>
        <Segmented
          label={t('people.hand.label')}
          choices={HAND_CHOICES.map((value) => ({
            value,
            label: value === AS_DEVICE ? asDevice : t(`people.hand.${value}`),
          }))}
          value={hand}
          onChange={(next) => onChange({ hand: next })}
          testID={`${testID}-hand`}
        />
      </View>
      <View style={rowStyle}>
        <Words type="ui">{t('people.textSize')}</Words>
        <Segmented
          label={t('people.textSize')}
          choices={sizes}
          value={textSize === null ? AS_DEVICE : String(textSize)}
          onChange={(size) => onChange({ textSize: size === AS_DEVICE ? null : Number(size) })}
          testID={`${testID}-text-size`}
        />
      </View>
    </>
  );
}

const styles = StyleSheet.create({ row: { gap: SPACE.xs } });
