import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { useStore } from 'zustand';
import type { Played, TableSession } from '../../../session';
import { SPACE, UI } from '../../../theme';
import { LeatherButton, Words } from '../../kit/components';
import { fileNameOf, SavedLine, saveTextFile, savingOf, type Saving } from '../../files';

export interface KeepingNoteProps {
  readonly session: Pick<TableSession<Played>, 'writeFile' | 'getState' | 'getInitialState' | 'subscribe'>;
  /** What the game is called. */
  readonly title: string;
}

/** Said for as long as what has been played is not safe on this device, with the way to keep it all the same. */
export function KeepingNote({ session, title }: KeepingNoteProps) {
  const { t } = useTranslation();
  const fault = useStore(session, ({ keeping }) => (keeping === 'kept' || keeping === 'keeping' ? null : keeping));
  const [saving, setSaving] = useState<Saving | null>(null);
  if (fault === null) return null;

  async function save(): Promise<void> {
    const fileName = fileNameOf(title, 'pichenette.json');
    setSaving(savingOf(fileName, await saveTextFile({ name: fileName, text: session.writeFile() })));
  }

  return (
    <View style={styles.note}>
      <Words type="label" align="center" colour={UI.red} role="alert" testID="not-kept">
        {/* At the table it was there: somebody has taken it away. */}
        {t(fault.kind === 'missing' ? 'shelf.takenAway' : `shelf.fault.${fault.kind}`)}
      </Words>
      <LeatherButton icon="share" label={t('shelf.saveGame')} onPress={() => void save()} testID="save-game" />
      <SavedLine saving={saving} />
    </View>
  );
}

const styles = StyleSheet.create({ note: { alignItems: 'center', gap: SPACE.xs } });
