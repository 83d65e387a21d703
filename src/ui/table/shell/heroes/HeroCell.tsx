import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { DiscFace } from '../../../cards';
import { Tappable, Words } from '../../../components';
import { brassRim, leather, shadowOf } from '../../../components/materials';
import { Glyph } from '../../../glyph';
import { pieceIdOf } from '../../play/pieceIdOf';
import type { HeroAtTable } from './heroState';
import { LifeTrack } from './LifeTrack';
import { StandBadge } from './StandBadge';
import { useHeroLabel } from './useHeroLabel';

export interface HeroCellProps {
  readonly hero: HeroAtTable;
  readonly words: CatacombsWords;
  /** low: one line of picture and numbers. tall: name, track and what it is in. */
  readonly form: 'low' | 'cell' | 'tall';
  readonly onPress: (hero: string) => void;
  readonly onHold: (hero: string) => void;
}

const FACE_PT = { low: 30, cell: 32, tall: 60 } as const;

/** One hero beside the board: who, how alive, how rich, and whether there is something to do. */
export function HeroCell({ hero, words, form, onPress, onHold }: HeroCellProps) {
  const { t } = useTranslation();
  const label = useHeroLabel(hero, words);
  const isPlaying = hero.stand === 'playing';
  const isQuiet = hero.stand === 'acted' || hero.stand === 'dead';
  const tone = hero.stand === 'dead' || hero.stand === 'down' ? 'fallen' : isQuiet ? 'dimmed' : 'normal';
  return (
    <Tappable
      aria-label={label}
      radius={RADIUS.cell}
      onPress={() => onPress(hero.id)}
      onLongPress={() => onHold(hero.id)}
      style={form === 'tall' ? null : styles.share}
      testID={`hero-${hero.id}`}
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.rim, brassRim(isPlaying ? UI.gold : UI.brass), isPlaying && styles.playing]}>
          <View style={[styles.face, leather, form === 'tall' && styles.roomy, (isPressed || isHovered) && styles.lit]}>
            {form === 'cell' ? (
              <Words type="strip" align="center" numberOfLines={1} colour={isQuiet ? UI.muted : UI.ivory}>
                {words.name(hero.id)}
              </Words>
            ) : null}
            <View style={styles.row}>
              <View>
                <DiscFace piece={pieceIdOf(hero.id)} sizePt={FACE_PT[form]} tone={tone} />
                {form === 'tall' ? null : <StandBadge stand={hero.stand} />}
              </View>
              <View style={styles.numbers}>
                {form === 'tall' ? (
                  <View style={styles.title}>
                    <Words type="name" colour={isQuiet ? UI.muted : UI.ivory} style={styles.grow}>
                      {words.name(hero.id)}
                    </Words>
                    {hero.stand === 'idle' ? null : (
                      <Words type="label" colour={isPlaying ? UI.gold : UI.muted}>
                        {t(`table.hero.${hero.stand}`)}
                      </Words>
                    )}
                  </View>
                ) : null}
                <View style={[styles.pair, form === 'tall' && styles.apart]}>
                  <Count glyph="life" colour={UI.red} text={`${hero.life}/${hero.maxLife}`} />
                  {form === 'tall' ? <View style={styles.grow} /> : null}
                  {form === 'cell' ? null : <Count glyph="coin" colour={UI.gold} text={String(hero.gold)} />}
                </View>
                {form === 'low' ? null : <LifeTrack life={hero.life} maxLife={hero.maxLife} />}
                {form === 'cell' ? <Count glyph="coin" colour={UI.gold} text={String(hero.gold)} /> : null}
              </View>
            </View>
          </View>
        </View>
      )}
    </Tappable>
  );
}

interface CountProps {
  readonly glyph: 'life' | 'coin';
  readonly colour: string;
  readonly text: string;
}

function Count({ glyph, colour, text }: CountProps) {
  return (
    <View style={styles.count}>
      <Glyph id={glyph} sizePt={13} colour={colour} />
      <Words type="strip" numberOfLines={1} colour={glyph === 'coin' ? UI.gold : UI.ivory}>
        {text}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  share: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  rim: { flexGrow: 1, borderRadius: RADIUS.cell, padding: 1.5, boxShadow: shadowOf(3) },
  playing: { boxShadow: `0px 0px 10px ${withAlpha(UI.gold, 0.7)}` },
  face: {
    flexGrow: 1,
    minHeight: HIT - 3,
    borderRadius: RADIUS.cell - 1.5,
    paddingHorizontal: SPACE.xs,
    paddingVertical: SPACE.hair,
    justifyContent: 'center',
  },
  roomy: { paddingHorizontal: SPACE.m, paddingVertical: SPACE.s },
  lit: { backgroundColor: UI.leatherLit },
  row: { flexDirection: 'row', alignItems: 'center', justifyContent: 'center', gap: 3 },
  numbers: { flexShrink: 1, flexGrow: 1, gap: SPACE.hair },
  title: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  pair: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s },
  apart: { alignItems: 'center' },
  grow: { flexGrow: 1, flexShrink: 1 },
  count: { flexDirection: 'row', alignItems: 'center', gap: 3 },
});
