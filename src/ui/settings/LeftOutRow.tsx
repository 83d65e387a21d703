import { useTranslation } from 'react-i18next';
import { leftOut } from '../../board';
import { Words } from '../kit/components';
import { SettingRow } from './SettingRow';

/** What broke without stopping a game, word for word, for whoever reports it; nothing as long as all is well. */
export function LeftOutRow() {
  const { t } = useTranslation();
  const notes = leftOut();
  if (notes.length === 0) return null;
  return (
    <SettingRow icon="info" label={t('settings.leftOut.label')} hint={t('settings.leftOut.hint')}>
      {notes.map((note) => (
        <Words key={`${note.part} ${note.reason}`} type="label" testID="left-out">
          {t('settings.leftOut.note', { ...note })}
        </Words>
      ))}
    </SettingRow>
  );
}
