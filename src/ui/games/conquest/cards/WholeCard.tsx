import { Image, PixelRatio, Pressable, StyleSheet, View } from 'react-native';
import parchment from '../../../../../assets/table/parchment.webp';
import { faceOf, type CardId } from '../../../../rules/conquest';
import { CLIP, mix, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { brassRim, gradient, shadowOf, Words } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { TEAM_LOOKS } from '../catalogue/colours';
import type { CardSaid } from './cardSaid';
import { ROLE_SEALS, SIGN_SEALS } from '../catalogue/cards/figures';
import { armourPicture, artPicture, ART_PT, sealPicture } from '../catalogue/cards/pictures';
import { ShotRow } from './ShotRow';

export interface WholeCardProps {
  readonly card: CardId;
  readonly said: CardSaid;
  readonly widthPt: number;
  /** A card that is held shows its rule. */
  readonly onHold?: () => void;
}

const SEAL_PT = 28;
const ARMOUR_PT = 46;
const WIDE_PT = 190;

/** A card to be read, downwards: who, shots from left to right, ability; the shield over its edge stays on the table. */
export function WholeCard({ card, said, widthPt, onHold }: WholeCardProps) {
  const { design, sign } = faceOf(card);
  const { card: colour, ability } = TEAM_LOOKS[design.team];
  const isWide = widthPt > WIDE_PT;
  const pxPerPt = PixelRatio.get();
  const painted = gradient(
    `linear-gradient(135deg, ${mix(colour, UI.prompt, 0.25)} 0%, ${colour} 45%, ${mix(colour, UI.shade, 0.5)} 100%)`,
  );
  const seal = (icon: Parameters<typeof sealPicture>[0], side: 'left' | 'right') => (
    <Painted picture={sealPicture(icon, SEAL_PT, pxPerPt)} style={[styles.seal, { [side]: -2 }]} />
  );
  return (
    <View role="article" aria-label={said.summary} style={[styles.rim, brassRim(), { width: widthPt }]}>
      <Pressable tabIndex={-1} onLongPress={onHold} style={[styles.frame, painted]}>
        <View style={styles.sheet}>
          <Image source={parchment} resizeMode="cover" aria-hidden dataSet={{ mark: 'ground' }} style={styles.ground} />
          <View aria-hidden>
            <View style={styles.window}>
              <Painted picture={artPicture(design.id, pxPerPt)} style={styles.art} resizeMode="cover" />
            </View>
            {seal(ROLE_SEALS[design.role], 'left')}
            {seal(SIGN_SEALS[sign], 'right')}
          </View>
          <View style={styles.names}>
            <Words type={isWide ? 'name' : 'button'} role="heading" aria-level={3} colour={UI.ink} align="center">
              {said.name}
            </Words>
            <Words type={isWide ? 'ui' : 'label'} colour={UI.inkSecond} align="center">
              {said.kind}
            </Words>
          </View>
          <View style={styles.shots}>
            <ShotRow shots={design.shots} sizePt={isWide ? 38 : 30} />
          </View>
          {said.ability === null ? null : (
            <View style={styles.ability}>
              <Words type="ui" colour={ability} align="center">
                {said.ability.name}
              </Words>
              <Words type="body" colour={UI.ink} align="center">
                {said.ability.text}
              </Words>
            </View>
          )}
        </View>
      </Pressable>
      {design.hasArmour ? (
        <Painted aria-hidden picture={armourPicture(ARMOUR_PT, pxPerPt)} style={styles.armour} testID="armour" />
      ) : null}
    </View>
  );
}

const FRAME_PT = 5;
const RIM_PT = 1.5;

const styles = StyleSheet.create({
  rim: { borderRadius: RADIUS.panel, padding: RIM_PT, boxShadow: shadowOf(5) },
  frame: { borderRadius: RADIUS.panel - RIM_PT, padding: FRAME_PT },
  sheet: {
    borderRadius: RADIUS.panel - RIM_PT - FRAME_PT,
    borderWidth: 1,
    borderColor: withAlpha(UI.inkSecond, 0.7),
    backgroundColor: UI.parchment,
    padding: SPACE.xs,
    gap: SPACE.xs,
    ...CLIP,
  },
  ground: { position: 'absolute', left: 0, top: 0, width: '100%', height: '100%' },
  window: { borderRadius: RADIUS.chip, borderWidth: 1.4, borderColor: UI.brassDark, ...CLIP },
  art: { width: '100%', aspectRatio: ART_PT.width / ART_PT.height },
  seal: { position: 'absolute', bottom: -SEAL_PT / 2, width: SEAL_PT, height: SEAL_PT },
  names: { paddingTop: SPACE.s },
  shots: {
    paddingVertical: SPACE.hair,
    borderTopWidth: 1,
    borderBottomWidth: 1,
    borderColor: withAlpha(UI.inkSecond, 0.6),
    backgroundColor: withAlpha(UI.inkSecond, 0.14),
  },
  ability: { paddingHorizontal: SPACE.xs, paddingBottom: SPACE.xs },
  armour: { position: 'absolute', top: -10, right: -10, width: ARMOUR_PT, height: ARMOUR_PT },
});
