import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { AID_CHOICES, LANGUAGE_CHOICES, MOTION_CHOICES } from '../../session';
import { SPACE } from '../../theme';
import { Panel, ScreenFrame, Segmented, Slider } from '../components';
import { useSetting } from '../settings';
import { SettingRow } from './settings/SettingRow';

/** Language, senses and aid. Every change takes effect at once. */
export function SettingsScreen() {
  const { t } = useTranslation();
  const [language, setLanguage] = useSetting('language');
  const [soundVolume, setSoundVolume] = useSetting('soundVolume');
  const [haptics, setHaptics] = useSetting('haptics');
  const [motion, setMotion] = useSetting('motion');
  const [aid, setAid] = useSetting('aid');
  return (
    <ScreenFrame title={t('settings.title')}>
      <Panel isStitched contentStyle={styles.rows}>
        <SettingRow icon="language" label={t('settings.language.label')}>
          <Segmented
            label={t('settings.language.label')}
            choices={LANGUAGE_CHOICES.map((value) => ({ value, label: t(`settings.language.${value}`) }))}
            value={language}
            onChange={setLanguage}
            testID="language"
          />
        </SettingRow>
        <SettingRow icon="sound" label={t('settings.sound.label')} hint={t('settings.sound.hint')}>
          <Slider label={t('settings.sound.label')} value={soundVolume} onChange={setSoundVolume} testID="sound" />
        </SettingRow>
        <SettingRow icon="haptics" label={t('settings.haptics.label')} hint={t('settings.haptics.hint')}>
          <Slider label={t('settings.haptics.label')} value={haptics} onChange={setHaptics} testID="haptics" />
        </SettingRow>
        <SettingRow icon="motion" label={t('settings.motion.label')} hint={t('settings.motion.hint')}>
          <Segmented
            label={t('settings.motion.label')}
            choices={MOTION_CHOICES.map((value) => ({ value, label: t(`settings.motion.${value}`) }))}
            value={motion}
            onChange={setMotion}
            testID="motion"
          />
        </SettingRow>
        <SettingRow icon="aid" label={t('settings.aid.label')} hint={t('settings.aid.hint')}>
          <Segmented
            label={t('settings.aid.label')}
            choices={AID_CHOICES.map((value) => ({ value, label: t(`settings.aid.${value}`) }))}
            value={aid}
            onChange={setAid}
            testID="aid"
          />
        </SettingRow>
      </Panel>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({ rows: { gap: SPACE.l } });
