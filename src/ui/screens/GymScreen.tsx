import { useTranslation } from 'react-i18next';
import { ScreenFrame, Words } from '../components';

export function GymScreen() {
  const { t } = useTranslation();
  return (
    <ScreenFrame title={t('gym.title')}>
      <Words type="prompt">{t('gym.prompt')}</Words>
    </ScreenFrame>
  );
}
