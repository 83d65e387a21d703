import type { ReactNode } from 'react';
import { Image, StyleSheet, View } from 'react-native';
import { CARD, mix, RADIUS, SPACE, UI, type Hex } from '../../../theme';
import { Words } from '../../components';
import type { GlyphId } from '../../glyph';
import { ART_RATIO, bakeArt } from './bakeArt';
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
  readonly onShowRule?: () => void;
  /** At the foot: price, uses. */
  readonly children?: ReactNode;
}

/** An upright card with a picture on it: spells and equipment. */
export function ArtCard({ summary, name, kind, text, glyph, colour, isSpent, onShowRule, children }: ArtCardProps) {
  return (
    <CardFrame summary={summary} colour={colour} onHold={onShowRule} style={styles.card}>
      <View style={styles.sheet}>
        <View style={styles.panel}>
          <Image
            aria-hidden
            source={{ uri: bakeArt(glyph, colour) }}
            style={[styles.art, isSpent && styles.spent]}
            resizeMode="cover"
          />
          {onShowRule ? (
            <View style={styles.info}>
              <InfoButton name={name} onPress={onShowRule} />
            </View>
          ) : null}
        </View>
        <Words type="name" role="heading" aria-level={3} colour={UI.ink} align="center">
          {name}
        </Words>
        <Words type="label" colour={mix(colour, UI.shade, 0.35)} align="center">
          {kind}
        </Words>
        <CardText>{text}</CardText>
        <View style={styles.foot}>{children}</View>
      </View>
    </CardFrame>
  );
}

const styles = StyleSheet.create({
  card: { minWidth: 164, flexGrow: 1 },
  sheet: { flexGrow: 1, padding: SPACE.s, gap: SPACE.xs },
  panel: { borderRadius: RADIUS.chip, borderWidth: 1.4, borderColor: CARD.edge, overflow: 'hidden' },
  art: { width: '100%', aspectRatio: ART_RATIO, maxHeight: 150 },
  spent: { opacity: 0.45 },
  info: { position: 'absolute', right: 0, top: 0 },
  foot: { marginTop: 'auto', alignItems: 'center', gap: SPACE.xs, paddingTop: SPACE.xs },
});
