import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet } from 'react-native';
import { changed, merged, without, type People, type Person, type PlayerStatistics } from '../../session';
import { SPACE, UI } from '../../theme';
import { HandRow, LeatherButton, Words } from '../kit/components';
import { Deeds } from './Deeds';
import { MergeSheet } from './MergeSheet';
import { NameOf } from './NameOf';
import { RemoveSheet } from './RemoveSheet';
import { WishesOf } from './WishesOf';

export interface PersonDetailProps {
  readonly person: Person;
  readonly people: People;
  /** What is kept of them, game by game. */
  readonly statistics: readonly PlayerStatistics[];
  readonly onChange: (people: People) => void;
}

/** Somebody who plays here: what is kept of them, how they want it, and what can become of them. */
export function PersonDetail({ person, people, statistics, onChange }: PersonDetailProps) {
  const { t } = useTranslation();
  const [asking, ask] = useState<'merge' | 'remove' | null>(null);
  const { name, alsoNamed } = person;
  const done = (next: People): void => {
    ask(null);
    onChange(next);
  };
  return (
    <>
      {alsoNamed.length === 0 ? null : (
        <Words type="label" colour={UI.muted}>
          {t('people.also', { names: alsoNamed.join(', ') })}
        </Words>
      )}
      <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
        {t('people.kept')}
      </Words>
      <Deeds statistics={statistics} />
      <Words type="name" role="heading" aria-level={3} colour={UI.gold}>
        {t('people.ways')}
      </Words>
      <WishesOf person={person} onChange={(change) => onChange(changed(people, name, change))} />
      <NameOf name={name} people={people} onChange={onChange} />
      <HandRow style={styles.ends}>
        <LeatherButton
          icon="remove"
          label={t('people.remove.label')}
          onPress={() => ask('remove')}
          style={styles.end}
          testID="remove-person"
        />
        <LeatherButton
          icon="players"
          label={t('people.merge.label')}
          isDisabled={people.length < 2}
          onPress={() => ask('merge')}
          style={styles.end}
          testID="merge-person"
        />
      </HandRow>
      {asking === 'merge' ? (
        <MergeSheet
          name={name}
          people={people}
          onMerge={(kept) => done(merged(people, kept, name))}
          onClose={() => ask(null)}
        />
      ) : null}
      {asking === 'remove' ? (
        <RemoveSheet name={name} onRemove={() => done(without(people, name))} onClose={() => ask(null)} />
      ) : null}
    </>
  );
}

const styles = StyleSheet.create({ ends: { flexWrap: 'wrap', gap: SPACE.s }, end: { flexGrow: 1 } });
