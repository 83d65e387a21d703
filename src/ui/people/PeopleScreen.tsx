import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { LONGEST_NAME, withNew, type NameFault } from '../../session';
import { SPACE, UI } from '../../theme';
import { LeatherButton, Panel, ScreenFrame, TextField, Words } from '../kit/components';
import { PersonFold } from './PersonFold';
import { usePeople } from './usePeople';

/** Whoever plays on this device: made, renamed, merged, removed, each with their own wishes. */
export function PeopleScreen() {
  const { t } = useTranslation();
  const { people, statistics, fault, change } = usePeople();
  const [name, setName] = useState('');
  const [nameFault, setNameFault] = useState<NameFault | null>(null);
  const all = people ?? [];
  const add = (): void => {
    const next = withNew(all, name);
    setNameFault(next.ok ? null : next.error);
    if (!next.ok) return;
    setName('');
    change(next.value);
  };
  return (
    <ScreenFrame title={t('people.title')}>
      <View style={styles.list}>
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
        {all.map((person) => (
          <PersonFold
            key={person.name}
            person={person}
            people={all}
            statistics={statistics.filter((one) => one.name === person.name)}
            onChange={change}
          />
        ))}
      </View>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.m },
  panel: { gap: SPACE.m },
});
