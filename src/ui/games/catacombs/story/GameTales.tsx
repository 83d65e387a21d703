import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { CatacombsPlayed } from '../../../../session/catacombs';
import { SPACE } from '../../../../theme';
import type { StoryProps } from '../../../game';
import { BestFlick } from './BestFlick';
import { Deeds } from './Deeds';
import { HeroTales } from './HeroTales';
import { OverseerTale } from './OverseerTale';

/** What people will tell of a game: the best of it, and what everybody did. */
export function GameTales({ story, words, isWide, onWatch }: StoryProps<CatacombsPlayed, CatacombsWords>) {
  return (
    <View style={isWide ? styles.wide : styles.column}>
      <View style={[styles.column, isWide && styles.half]}>
        <BestFlick best={story.bestFlick} words={words} onWatch={onWatch} />
        <Deeds deeds={story.deeds} words={words} onWatch={onWatch} />
      </View>
      <View style={[styles.column, isWide && styles.half]}>
        <HeroTales story={story} words={words} />
        <OverseerTale story={story} words={words} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  column: { gap: SPACE.m },
  wide: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.l },
  half: { flex: 1 },
});
