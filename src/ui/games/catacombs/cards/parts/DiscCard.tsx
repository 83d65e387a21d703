import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import type { PieceTone } from '../../../../../board';
import { CARD, HIT, mix, SPACE, UI, withAlpha, type Hex } from '../../../../../theme';
import { gradient, useIsTextLarge, Words } from '../../../../kit/components';
import type { GlyphId } from '../../../../kit/glyph';
import type { PieceId } from '../../catalogue';
import { DiscFace } from '../discPicture/DiscFace';
import { CardFrame } from './CardFrame';
import { InfoButton } from './InfoButton';
import { Sign } from './Sign';

export interface DiscCardProps {
  readonly summary: string;
  readonly name: string;
  /** Below the name: family and size, level and board. */
  readonly kind: string;
  /** null for a card without a disc. */
  readonly piece: PieceId | null;
  /** In the place of a disc. */
  readonly sign?: GlyphId | null;
  readonly tone?: PieceTone;
  /** Of the frame. */
  readonly colour: Hex;
  /** Of the ground of the name; darker than the frame, when not said. */
  readonly headColour?: Hex;
  /** Beside the disc, below the kind: life and gold. */
  readonly figures?: ReactNode;
  readonly onShowRule?: () => void;
  readonly children?: ReactNode;
}

const DISC_PT = 84;
/** Leaves long words of a name the room that they want in large letters. */
const SMALL_DISC_PT = 60;

const band = (colour: Hex) =>
  gradient(
    `linear-gradient(90deg, ${mix(colour, UI.shade, 0.3)} 0%, ${colour} 50%, ${mix(colour, UI.shade, 0.35)} 100%)`,
  );

/** A card whose disc lies over the edge of its name band: monsters, Lords, heroes, Allies, rooms. */
export function DiscCard(props: DiscCardProps) {
  const { summary, name, kind, piece, sign = null, tone, colour, figures, onShowRule, children } = props;
  const isTextLarge = useIsTextLarge();
  const discPt = isTextLarge ? SMALL_DISC_PT : DISC_PT;
  const besideDisc = { paddingLeft: discPt + SPACE.m };
  const info = (ink?: Hex) => (onShowRule ? <InfoButton name={name} onPress={onShowRule} colour={ink} /> : null);
  const headColour = props.headColour ?? mix(colour, UI.shade, 0.45);
  return (
    <CardFrame summary={summary} colour={colour} onHold={onShowRule}>
      <View style={[styles.head, besideDisc, band(headColour)]}>
        <Words type="name" role="heading" aria-level={3} colour={CARD.heading} style={styles.name}>
          {name}
        </Words>
        {isTextLarge ? null : info()}
      </View>
      <View style={[styles.upper, besideDisc, { minHeight: discPt - HIT + SPACE.l }]}>
        <View style={styles.kind}>
          <Words type="strip" colour={UI.inkSecond} style={styles.words}>
            {kind}
          </Words>
          {isTextLarge ? info(UI.inkSecond) : null}
        </View>
        {figures === undefined ? null : <View style={styles.figures}>{figures}</View>}
      </View>
      {children === undefined ? null : <View style={styles.lower}>{children}</View>}
      <View pointerEvents="none" style={styles.disc}>
        {piece === null ? null : <DiscFace piece={piece} sizePt={discPt} tone={tone} />}
        {sign === null ? null : <Sign glyph={sign} ground={colour} sidePt={discPt} />}
      </View>
    </CardFrame>
  );
}

const styles = StyleSheet.create({
  head: {
    minHeight: HIT,
    flexDirection: 'row',
    alignItems: 'center',
    borderBottomWidth: 1.5,
    borderBottomColor: UI.brass,
  },
  name: { flexShrink: 1, flexGrow: 1, paddingVertical: SPACE.xs },
  upper: {
    paddingRight: SPACE.m,
    paddingTop: SPACE.xs,
    gap: SPACE.xs,
  },
  kind: { flexDirection: 'row' },
  words: { flexGrow: 1, flexShrink: 1 },
  figures: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: SPACE.m,
    rowGap: SPACE.xs,
    paddingBottom: SPACE.xs,
    borderBottomWidth: 1,
    borderBottomColor: withAlpha(UI.inkSecond, 0.5),
  },
  lower: { paddingHorizontal: SPACE.m, paddingTop: SPACE.s, paddingBottom: SPACE.m, gap: SPACE.s },
  disc: { position: 'absolute', left: SPACE.xs, top: SPACE.xs },
});
