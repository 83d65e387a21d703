import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptWhere } from '../../session';
import { UI } from '../../theme';
import { useFigures } from '../kit/hooks/useFigures';
import { LeatherButton, Words } from '../kit/components';
import { useBelongings, useFaultWords } from '../shelf';
import { SettingRow } from './SettingRow';
import { sizeWords } from './sizeWords';

/** null until the device has answered. */
function useKeptWhere(): KeptWhere | null {
  const belongings = useBelongings();
  const [where, setWhere] = useState<KeptWhere | null>(null);
  useEffect(() => {
    let isWanted = true;
    void belongings.keptWhere().then((answer) => {
      if (isWanted) setWhere(answer);
    });
    return () => {
      isWanted = false;
    };
  }, [belongings]);
  return where;
}

/** Where the games are, whether they may be cleared, and the way to take them out as a file. */
export function KeptWherePanel({ onFiles }: { readonly onFiles: () => void }) {
  const { t } = useTranslation();
  const faultWords = useFaultWords();
  const figures = useFigures();
  const where = useKeptWhere();
  const fault = where?.fault ?? null;
  const room = where?.room ?? null;
  return (
    <SettingRow icon="records" label={t('settings.kept.label')} hint={t('settings.kept.hint')}>
      {fault === null ? (
        <Words type="body" testID="kept-where">
          {where === null ? t('settings.kept.asking') : t(`settings.kept.persistence.${where.persistence}`)}
        </Words>
      ) : (
        <Words type="body" colour={UI.red} role="alert" testID="kept-where">
          {faultWords({ kind: 'storage', fault })}
        </Words>
      )}
      {room === null ? null : (
        <Words type="label" colour={UI.muted}>
          {t('settings.kept.room', {
            used: sizeWords(room.usedBytes, t, figures),
            quota: sizeWords(room.quotaBytes, t, figures),
          })}
        </Words>
      )}
      <LeatherButton icon="open" label={t('settings.kept.toFiles')} onPress={onFiles} testID="to-files" />
    </SettingRow>
  );
}
