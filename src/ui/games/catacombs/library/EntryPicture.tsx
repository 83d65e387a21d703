import { StyleSheet, View } from 'react-native';
import { ABILITY_IDS, ARTEFACT_IDS, EQUIPMENT_IDS, SPELL_IDS } from '../../../../rules/catacombs';
import { CARD, type Hex } from '../../../../theme';
import { CARD_FRAMES, STEP } from '../catalogue';
import {
  ABILITY_GLYPHS,
  ARTEFACT_GLYPHS,
  BoardFace,
  boardOf,
  DiscFace,
  EQUIPMENT_GLYPHS,
  pieceOfCard,
  shopSignOf,
  SPELL_GLYPHS,
} from '../cards';
import { Glyph, type GlyphId } from '../../../kit/glyph';

const SIDE_PT = 52;

interface Icon {
  readonly glyph: GlyphId;
  readonly ground: Hex;
}

function iconOf(topic: string): Icon {
  const spell = SPELL_IDS.find((id) => id === topic);
  if (spell !== undefined) return { glyph: SPELL_GLYPHS[spell], ground: CARD_FRAMES.spell };
  const item = EQUIPMENT_IDS.find((id) => id === topic);
  if (item !== undefined) return { glyph: EQUIPMENT_GLYPHS[item], ground: CARD_FRAMES.equipment };
  const artefact = ARTEFACT_IDS.find((id) => id === topic);
  if (artefact !== undefined) return { glyph: ARTEFACT_GLYPHS[artefact], ground: CARD_FRAMES.artefact };
  const ability = ABILITY_IDS.find((id) => id === topic);
  if (ability !== undefined) return { glyph: ABILITY_GLYPHS[ability], ground: STEP.ability };
  const sign = shopSignOf(topic);
  return sign === null ? { glyph: 'rules', ground: CARD_FRAMES.room } : { glyph: sign, ground: CARD_FRAMES.equipment };
}

/** The board of a room, the disc of what has one, or an icon. */
export function EntryPicture({ topic }: { readonly topic: string }) {
  const board = boardOf(topic);
  if (board !== null) return <BoardFace board={board} widthPt={SIDE_PT} />;
  const isIcon = /^(?:spell|equipment|artefact|ability|keyword|action|service):/.test(topic);
  const piece = isIcon ? null : pieceOfCard(topic);
  if (piece !== null) return <DiscFace piece={piece} sizePt={SIDE_PT} />;
  const { glyph, ground } = iconOf(topic);
  return (
    <View aria-hidden style={[styles.icon, { backgroundColor: ground }]}>
      <Glyph id={glyph} sizePt={26} colour={CARD.icon} />
    </View>
  );
}

const styles = StyleSheet.create({
  icon: {
    width: SIDE_PT - 8,
    height: SIDE_PT - 8,
    margin: 4,
    borderRadius: SIDE_PT / 2,
    borderWidth: 1.8,
    borderColor: CARD.edge,
    alignItems: 'center',
    justifyContent: 'center',
  },
});
