import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { IconButton, Words } from '../../kit/components';
import { useGymText } from './useGymText';

export interface GymHeaderProps {
  readonly title: string;
  readonly prompt: string;
  readonly onBack: () => void;
}

/** The way back, and the one line that says what is expected now. */
export function GymHeader({ title, prompt, onBack }: GymHeaderProps) {
  const { t } = useGymText();
  return (
    <View style={styles.row}>
      <IconButton icon="back" label={t('common.back')} onPress={onBack} testID="back" />
      <View style={styles.words}>
        <Words type="strip" role="heading" colour={UI.gold}>
          {title}
        </Words>
        <Words type="prompt" colour={UI.prompt} aria-live="polite" testID="prompt">
          {prompt}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  words: { flexShrink: 1 },
});
