import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { IconButton } from '../../kit/components';
import { useHand } from '../../kit/settings';
import type { Hurry } from '../beats/useHurry';

/** In a corner of the board while something is told: the rest goes faster, and nothing of it is left out. */
export const HurryButton = memo(function HurryButton({ isOn, toggle }: Pick<Hurry, 'isOn' | 'toggle'>) {
  const { t } = useTranslation();
  const { isLeft } = useHand();
  if (toggle === null) return null;
  return (
    <IconButton
      icon="speed"
      label={t('table.told.faster')}
      isOn={isOn ? true : undefined}
      onPress={toggle}
      style={isLeft ? styles.left : styles.right}
      testID="hurry-on"
    />
  );
});

const styles = StyleSheet.create({
  right: { position: 'absolute', right: 0, bottom: 0 },
  left: { position: 'absolute', left: 0, bottom: 0 },
});
