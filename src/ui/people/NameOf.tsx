import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LONGEST_NAME, renamed, type NameFault, type People } from '../../session';
import { UI } from '../../theme';
import { LeatherButton, TextField, Words } from '../kit/components';

export interface NameOfProps {
  readonly name: string;
  readonly people: People;
  readonly onChange: (people: People) => void;
}

/** Another name for the same person. */
export function NameOf({ name, people, onChange }: NameOfProps) {
  const { t } = useTranslation();
  const [next, setNext] = useState(name);
  const [fault, setFault] = useState<NameFault | null>(null);
  const keep = (): void => {
    const change = renamed(people, name, next);
    setFault(change.ok ? null : change.error);
    if (change.ok) onChange(change.value);
  };
  return (
    <>
      <TextField
        label={t('people.name')}
        placeholder={name}
        value={next}
        onChange={setNext}
        maxChars={LONGEST_NAME}
        testID="person-name"
      />
      {next.trim() === name ? null : (
        <LeatherButton icon="rename" label={t('people.rename')} onPress={keep} testID="rename-person" />
      )}
      {fault === null ? null : (
        <Words type="label" colour={UI.red} role="alert">
          {t(`people.fault.${fault}`)}
        </Words>
      )}
    </>
  );
}
