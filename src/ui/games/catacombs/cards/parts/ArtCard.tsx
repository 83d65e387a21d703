import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import { CARD, CLIP, type Hex, RADIUS, SPACE, UI, mix } from '../../../../../theme';
import { Words } from '../../../../kit/components';
import { Painted, type GlyphId } from '../../../../kit/glyph';
import { ART_RATIO, artPicture } from './pictures/artPicture';
import { CardFrame } from './CardFrame';
import { CardText } from './CardText';
import { InfoButton } from './InfoButton';

export interface ArtCardProps {
  readonly summary: string;
  readonly name: string;
  readonly kind: string;
  readonly text: string;
  readonly glyph: GlyphId;
  readonly colour: Hex;
  readonly isSpent?: boolean;
  /** Its picture is small and beside its name: it leaves room for what is asked about it. */
  readonly isLying?: boolean;
  readonly onShowRule?: () => void;
  /** At the foot: price, uses. */
  readonly children?: ReactNode;
}

/** A card with a picture on it, spells and equipment: upright, or lying where room is wanted for something else. */
export function ArtCard(props: ArtCardProps) {
  const { summary, name, kind, text, glyph, colour, isSpent, isLying = false, onShowRule, children } = props;
  const align = isLying ? 'left' : 'center';
  const picture = (
    <Painted
      aria-hidden
      picture={artPicture(glyph, colour)}
      style={[isLying ? styles.smallArt : styles.art, isSpent && styles.spent]}
      resizeMode="cover"
    />
  );
  const names = (
    <>
      <Words type="name" role="heading" aria-level={3} colour={UI.ink} align={align}>
        {name}
      </Words>
      <Words type="label" colour={mix(colour, UI.shade, 0.35)} align={align}>
        {kind}
      </Words>
    </>
  );
  const info = (ink?: Hex) => (onShowRule ? <InfoButton name={name} onPress={onShowRule} colour={ink} /> : null);
  return (
    <CardFrame summary={summary} colour={colour} onHold={onShowRule} style={styles.card}>
      <View style={styles.sheet}>
        {isLying ? (
          <View style={styles.row}>
            <View style={styles.panel}>{picture}</View>
            <View style={styles.names}>{names}</View>
            {info(UI.ink)}
          </View>
        ) : (
          <>
            <View style={styles.panel}>
              {picture}
              <View dataSet={{ mark: 'grounded' }} style={styles.info}>
                {info()}
              </View>
            </View>
            {names}
          </>
        )}
        <CardText>{text}</CardText>
        <View style={[styles.foot, isLying && styles.footRow]}>{children}</View>
      </View>
    </CardFrame>
  );
}

const SMALL_ART_PT = 60;

const styles = StyleSheet.create({
  card: { minWidth: 164, flexGrow: 1 },
  sheet: { flexGrow: 1, padding: SPACE.s, gap: SPACE.xs },
  panel: { borderRadius: RADIUS.chip, borderWidth: 1.4, borderColor: CARD.edge, ...CLIP },
  art: { width: '100%', aspectRatio: ART_RATIO, maxHeight: 150 },
  smallArt: { width: SMALL_ART_PT, height: SMALL_ART_PT },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  names: { flexGrow: 1, flexShrink: 1 },
  spent: { opacity: 0.45 },
  info: { position: 'absolute', right: 0, top: 0 },
  foot: { marginTop: 'auto', alignItems: 'center', gap: SPACE.xs, paddingTop: SPACE.xs },
  footRow: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.m },
});
