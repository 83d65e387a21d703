import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../theme';
import { BrassButton, LeatherButton, WalnutBackground, Words } from '../components';
import type { ScreenProps } from '../navigation';

export function TitleScreen({ navigation }: ScreenProps<'Title'>) {
  const { t } = useTranslation();
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      <View style={styles.menu}>
        <Words type="quote" align="center">
          {t('app.tagline')}
        </Words>
        <BrassButton icon="gym" label={t('title.gym')} onPress={() => navigation.navigate('Gym')} />
        <LeatherButton icon="settings" label={t('title.settings')} onPress={() => navigation.navigate('Settings')} />
        <LeatherButton icon="credits" label={t('title.credits')} onPress={() => navigation.navigate('Credits')} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, justifyContent: 'flex-end' },
  menu: { padding: SPACE.xl, gap: SPACE.m },
});
