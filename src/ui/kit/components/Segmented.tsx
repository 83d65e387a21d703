import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { brassRim, polishedBrass } from './materials';
import { Roving } from './Roving';
import { Tappable } from './Tappable';
import { Words } from './Words';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly testID?: string;
}

/** Equal shares, less the gaps; a longer word takes more and the rest goes to a second line. */
const evenly = (count: number): `${number}%` => `${Math.floor(100 / count) - 2}%`;

/** A few choices side by side, one of them taken. */
export function Segmented<Value extends string>({ label, choices, value, onChange, testID }: SegmentedProps<Value>) {
  return (
    <Roving
      role="radiogroup"
      aria-label={label}
      ids={choices.map((choice) => choice.value)}
      home={value}
      onArrow={onChange}
      style={[styles.rim, brassRim()]}
    >
      <View style={styles.tray}>
        {choices.map((choice) => {
          const isTaken = choice.value === value;
          return (
            <Tappable
              key={choice.value}
              role="radio"
              rover={choice.value}
              aria-checked={isTaken}
              radius={RADIUS.cell}
              style={[styles.choice, { minWidth: evenly(choices.length) }]}
              onPress={() => onChange(choice.value)}
              testID={testID === undefined ? undefined : `${testID}-${choice.value}`}
            >
              {({ isHovered }) => (
                <View style={[styles.face, isTaken ? polishedBrass : isHovered && styles.lit]}>
                  <Words type="ui" align="center" colour={isTaken ? UI.buttonInk : UI.ivory}>
                    {choice.label}
                  </Words>
                </View>
              )}
            </Tappable>
          );
        })}
      </View>
    </Roving>
  );
}

const styles = StyleSheet.create({
  rim: { borderRadius: RADIUS.panel, padding: 1.5 },
  tray: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: SPACE.hair,
    borderRadius: RADIUS.panel - 1.5,
    padding: SPACE.hair,
    backgroundColor: UI.night,
  },
  choice: { flexGrow: 1 },
  face: {
    flexGrow: 1,
    minHeight: HIT,
    borderRadius: RADIUS.cell - 1,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    alignItems: 'center',
    justifyContent: 'center',
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.14) },
});
