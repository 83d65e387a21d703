import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { AIM_WAYS, LANGUAGE_CHOICES, MOTION_CHOICES, TELLING_SPEEDS } from '../../session';
import { SPACE } from '../../theme';
import { LeatherButton, Panel, ScreenFrame, Segmented, Slider, Toggle } from '../kit/components';
import type { ScreenProps } from '../kit/navigation';
import { useSetting } from '../kit/settings';
import { AidChoice } from './AidChoice';
import { CrashNotesRow } from './CrashNotesRow';
import { KeptWherePanel } from './KeptWherePanel';
import { LeftOutRow } from './LeftOutRow';
import { SettingRow } from './SettingRow';
import { TextSizeRow } from './TextSizeRow';

const HANDS = ['left', 'right'] as const;

/** Language, senses and aid. Every change takes effect at once. */
export function SettingsScreen({ navigation }: ScreenProps<'Settings'>) {
  const { t } = useTranslation();
  const [language, setLanguage] = useSetting('language');
  const [soundVolume, setSoundVolume] = useSetting('soundVolume');
  const [musicVolume, setMusicVolume] = useSetting('musicVolume');
  const [haptics, setHaptics] = useSetting('haptics');
  const [motion, setMotion] = useSetting('motion');
  const [tellingSpeed, setTellingSpeed] = useSetting('tellingSpeed');
  const [showIntent, setShowIntent] = useSetting('showIntent');
  const [isLeftHanded, setLeftHanded] = useSetting('isLeftHanded');
  const [aimWay, setAimWay] = useSetting('aimWay');
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
        <TextSizeRow />
        <SettingRow icon="sound" label={t('settings.sound.label')} hint={t('settings.sound.hint')}>
          <Slider label={t('settings.sound.label')} value={soundVolume} onChange={setSoundVolume} testID="sound" />
        </SettingRow>
        <SettingRow icon="music" label={t('settings.music.label')} hint={t('settings.music.hint')}>
          <Slider label={t('settings.music.label')} value={musicVolume} onChange={setMusicVolume} testID="music" />
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
        <SettingRow icon="speed" label={t('settings.telling.label')} hint={t('settings.telling.hint')}>
          <Segmented
            label={t('settings.telling.label')}
            choices={TELLING_SPEEDS.map((value) => ({ value, label: t(`choice.telling.${value}`) }))}
            value={tellingSpeed}
            onChange={setTellingSpeed}
            testID="telling"
          />
        </SettingRow>
        <Toggle
          label={t('settings.intent.label')}
          hint={t('settings.intent.hint')}
          isOn={showIntent}
          onChange={setShowIntent}
          testID="intent"
        />
        <SettingRow icon="gym" label={t('settings.aim.label')} hint={t('settings.aim.hint')}>
          <Segmented
            label={t('settings.aim.label')}
            choices={AIM_WAYS.map((value) => ({ value, label: t(`choice.aimWay.${value}`) }))}
            value={aimWay}
            onChange={setAimWay}
            testID="aim"
          />
        </SettingRow>
        <SettingRow icon="aid" label={t('settings.aid.label')} hint={t('settings.aid.hint')}>
          <AidChoice />
        </SettingRow>
        <SettingRow icon="pass" label={t('settings.hand.label')} hint={t('settings.hand.hint')}>
          <Segmented
            label={t('settings.hand.label')}
            choices={HANDS.map((value) => ({ value, label: t(`settings.hand.${value}`) }))}
            value={isLeftHanded ? 'left' : 'right'}
            onChange={(hand) => setLeftHanded(hand === 'left')}
            testID="hand"
          />
        </SettingRow>
        <SettingRow icon="players" label={t('settings.people.label')} hint={t('settings.people.hint')}>
          <LeatherButton
            icon="players"
            label={t('settings.people.open')}
            onPress={() => navigation.navigate('People')}
            testID="to-people"
          />
        </SettingRow>
        <KeptWherePanel onFiles={() => navigation.navigate('Records')} />
        <LeftOutRow />
        <CrashNotesRow />
      </Panel>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({ rows: { gap: SPACE.l } });
