import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { changed, merged, without, type People, type Person, type PlayerStatistics } from '../../session';
import { SPACE, UI } from '../../theme';
import { Fold, LeatherButton, Words } from '../kit/components';
import { Deeds } from './Deeds';
import { MergeSheet } from './MergeSheet';
import { NameOf } from './NameOf';
import { RemoveSheet } from './RemoveSheet';
import { WishesOf } from './WishesOf';

export interface PersonFoldProps {
  readonly person: Person;
  readonly people: People;
  readonly statistics: readonly PlayerStatistics[];
  readonly onChange: (people: People) => void;
}

/** Somebody who plays here: their name and wishes, what is kept of them, and what can become of them. */
export function PersonFold({ person, people, statistics, onChange }: PersonFoldProps) {
  const { t } = useTranslation();
  const [asking, ask] = useState<'merge' | 'remove' | null>(null);
  const { name, alsoNamed, hand } = person;
  const summary = [
    t(`choice.aimWay.${person.aim}`),
    ...(hand === 'device' ? [] : [t(`people.hand.${hand}`)]),
    ...(alsoNamed.length === 0 ? [] : [t('people.also', { names: alsoNamed.join(', ') })]),
  ].join(' · ');
  const done = (next: People): void => {
    ask(null);
    onChange(next);
  };
  return (
    <Fold icon="players" title={name} summary={summary} testID={`person-${name}`}>
      <NameOf name={name} people={people} onChange={onChange} />
      <WishesOf person={person} onChange={(change) => onChange(changed(people, name, change))} />
      <Words type="name" colour={UI.gold}>
        {t('people.kept')}
      </Words>
      <Deeds statistics={statistics} />
      <View style={styles.ends}>
        <LeatherButton
          icon="players"
          label={t('people.merge.label')}
          isDisabled={people.length < 2}
          onPress={() => ask('merge')}
          testID="merge-person"
        />
        <LeatherButton
          icon="remove"
          label={t('people.remove.label')}
          onPress={() => ask('remove')}
          testID="remove-person"
        />
      </View>
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
    </Fold>
  );
}

const styles = StyleSheet.create({ ends: { gap: SPACE.s } });
