import { useIsFocused } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { crashReport, type CrashNote, type KeptCrashes } from '../../session';
import { saveTextFile, savingOf, SavedLine, type Saving } from '../files';
import { LeatherButton, Words } from '../kit/components';
import { deviceCrashes } from '../kit/crashes';
import { useDeviceKeeps } from '../shelf';
import { SettingRow } from './SettingRow';

const FILE = 'pichenette-crashes.json';

/** What broke on this device, as a file for whoever can mend it; nothing as long as all is well. */
export function CrashNotesRow({ crashes = deviceCrashes() }: { readonly crashes?: KeptCrashes }) {
  const { t } = useTranslation();
  const isFocused = useIsFocused();
  const { people } = useDeviceKeeps();
  const [notes, setNotes] = useState<readonly CrashNote[]>([]);
  const [saving, setSaving] = useState<Saving | null>(null);

  useEffect(() => {
    if (!isFocused) return undefined;
    let isWanted = true;
    void crashes.all().then((all) => {
      if (isWanted) setNotes(all);
    });
    return () => {
      isWanted = false;
    };
  }, [crashes, isFocused]);

  async function save(): Promise<void> {
    const names = (await people.all()).flatMap(({ name, alsoNamed }) => [name, ...alsoNamed]);
    setSaving(savingOf(FILE, await saveTextFile({ name: FILE, text: crashReport(notes, names) })));
  }
  async function forget(): Promise<void> {
    await crashes.forget();
    setNotes([]);
  }

  if (notes.length === 0) return null;
  return (
    <SettingRow icon="info" label={t('settings.crashes.label')} hint={t('settings.crashes.hint')}>
      <Words type="body">{t('settings.crashes.found', { count: notes.length })}</Words>
      <LeatherButton
        icon="share"
        label={t('settings.crashes.save')}
        onPress={() => void save()}
        testID="save-crashes"
      />
      <LeatherButton
        icon="remove"
        label={t('settings.crashes.forget')}
        onPress={() => void forget()}
        testID="forget-crashes"
      />
      <SavedLine saving={saving} />
    </SettingRow>
  );
}
