import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SectionList, StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import { takeFiles } from '../files';
import { LeatherButton, ScreenFrame, useTextScale, Words } from '../kit/components';
import { handSight, handStart, useFaultWords, useGameList, useGameName, type SeatedGame } from '../shelf';
import type { ScreenProps } from '../kit/navigation';
import { ForeignGames } from './ForeignGames';
import { GameCard } from './GameCard';
import { NoticeBar } from './NoticeBar';
import { RenameSheet } from './RenameSheet';
import { ShareSheet } from './ShareSheet';
import { StatisticsPanel } from './StatisticsPanel';
import { useRecords } from './useRecords';
import { useSide } from '../kit/side';

interface Section {
  readonly kind: 'open' | 'over';
  readonly data: readonly SeatedGame[];
}

const sectionsOf = (games: readonly SeatedGame[]): readonly Section[] =>
  [
    { kind: 'open', data: games.filter(({ isOver }) => !isOver) } as const,
    { kind: 'over', data: games.filter(({ isOver }) => isOver) } as const,
  ].filter(({ data }) => data.length > 0);

const FILE_BUTTON_PT = 150;

/** Every game of this device: to play on, to watch again, to give away, to throw away. */
export function RecordsScreen({ navigation }: ScreenProps<'Records'>) {
  const { t } = useTranslation();
  const { insets } = useSide();
  // In large letters they lie one below the other.
  const file = { flexGrow: 1, flexShrink: 1, flexBasis: FILE_BUTTON_PT * useTextScale() };
  const faultWords = useFaultWords();
  const gameName = useGameName();
  const { listed, foreign, refresh } = useGameList();
  const { notice, share, shareSeen, shareForeign, rename, remove, exportAll, importFile, offerFile } = useRecords(
    refresh,
    {
      onStart(start) {
        handStart(start);
        navigation.navigate('NewGame', { start: 'handed' });
      },
      onSight(sight) {
        handSight(sight);
        navigation.navigate('Sight');
      },
    },
  );
  const offering = useRef(offerFile);
  useEffect(() => {
    offering.current = offerFile;
  });
  useEffect(() => takeFiles((incoming) => offering.current(incoming)), []);
  const [shared, setShared] = useState<SeatedGame | null>(null);
  const [renamed, setRenamed] = useState<SeatedGame | null>(null);
  const isBusy = notice?.tone === 'busy';
  const games = listed?.ok === true ? listed.value : [];

  const open = ({ id, isOver }: SeatedGame): void => navigation.navigate(isOver ? 'GameOver' : 'Table', { game: id });
  return (
    <ScreenFrame title={t('records.title')} hasOwnScroll>
      <SectionList
        sections={sectionsOf(games)}
        keyExtractor={({ id }) => id}
        stickySectionHeadersEnabled={false}
        showsVerticalScrollIndicator={false}
        contentContainerStyle={[styles.list, { paddingBottom: insets.bottom + SPACE.l }]}
        ListHeaderComponent={
          <View style={styles.head}>
            <View style={styles.files}>
              <LeatherButton
                icon="open"
                label={t('records.import')}
                onPress={importFile}
                isDisabled={isBusy}
                style={file}
                testID="import"
              />
              <LeatherButton
                icon="share"
                label={t('records.exportAll')}
                onPress={exportAll}
                isDisabled={isBusy || (games.length === 0 && foreign.length === 0)}
                style={file}
                testID="export-all"
              />
            </View>
            {notice === null ? null : <NoticeBar notice={notice} />}
          </View>
        }
        ListFooterComponent={
          <View>
            <ForeignGames games={foreign} onShare={shareForeign} />
            <StatisticsPanel />
          </View>
        }
        ListEmptyComponent={
          <Words type="prompt" align="center" colour={UI.prompt} style={styles.empty}>
            {listed === null
              ? t('records.loading')
              : listed.ok
                ? t('records.none')
                : t('records.fault', { message: faultWords({ kind: 'storage', fault: listed.error }) })}
          </Words>
        }
        renderSectionHeader={({ section: { kind } }) => (
          <Words type="name" role="heading" aria-level={2} colour={UI.gold} style={styles.kind}>
            {t(`records.kind.${kind}`)}
          </Words>
        )}
        renderItem={({ item }) => (
          <GameCard
            game={item}
            onOpen={() => open(item)}
            onReplay={() => navigation.navigate('Playback', { game: item.id })}
            onRename={() => setRenamed(item)}
            // Nothing is hidden any more in a game that is over.
            onShare={() => (item.isOver ? share(item) : setShared(item))}
            onRemove={() => remove(item)}
          />
        )}
      />
      {shared === null ? null : (
        <ShareSheet
          game={shared}
          onWhole={() => share(shared)}
          onSeen={(eyes) => shareSeen(shared, eyes)}
          onClose={() => setShared(null)}
        />
      )}
      {renamed === null ? null : (
        <RenameSheet
          name={gameName(renamed)}
          onRename={(name) => rename(renamed, name)}
          onClose={() => setRenamed(null)}
        />
      )}
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({
  list: { gap: SPACE.m },
  head: { gap: SPACE.m },
  files: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.m },
  empty: { padding: SPACE.xl },
  kind: { paddingTop: SPACE.m },
});
