import { I18nextProvider } from 'react-i18next';
import { translatorIn } from '../../../i18n/common';
import { deviceLanguage } from '../../../i18n/common/device';
import { CrashScreen, type CrashScreenProps } from './CrashScreen';

/** The crash screen where nothing stands that usually is round it: no settings, no sizes, the language of the device. */
export const LastWords = (props: CrashScreenProps) => (
  <I18nextProvider i18n={translatorIn(deviceLanguage())}>
    <CrashScreen {...props} />
  </I18nextProvider>
);
