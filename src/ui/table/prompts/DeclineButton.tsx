import { useTranslation } from 'react-i18next';
import { LeatherButton } from '../../components';
import type { PromptProps } from './parts/asked';

/** Leaves out the rest of an action, where the rules let it be left out; null where they do not. */
export function DeclineButton({ session, state }: Omit<PromptProps, 'words'>) {
  const { t } = useTranslation();
  const ask = state.prompt?.ask;
  if (ask?.kind !== 'flick' || !ask.mayDecline) return null;
  return (
    <LeatherButton
      label={t('prompts.leaveOut')}
      icon="close"
      onPress={() => session.answer({ kind: 'flick', flick: null })}
      testID="decline"
    />
  );
}
