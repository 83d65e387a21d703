import { useTranslation } from 'react-i18next';
import { ScreenFrame, Words } from '../components';

export function CreditsScreen() {
  const { t } = useTranslation();
  return (
    <ScreenFrame title={t('credits.title')}>
      <Words type="prompt">{t('credits.intro')}</Words>
    </ScreenFrame>
  );
}
