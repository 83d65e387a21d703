import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, useWindowDimensions, View, type LayoutRectangle } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';
import { SPACE, UI } from '../../theme';
import { WalnutBackground, Words } from '../components';
import type { ScreenProps } from '../navigation';
import { TitleMenu } from './title/TitleMenu';
import { TitleScene } from './title/TitleScene';

/** The way in: the name, the table in play, and where one can go. */
export function TitleScreen({ navigation }: ScreenProps<'Title'>) {
  const { t } = useTranslation();
  const { width, height } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const [name, setName] = useState<LayoutRectangle | null>(null);
  const [table, setTable] = useState<LayoutRectangle | null>(null);
  const isWide = width > height;
  const padding = {
    paddingTop: insets.top,
    paddingBottom: insets.bottom + SPACE.l,
    paddingLeft: insets.left,
    paddingRight: insets.right,
  };
  return (
    <View style={styles.screen}>
      <WalnutBackground />
      {name && table ? <TitleScene name={name} table={table} /> : null}
      <View style={[styles.fill, padding]}>
        <View
          role="heading"
          aria-label={t('app.name')}
          style={[styles.name, { height: nameHeight(width, height) }]}
          onLayout={(event) => setName(event.nativeEvent.layout)}
        />
        <Words type="quote" align="center" colour={UI.prompt} style={styles.tagline}>
          {t('app.tagline')}
        </Words>
        <View
          role="img"
          aria-label={t('title.scene')}
          style={styles.table}
          onLayout={(event) => setTable(event.nativeEvent.layout)}
        />
        <TitleMenu isRow={isWide} onGo={(screen) => navigation.navigate(screen)} />
      </View>
    </View>
  );
}

const nameHeight = (width: number, height: number): number => Math.min(width * 0.4, height * 0.26);

const styles = StyleSheet.create({
  screen: { flex: 1 },
  fill: { flex: 1 },
  name: { width: '100%' },
  tagline: { paddingHorizontal: SPACE.l },
  table: { flex: 1, minHeight: 120 },
});
