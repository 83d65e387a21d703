import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { Played, TableSession, TableState } from '../../../session';
import { SPACE, UI } from '../../../theme';
import { LeatherButton, Words } from '../../kit/components';
import { fileNameOf, SavedLine, saveTextFile, savingOf, type Saving } from '../../files';

export interface KeepingNoteProps {
  readonly session: Pick<TableSession<Played>, 'writeFile'>;
  /** What the game is called. */
  readonly title: string;
  readonly state: Pick<TableState<Played>, 'keeping'>;
}

/** Said for as long as what has been played is not safe on this device, with the way to keep it all the same. */
export function KeepingNote({ session, title, state: { keeping } }: KeepingNoteProps) {
  const { t } = useTranslation();
  const [saving, setSaving] = useState<Saving | null>(null);
  if (keeping === 'kept' || keeping === 'keeping') return null;

  async function save(): Promise<void> {
    const fileName = fileNameOf(title, 'pichenette.json');
    setSaving(savingOf(fileName, await saveTextFile({ name: fileName, text: session.writeFile() })));
  }

  return (
    <View style={styles.note}>
      <Words type="label" align="center" colour={UI.red} role="alert" testID="not-kept">
        {/* At the table it was there: somebody has taken it away. */}
        {t(keeping.kind === 'missing' ? 'shelf.takenAway' : `shelf.fault.${keeping.kind}`)}
      </Words>
      <LeatherButton icon="share" label={t('shelf.saveGame')} onPress={() => void save()} testID="save-game" />
      <SavedLine saving={saving} />
    </View>
  );
}

const styles = StyleSheet.create({ note: { alignItems: 'center', gap: SPACE.xs } });
