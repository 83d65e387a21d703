import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../../theme';
import { BrassButton, LeatherButton } from '../../components';

export interface TitleMenuProps {
  readonly isRow: boolean;
  readonly onGo: (screen: 'Gym' | 'Settings' | 'Credits') => void;
}

/** The doors that lead out of the title. */
export function TitleMenu({ isRow, onGo }: TitleMenuProps) {
  const { t } = useTranslation();
  return (
    <View style={[styles.menu, isRow && styles.wide]}>
      <BrassButton icon="gym" label={t('title.gym')} onPress={() => onGo('Gym')} style={isRow && styles.share} />
      <View style={[styles.pair, isRow && styles.share]}>
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
  menu: { width: '100%', maxWidth: 480, alignSelf: 'center', paddingHorizontal: SPACE.xl, gap: SPACE.m },
  wide: { flexDirection: 'row', maxWidth: 900, alignItems: 'center' },
  pair: { flexDirection: 'row', gap: SPACE.m },
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
