import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../../i18n/catacombs';
import type { GearId } from '../../../../../rules/catacombs';
import { SPACE } from '../../../../../theme';
import type { ShowRule } from '../../topics';
import { ARTEFACT_GLYPHS, EQUIPMENT_GLYPHS } from './pictures/pictures';
import { RuleChip } from './RuleChip';
import { StateTag } from './StateTag';
import { useCatacombsText } from '../../words';

export interface GearSlotsProps {
  readonly gear: readonly GearId[];
  readonly usedInRoom: readonly GearId[];
  readonly words: CatacombsWords;
  readonly onShowRule?: ShowRule;
}

const GLYPHS = { ...EQUIPMENT_GLYPHS, ...ARTEFACT_GLYPHS };

/** Cards beside a board, each the way to its rules, and whether it has been used in this room. */
export function GearSlots({ gear, usedInRoom, words, onShowRule }: GearSlotsProps) {
  const { t } = useCatacombsText();
  return (
    <View style={styles.slots}>
      {gear.map((one) => (
        <View key={one} style={styles.slot}>
          <RuleChip glyph={GLYPHS[one]} label={words.name(one)} onPress={onShowRule && (() => onShowRule(one))} />
          {usedInRoom.includes(one) ? <StateTag glyph="done" label={t('cards.state.usedInRoom')} /> : null}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  slots: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.xs },
  slot: { gap: SPACE.hair },
});
