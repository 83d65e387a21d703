import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { POWERS, saidPower, type SetAim } from '../../../board';
import { HIT, SPACE } from '../../../theme';
import { Adjuster, IconButton, Segmented } from '../../kit/components';
import { usePowerWords } from './usePowerWords';
import { atPower, FINE_POWER, KEY_POWER, powerOf } from './stepping';

export interface PowerStepsProps {
  readonly aim: SetAim;
  readonly maxSpeedMmS: number;
  readonly onChange: (aim: SetAim) => void;
}

const CHOICES = Array.from({ length: POWERS }, (_, index) => {
  const power = String(index + 1);
  return { value: power, label: power };
});

/** In a narrow column the scale has a row of its own: five that a thumb can hit. */
const SCALE_PT = POWERS * (HIT + SPACE.xs);

/** One to five, and a little less or more. */
export function PowerSteps({ aim, maxSpeedMmS, onChange }: PowerStepsProps) {
  const { t } = useTranslation();
  const powerWords = usePowerWords();
  const power = powerOf(aim, maxSpeedMmS);
  const change = (next: number): void => onChange(atPower(aim, next, maxSpeedMmS));
  return (
    <View style={styles.row}>
      <Adjuster
        label={t('aim.power')}
        said={powerWords(power)}
        onLess={() => change(power - KEY_POWER)}
        onMore={() => change(power + KEY_POWER)}
      />
      <View style={styles.scale}>
        <Segmented
          label={t('aim.power')}
          choices={CHOICES}
          value={String(saidPower(power))}
          onChange={(next) => change(Number(next))}
          testID="aim-power"
        />
      </View>
      <View style={styles.finely}>
        <IconButton
          icon="less"
          label={t('aim.softer')}
          onPress={() => change(power - FINE_POWER)}
          testID="aim-softer"
        />
        <IconButton
          icon="more"
          label={t('aim.harder')}
          onPress={() => change(power + FINE_POWER)}
          testID="aim-harder"
        />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: SPACE.xs },
  scale: { flexGrow: 1, flexBasis: SCALE_PT },
  finely: { flexDirection: 'row', gap: SPACE.xs },
});
