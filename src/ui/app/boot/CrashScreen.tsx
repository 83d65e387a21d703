import { useTranslation } from 'react-i18next';
import { MessageScreen } from './MessageScreen';

export interface CrashScreenProps {
  readonly message: string;
  readonly onLeave: () => void;
  /** How to go on with the game that was played; null where none was. */
  readonly onGoOn?: (() => void) | null;
}

/** A part of the app broke: said kindly, with what a bug report needs, and a way back. */
export function CrashScreen({ message, onLeave, onGoOn = null }: CrashScreenProps) {
  const { t } = useTranslation('entrance');
  const leaving = { action: t('crash.back'), onAction: onLeave };
  return (
    <MessageScreen
      title={t('crash.title')}
      body={onGoOn === null ? t('crash.body') : t('crash.table')}
      details={t('crash.details', { message })}
      {...(onGoOn === null ? leaving : { action: t('crash.goOn'), onAction: onGoOn, otherwise: leaving })}
    />
  );
}
