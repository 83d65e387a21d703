import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { IconButton } from '../../kit/components';
import type { Hurry } from '../beats/useHurry';

/** In a corner of the board while something is told: the rest goes faster, and nothing of it is left out. */
export function HurryButton({ isOn, toggle }: Hurry) {
  const { t } = useTranslation();
  if (toggle === null) return null;
  return (
    <IconButton
      icon="speed"
      label={t('table.told.faster')}
      isOn={isOn ? true : undefined}
      onPress={toggle}
      style={styles.corner}
      testID="hurry-on"
    />
  );
}

const styles = StyleSheet.create({ corner: { position: 'absolute', right: 0, bottom: 0 } });
