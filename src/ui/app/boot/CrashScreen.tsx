import { useTranslation } from 'react-i18next';
import { MessageScreen } from './MessageScreen';

export interface CrashScreenProps {
  readonly message: string;
  readonly onLeave: () => void;
}

/** A part of the app broke: said kindly, with what a bug report needs, and a way back. */
export function CrashScreen({ message, onLeave }: CrashScreenProps) {
  const { t } = useTranslation('entrance');
  return (
    <MessageScreen
      title={t('crash.title')}
      body={t('crash.body')}
      details={t('crash.details', { message })}
      action={t('crash.back')}
      onAction={onLeave}
    />
  );
}
