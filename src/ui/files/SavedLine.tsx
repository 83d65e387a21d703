import { useTranslation } from 'react-i18next';
import { UI } from '../../theme';
import { Words } from '../kit/components';
import { savingWords, type Saving } from './saving';

/** What came of giving a file away. */
export function SavedLine({ saving }: { readonly saving: Saving | null }) {
  const { t } = useTranslation();
  if (saving === null) return null;
  const isFault = saving.tone === 'fault';
  return (
    <Words type="ui" align="center" colour={isFault ? UI.red : UI.ivory} role={isFault ? 'alert' : 'status'}>
      {savingWords(saving, t)}
    </Words>
  );
}
