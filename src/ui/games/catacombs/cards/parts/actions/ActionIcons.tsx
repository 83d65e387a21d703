import { StyleSheet, View } from 'react-native';
import { ACTION_IDS, ARTEFACT_IDS, EQUIPMENT_IDS, PASS, SPELL_IDS, type Step } from '../../../../../../rules/catacombs';
import { CARD_FRAMES, STEP } from '../../../catalogue';
import type { RuleTopic } from '../../../topics';
import { ARTEFACT_GLYPHS, EQUIPMENT_GLYPHS, SPELL_GLYPHS } from '../pictures/pictures';
import { StepFace, type StepFaceProps } from './StepFace';
import { stepIcons } from './stepIcons';

export interface ActionIconsProps {
  readonly action: string;
  readonly steps: readonly Step[];
}

/** What has a card of its own goes by that card's picture, everything else by its flicks. */
function facesOf({ action, steps }: ActionIconsProps): readonly StepFaceProps[] {
  const spell = SPELL_IDS.find((id) => id === action);
  if (spell !== undefined) return [{ glyph: SPELL_GLYPHS[spell], ground: CARD_FRAMES.spell, count: null }];
  const item = EQUIPMENT_IDS.find((id) => id === action);
  if (item !== undefined) return [{ glyph: EQUIPMENT_GLYPHS[item], ground: CARD_FRAMES.equipment, count: null }];
  const artefact = ARTEFACT_IDS.find((id) => id === action);
  if (artefact !== undefined) return [{ glyph: ARTEFACT_GLYPHS[artefact], ground: CARD_FRAMES.artefact, count: null }];
  if (action === PASS) return [{ glyph: 'pass', ground: STEP.move, count: null }];
  return stepIcons(steps).map(({ count, ...icon }) => ({ ...icon, count: count > 1 ? count : null }));
}

/** An action as one knows it from its card, for whoever chooses it: pictures that overlap, the first on top. */
export function ActionIcons(props: ActionIconsProps) {
  return (
    <View style={styles.row}>
      {facesOf(props).map((face, index) => (
        <View key={index} style={index > 0 && styles.next}>
          <StepFace {...face} />
        </View>
      ))}
    </View>
  );
}

/** Where the rules tell of an action at length. */
export function topicOfAction({ action, steps }: ActionIconsProps): RuleTopic {
  const own = [...SPELL_IDS, ...EQUIPMENT_IDS, ...ARTEFACT_IDS].find((id) => id === action);
  const printed = ACTION_IDS.find((id) => id === action);
  if (own !== undefined) return own;
  if (printed !== undefined) return `action:${printed}`;
  return stepIcons(steps)[0]?.topic ?? 'keyword:acted';
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center' },
  next: { marginLeft: -6 },
});
