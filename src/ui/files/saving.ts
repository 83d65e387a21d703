import type { TFunction } from 'i18next';
import type { Result } from '../../lib';
import type { Saved, SaveFault } from './textFile';

/** What came of giving a file away, as far as nobody else has said it. */
export interface Saving {
  readonly tone: 'told' | 'fault';
  /** Of the file. */
  readonly name: string;
}

/** null where the system has spoken for itself. */
export function savingOf(name: string, saved: Result<Saved, SaveFault>): Saving | null {
  if (!saved.ok) return { tone: 'fault', name };
  return saved.value === 'downloaded' ? { tone: 'told', name } : null;
}

export const savingWords = ({ tone, name }: Saving, t: TFunction): string =>
  tone === 'fault' ? t('records.notSaved') : t('records.downloaded', { name });
