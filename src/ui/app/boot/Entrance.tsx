import * as SplashScreen from 'expo-splash-screen';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SettingsStore } from '../../../session';
import { LoadingScreen } from './LoadingScreen';
import { MessageScreen } from './MessageScreen';
import { useBoot } from './useBoot';

/** Holds the door until the game can be shown, and says what is wrong when it cannot. */
export function Entrance({ settings }: { readonly settings: SettingsStore }) {
  const { t } = useTranslation('entrance');
  const [attempt, setAttempt] = useState(0);
  const boot = useBoot(settings, attempt);

  useEffect(() => {
    if (boot.stage !== 'loading') SplashScreen.hide();
  }, [boot.stage]);

  if (boot.stage === 'loading') return <LoadingScreen step={boot.step} share={boot.share} />;
  if (boot.stage === 'ready') return <boot.Game />;
  const retry = (): void => setAttempt(attempt + 1);
  return boot.fault === 'network' ? (
    <MessageScreen title={t('failed.title')} body={t('failed.body')} action={t('failed.retry')} onAction={retry} />
  ) : (
    <MessageScreen
      title={t('unsupported.title')}
      body={t(`unsupported.${boot.fault}`)}
      action={t('unsupported.retry')}
      onAction={retry}
    />
  );
}
