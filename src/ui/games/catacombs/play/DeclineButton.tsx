import { useTranslation } from 'react-i18next';
import { LeatherButton } from '../../../kit/components';
import type { PromptProps } from '../parts/asked';

/** Leaves out the rest of an action, where the rules let it be left out; null where they do not. */
export function DeclineButton({ session, state }: Omit<PromptProps, 'words'>) {
  const { t } = useTranslation();
  const { ask, purpose } = state.prompt ?? {};
  if (ask?.kind !== 'flick' || !ask.mayDecline) return null;
  // No action goes on after it: one disc is flicked, or lies.
  const isAlone = purpose?.kind === 'flick' && (purpose.reason === 'fear' || purpose.reason === 'retreat');
  return (
    <LeatherButton
      label={t(isAlone ? 'prompts.letLie' : 'prompts.leaveOut')}
      icon="close"
      onPress={() => session.answer({ kind: 'flick', flick: null })}
      testID="decline"
    />
  );
}
