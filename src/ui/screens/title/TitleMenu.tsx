import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE } from '../../../theme';
import { BrassButton, LeatherButton } from '../../components';

export interface TitleMenuProps {
  readonly isRow: boolean;
  readonly onGo: (screen: 'Gym' | 'Settings' | 'Credits') => void;
}

/** The doors that lead out of the title. */
export function TitleMenu({ isRow, onGo }: TitleMenuProps) {
  const { t } = useTranslation();
  const { left, right } = useSafeAreaInsets();
  const sides = { paddingLeft: SPACE.xl + left, paddingRight: SPACE.xl + right };
  return (
    <View style={[styles.menu, sides, isRow && styles.wide]}>
      <BrassButton icon="gym" label={t('title.gym')} onPress={() => onGo('Gym')} style={isRow && styles.half} />
      <View style={[styles.pair, isRow && styles.half]}>
        <LeatherButton
          icon="settings"
          label={t('title.settings')}
          onPress={() => onGo('Settings')}
          style={styles.share}
        />
        <LeatherButton icon="credits" label={t('title.credits')} onPress={() => onGo('Credits')} style={styles.share} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  menu: { width: '100%', maxWidth: 480, alignSelf: 'center', gap: SPACE.m },
  wide: { flexDirection: 'row', maxWidth: 900, alignItems: 'center' },
  pair: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  share: { flexGrow: 1 },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
