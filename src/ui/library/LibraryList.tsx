import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FlatList, StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import type { Help, LibraryUi, ShowTopic } from '../game';
import { bestOf } from '../help';
import { FilterChips, TextField, Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { EntryRow } from './EntryRow';
import { useSide } from '../kit/side';

export interface LibraryListProps {
  readonly library: LibraryUi;
  readonly help: Help;
  readonly openTopic: string | null;
  readonly onOpen: ShowTopic;
}

const LONGEST_SEARCH = 40;
const FIRST_ROWS = 10;

const choicesOf = (all: readonly { readonly id: string; readonly name: string }[]) =>
  all.map(({ id, name }) => ({ value: id, label: name }));

/** The sections of the library, and a search over all of them. */
export function LibraryList({ library, help, openTopic, onOpen }: LibraryListProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { insets } = useSide();
  const [sectionId, setSection] = useState<string | null>(null);
  const [partId, setPart] = useState<string | null>(null);
  const [sought, setSought] = useState('');
  const sections = library.sections(language);
  const section = sections.find(({ id }) => id === sectionId) ?? sections[0];
  const parts = section?.parts ?? null;
  const part = parts?.each.find(({ id }) => id === partId) ?? parts?.each[0];
  const isSeeking = sought.trim() !== '';
  const topics = isSeeking
    ? bestOf(
        sections.flatMap((one) => one.topics),
        sought,
        help.entry,
      )
    : ((part ?? section)?.topics ?? []);
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
        choices={choicesOf(sections)}
        value={isSeeking || section === undefined ? null : section.id}
        onChange={(next) => {
          setSought('');
          setSection(next);
        }}
        testID="library-shelves"
      />
      {parts === null || part === undefined || isSeeking ? null : (
        <FilterChips label={parts.label} choices={choicesOf(parts.each)} value={part.id} onChange={setPart} />
      )}
      <Words type="label" colour={UI.muted} aria-live="polite">
        {t('cards.library.count', { count: topics.length })}
      </Words>
      <FlatList
        key={isSeeking ? 'found' : section?.id}
        data={topics}
        keyExtractor={(topic) => topic}
        initialNumToRender={FIRST_ROWS}
        contentContainerStyle={[styles.rows, { paddingBottom: insets.bottom + SPACE.l }]}
        renderItem={({ item }) => (
          <EntryRow
            topic={item}
            entry={help.entry(item)}
            picture={<library.Picture topic={item} />}
            isOpen={item === openTopic}
            onOpen={onOpen}
          />
        )}
        testID="library-list"
      />
    </View>
  );
}

const styles = StyleSheet.create({
  list: { flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: SPACE.s },
  rows: { gap: SPACE.s, padding: 4 },
});
