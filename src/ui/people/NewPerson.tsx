import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { LONGEST_NAME, withNew, type NameFault, type People } from '../../session';
import { SPACE, UI } from '../../theme';
import { LeatherButton, Panel, TextField, Words } from '../kit/components';
import { useSetting } from '../kit/settings';

export interface NewPersonProps {
  /** null until they have been read. */
  readonly people: People | null;
  /** Why the last change could not be kept. */
  readonly fault: string | null;
  readonly onNew: (people: People, name: string) => void;
}

/** Somebody more who plays here: they aim as the device has it, until they say otherwise. */
export function NewPerson({ people, fault, onNew }: NewPersonProps) {
  const { t } = useTranslation();
  const [aim] = useSetting('aimWay');
  const [aid] = useSetting('aid');
  const [name, setName] = useState('');
  const [nameFault, setNameFault] = useState<NameFault | null>(null);
  const add = (): void => {
    const next = withNew(people ?? [], name, { aim, aid });
    setNameFault(next.ok ? null : next.error);
    if (!next.ok) return;
    setName('');
    onNew(next.value, name);
  };
  return (
    <Panel isStitched contentStyle={styles.panel}>
      <Words type="body">{t('people.intro')}</Words>
      <TextField
        label={t('people.newName')}
        placeholder={t('people.newName')}
        value={name}
        onChange={setName}
        maxChars={LONGEST_NAME}
        testID="new-person"
      />
      <LeatherButton
        icon="more"
        label={t('people.add')}
        onPress={add}
        isDisabled={people === null}
        testID="add-person"
      />
      {nameFault === null ? null : (
        <Words type="label" colour={UI.red} role="alert">
          {t(`people.fault.${nameFault}`)}
        </Words>
      )}
      {fault === null ? null : (
        <Words type="label" colour={UI.red} role="alert">
          {t('people.notKept', { reason: fault })}
        </Words>
      )}
      {people !== null && people.length === 0 ? (
        <Words type="label" colour={UI.muted}>
          {t('people.none')}
        </Words>
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { gap: SPACE.m } });
