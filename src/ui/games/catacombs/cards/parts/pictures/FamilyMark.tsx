import { StyleSheet, View } from 'react-native';
import type { Circle } from '../../../../../../rules/catacombs';
import { CARD, UI } from '../../../../../../theme';
import { FAMILIES } from '../../../catalogue';
import { Glyph } from '../../../../../kit/glyph';
import { FAMILY_GLYPHS } from './pictures';

export interface FamilyMarkProps {
  readonly family: Circle;
  readonly sizePt: number;
}

/** Told by its picture as well as by its colour. */
export function FamilyMark({ family, sizePt }: FamilyMarkProps) {
  const ground = family === 'any' ? UI.brass : FAMILIES[family].rim;
  return (
    <View
      aria-hidden
      style={[styles.mark, { width: sizePt, height: sizePt, borderRadius: sizePt / 2, backgroundColor: ground }]}
    >
      <Glyph id={FAMILY_GLYPHS[family]} sizePt={sizePt * 0.62} colour={CARD.icon} />
    </View>
  );
}

const styles = StyleSheet.create({
  mark: { borderWidth: 1.4, borderColor: CARD.edge, alignItems: 'center', justifyContent: 'center' },
});
