import { useTranslation } from 'react-i18next';
import { LogLines } from '../../../table';
import type { DrawerContentProps } from './contentProps';

/** What has happened, round by round. */
export function LogDrawer({ state, words, onReferee }: DrawerContentProps) {
  const { t } = useTranslation();
  const titleOf = (round: number): string =>
    round === 0 ? t('drawers.log.before') : words.say(words.wording.terms.round, { round: String(round) });
  return <LogLines state={state} words={words} onReferee={onReferee} titleOf={titleOf} />;
}
