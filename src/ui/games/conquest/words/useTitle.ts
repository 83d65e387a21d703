import type { GameSheet } from '../../../../session';
import { useConquestText } from './useConquestText';

/** What a game is called that is open. */
export function useTitle({ name }: Pick<GameSheet, 'name'>): string {
  const { t } = useConquestText();
  return name || t('conquest.title');
}
