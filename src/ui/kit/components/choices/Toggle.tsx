import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { inSentences } from '../letters';
import { brassRim, polishedBrass } from '../materials';
import { Tappable } from '../touch';
import { Words } from '../words';

export interface ToggleProps {
  readonly label: string;
  /** What it does, in a sentence. */
  readonly hint?: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly isDisabled?: boolean;
  readonly testID?: string;
}

const KNOB_PT = 22;
const GROOVE_PT = { width: 46, height: 26 } as const;

/** Something that is on or off: a brass knob that lies left or right in its groove. */
export function Toggle({ label, hint, isOn, onChange, isDisabled = false, testID }: ToggleProps) {
  return (
    <Tappable
      role="switch"
      aria-checked={isOn}
      spoken={inSentences(label, hint)}
      disabled={isDisabled}
      radius={RADIUS.cell}
      onPress={() => onChange(!isOn)}
      testID={testID}
    >
      {({ isHovered }) => (
        <View style={[styles.row, isHovered && styles.lit]}>
          <View style={styles.words}>
            <Words type="ui" colour={isDisabled ? UI.muted : UI.ivory}>
              {label}
            </Words>
            {hint === undefined ? null : (
              <Words type="label" colour={UI.muted}>
                {hint}
              </Words>
            )}
          </View>
          <View style={[styles.rim, isDisabled ? styles.disabled : brassRim()]}>
            <View style={[styles.groove, isOn && polishedBrass]}>
              <View style={[styles.knob, isOn ? styles.on : polishedBrass, isOn && styles.right]} />
            </View>
          </View>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: HIT,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.cell,
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.08) },
  disabled: { backgroundColor: UI.handle },
  words: { flexGrow: 1, flexShrink: 1 },
  rim: { borderRadius: GROOVE_PT.height, padding: 1.5 },
  groove: {
    width: GROOVE_PT.width,
    height: GROOVE_PT.height,
    borderRadius: GROOVE_PT.height / 2,
    backgroundColor: UI.night,
    justifyContent: 'center',
    paddingHorizontal: 2,
  },
  knob: { width: KNOB_PT, height: KNOB_PT, borderRadius: KNOB_PT / 2, opacity: 0.75 },
  on: { backgroundColor: UI.buttonInk, opacity: 1 },
  right: { alignSelf: 'flex-end' },
});
