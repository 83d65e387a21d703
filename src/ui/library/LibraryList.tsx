import { useState } from 'react';
import { FlatList, StyleSheet, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import type { CatacombsWords } from '../../i18n/catacombs';
import { SPACE, UI } from '../../theme';
import { FilterChips, TextField, Words } from '../kit/components';
import type { RuleTopic } from '../help';
import {
  entriesOn,
  entriesThatSpeakOf,
  FAMILY_CHOICES,
  SHELVES,
  type FamilyChoice,
  type Shelf,
} from '../games/catacombs/library/entries';
import { EntryRow } from './EntryRow';
import { useCatacombsText } from '../games/catacombs/words';

export interface LibraryListProps {
  readonly words: CatacombsWords;
  readonly openTopic: RuleTopic | null;
  readonly onOpen: (topic: RuleTopic) => void;
}

const LONGEST_SEARCH = 40;
const FIRST_ROWS = 10;

/** The shelves of the library, and a search over all of them. */
export function LibraryList({ words, openTopic, onOpen }: LibraryListProps) {
  const { t } = useCatacombsText();
  const insets = useSafeAreaInsets();
  const [shelf, setShelf] = useState<Shelf>('monsters');
  const [family, setFamily] = useState<FamilyChoice>('all');
  const [sought, setSought] = useState('');
  const isSeeking = sought.trim() !== '';
  const entries = isSeeking ? entriesThatSpeakOf(sought, words, t) : entriesOn(shelf, family);
  const familyName = (choice: FamilyChoice): string =>
    choice === 'all' ? t('cards.library.allFamilies') : words.wording.families[choice];
  return (
    <View style={styles.list}>
      <TextField
        label={t('cards.library.search')}
        placeholder={t('cards.library.search')}
        value={sought}
        onChange={setSought}
        maxChars={LONGEST_SEARCH}
        testID="library-search"
      />
      <FilterChips
        label={t('cards.library.shelves')}
        choices={SHELVES.map((value) => ({ value, label: t(`cards.library.shelf.${value}`) }))}
        value={isSeeking ? null : shelf}
        onChange={(next) => {
          setSought('');
          setShelf(next);
        }}
        testID="library-shelves"
      />
      {shelf === 'monsters' && !isSeeking ? (
        <FilterChips
          label={t('cards.library.families')}
          choices={FAMILY_CHOICES.map((value) => ({ value, label: familyName(value) }))}
          value={family}
          onChange={setFamily}
        />
      ) : null}
      <Words type="label" colour={UI.muted} aria-live="polite">
        {t('cards.library.count', { count: entries.length })}
      </Words>
      <FlatList
        key={isSeeking ? 'found' : shelf}
        data={entries}
        keyExtractor={(topic) => topic}
        initialNumToRender={FIRST_ROWS}
        contentContainerStyle={[styles.rows, { paddingBottom: insets.bottom + SPACE.l }]}
        renderItem={({ item }) => <EntryRow topic={item} words={words} isOpen={item === openTopic} onOpen={onOpen} />}
        testID="library-list"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: SPACE.s },
  rows: { gap: SPACE.s, padding: 4 },
});
