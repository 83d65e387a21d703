import { memoAlike } from '../../../kit/alike';
import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import type { PieceTone } from '../../../../board';
import { brassRim, leather, shadowOf, Tappable } from '../../../kit/components';
import type { HeroFaceProps } from './heroFace';
import type { HeroAtTable } from './heroState';
import { HeroBoard } from './HeroBoard';
import { HeroBrief } from './HeroBrief';
import { HeroLine } from './HeroLine';
import { useHeroLabel } from './useHeroLabel';

/**
 * low: a picture and numbers. cell: with a name and a track. board: with what the hero is in, in words. line: numbers in
 * large letters, one beside the other. namedLine: with a name before them.
 */
export const HERO_FORMS = ['low', 'cell', 'board', 'line', 'namedLine'] as const;
export type HeroForm = (typeof HERO_FORMS)[number];

export interface HeroCellProps {
  readonly hero: HeroAtTable;
  readonly words: CatacombsWords;
  readonly form: HeroForm;
  readonly onPress: (hero: string) => void;
  readonly onHold: (hero: string) => void;
}

function toneOf({ stand }: HeroAtTable): PieceTone {
  if (stand === 'dead' || stand === 'down' || stand === 'swallowed') return 'fallen';
  return stand === 'acted' ? 'dimmed' : 'normal';
}

function insideOf(form: HeroForm, face: HeroFaceProps): ReactNode {
  if (form === 'board') return <HeroBoard {...face} />;
  if (form === 'low' || form === 'cell') return <HeroBrief {...face} isLow={form === 'low'} />;
  return <HeroLine {...face} isNamed={form === 'namedLine'} />;
}

interface ShellProps {
  readonly form: HeroForm;
  readonly face: HeroFaceProps;
  readonly isLit: boolean;
}

const Shell = memoAlike(function Shell({ form, face, isLit }: ShellProps) {
  const isPlaying = face.hero.stand === 'playing';
  return (
    <View style={[styles.rim, brassRim(isPlaying ? UI.gold : UI.brass), isPlaying && styles.playing]}>
      <View style={[styles.face, leather, isLit && styles.lit]}>{insideOf(form, face)}</View>
    </View>
  );
});

/** Where there is no room for words, that somebody can act is for the ear alone: nothing is to be seen of it. */
const seenIn = (form: HeroForm, hero: HeroAtTable): HeroAtTable =>
  (form === 'low' || form === 'cell') && hero.stand === 'canAct' ? { ...hero, stand: 'idle' } : hero;

/** One hero beside the board: who, how alive, how rich, and whether there is something to do. */
export const HeroCell = memoAlike(function HeroCell({ hero, words, form, onPress, onHold }: HeroCellProps) {
  const label = useHeroLabel(hero, words);
  const face: HeroFaceProps = {
    hero: seenIn(form, hero),
    name: words.name(hero.id),
    tone: toneOf(hero),
    isQuiet: ['acted', 'dead', 'swallowed'].includes(hero.stand),
  };
  return (
    <Tappable
      spoken={label}
      radius={RADIUS.cell}
      onPress={() => onPress(hero.id)}
      onLongPress={() => onHold(hero.id)}
      style={styles.cell}
      testID={`hero-${hero.id}`}
    >
      {({ isPressed, isHovered }) => <Shell form={form} face={face} isLit={isPressed || isHovered} />}
    </Tappable>
  );
});

const styles = StyleSheet.create({
  cell: { flexGrow: 1, flexShrink: 1, flexBasis: 'auto' },
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
  lit: { backgroundColor: UI.leatherLit },
});
