import { useTranslation } from 'react-i18next';
import { ScrollView, StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../theme';
import { WalnutBackground, Words } from '../kit/components';
import { useLanguage } from '../kit/hooks/useLanguage';
import { useHasBeenSeen, type ScreenProps } from '../kit/navigation';
import { useUis } from '../shelf';
import { NameSign } from './NameSign';
import type { Shelved } from './GameBox';
import { Shelf } from './Shelf';
import { TableScene } from './TableScene';
import { nameLayout } from './titleLayout';
import { TitleMenu } from './TitleMenu';
import { useTitleGames } from './useOpenGame';
import { useSide } from '../kit/side';

/** Less than this, and the dragon is no longer one. */
const MIN_TABLE_PT = 150;
/** And no lid can be read. */
const MIN_SHELF_PT = 300;

/** The games that stand on the shelf: those that can be begun. */
function useShelved(): readonly Shelved[] {
  const uis = useUis();
  const language = useLanguage();
  return Object.entries(uis).flatMap(([game, { box, newGame, about }]) =>
    box === undefined || newGame === null ? [] : [{ game, box, name: about(language).name, line: box.line(language) }],
  );
}

/** One game has the whole table; several stand on a shelf. */
const MANY = 2;

/** The way in: the name, the table in play, and where one can go. */
export function TitleScreen({ navigation }: ScreenProps<'Title'>) {
  const { t } = useTranslation();
  const { widthPt: width, heightPt: height, insets } = useSide();
  const isSeen = useHasBeenSeen();
  const shelved = useShelved();
  const [first] = shelved;
  const isShelf = shelved.length >= MANY;
  const { openGame, trouble } = useTitleGames();
  const padding = { paddingTop: insets.top, paddingBottom: insets.bottom + SPACE.l };
  if (!isSeen) return null;
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      <ScrollView contentContainerStyle={[styles.content, padding]}>
        <NameSign layout={nameLayout({ widthPt: width, heightPt: height })} />
        <Words type="quote" align="center" colour={UI.prompt} style={styles.tagline}>
          {t('app.tagline')}
        </Words>
        {isShelf ? (
          <Shelf games={shelved} onTake={(game) => navigation.navigate('NewGame', { game })} style={styles.shelf} />
        ) : (
          <TableScene style={styles.table} />
        )}
        {trouble === null ? null : (
          <Words type="ui" align="center" colour={UI.prompt} role="status" style={styles.trouble} testID="trouble">
            {t('title.notKept', { message: trouble })}
          </Words>
        )}
        <TitleMenu
          isRow={width > height}
          openGame={openGame}
          onContinue={(game) => navigation.navigate('Table', { game })}
          onGo={(screen) =>
            screen === 'NewGame' && isShelf
              ? navigation.navigate('NewGame', { game: first?.game })
              : navigation.navigate(screen)
          }
          onPractise={(game) => navigation.navigate('Practise', game === null ? undefined : { game })}
        />
      </ScrollView>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1 },
  content: { flexGrow: 1 },
  tagline: { paddingHorizontal: SPACE.l },
  trouble: { paddingHorizontal: SPACE.l, paddingBottom: SPACE.m },
  shelf: { flexGrow: 1, flexShrink: 0, flexBasis: MIN_SHELF_PT },
  table: { flexGrow: 1, flexShrink: 0, flexBasis: MIN_TABLE_PT },
});
