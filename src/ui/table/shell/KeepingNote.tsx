import { useTranslation } from 'react-i18next';
import type { TableState } from '../../../session';
import { UI } from '../../../theme';
import { Words } from '../../components';

/** Said for as long as what has been played is not safe on this device. */
export function KeepingNote({ keeping }: Pick<TableState, 'keeping'>) {
  const { t } = useTranslation();
  if (keeping === 'kept' || keeping === 'keeping') return null;
  return (
    <Words type="label" align="center" colour={UI.red} role="alert" testID="not-kept">
      {t(`shelf.fault.${keeping.kind}`)}
    </Words>
  );
}
