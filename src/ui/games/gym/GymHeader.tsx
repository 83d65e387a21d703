import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import { IconButton, Words } from '../../kit/components';
import { useGoBack } from '../../kit/navigation';
import { useGymText } from './useGymText';

/** The way back, and the one line that says what is expected now. */
export function GymHeader({ prompt }: { readonly prompt: string }) {
  const { t } = useGymText();
  const goBack = useGoBack();
  return (
    <View style={styles.row}>
      <IconButton icon="back" label={t('common.back')} onPress={goBack} testID="back" />
      <View style={styles.words}>
        <Words type="strip" role="heading" colour={UI.gold}>
          {t('gym.title')}
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
