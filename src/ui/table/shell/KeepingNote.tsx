import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { TableSession, TableState } from '../../../session/catacombs';
import { SPACE, UI } from '../../../theme';
import { LeatherButton, Words } from '../../kit/components';
import { fileNameOf, SavedLine, saveTextFile, savingOf, type Saving } from '../../files';
import { namedAs, useGameName } from '../../shelf';

export interface KeepingNoteProps {
  readonly session: Pick<TableSession, 'writeFile'>;
  readonly state: Pick<TableState, 'keeping' | 'sheet' | 'view'>;
}

/** Said for as long as what has been played is not safe on this device, with the way to keep it all the same. */
export function KeepingNote({ session, state: { keeping, sheet, view } }: KeepingNoteProps) {
  const { t } = useTranslation();
  const name = useGameName()(namedAs(sheet, view.model.setup));
  const [saving, setSaving] = useState<Saving | null>(null);
  if (keeping === 'kept' || keeping === 'keeping') return null;

  async function save(): Promise<void> {
    const fileName = fileNameOf(name, 'pichenette.json');
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
