import { StyleSheet, View } from 'react-native';
import { LEVELS, type Level } from '../../../../session';
import { SPACE } from '../../../../theme';
import { RadioList, Words } from '../../../kit/components';
import { levelKey } from '../../../shelf';
import { useCatacombsText } from '../words';

export interface LevelStepsProps {
  /** null for somebody whom the app flicks like: none of the steps. */
  readonly value: Level | null;
  readonly onChange: (level: Level) => void;
}

/** How good the app is as the Overseer, from the easiest to the hardest. */
export function LevelSteps({ value, onChange }: LevelStepsProps) {
  const { t } = useCatacombsText();
  return (
    <View style={styles.steps}>
      <Words type="ui">{t('newGame.level')}</Words>
      <RadioList<string>
        label={t('newGame.level')}
        items={LEVELS.map((level) => ({
          value: String(level),
          name: t(`newGame.mind.${levelKey(level)}`),
          text: t(`newGame.mindText.${levelKey(level)}`),
        }))}
        value={value === null ? '' : String(value)}
        onChange={(chosen) => onChange(LEVELS.find((level) => String(level) === chosen) ?? LEVELS[0])}
        testID="level"
      />
    </View>
  );
}

const styles = StyleSheet.create({ steps: { gap: SPACE.s } });
