import { StyleSheet, View } from 'react-native';
import { HIT, SPACE, UI, withAlpha } from '../../theme';
import { Roving, SideScroll, Tappable, Words, type Choice } from '../kit/components';
import { polishedBrass } from '../kit/components/materials';

export interface FilterChipsProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  /** null while something else chooses. */
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly testID?: string;
}

/** Many choices in one line that slides sideways, and shows that there are more. */
export function FilterChips<Value extends string>({
  label,
  choices,
  value,
  onChange,
  testID,
}: FilterChipsProps<Value>) {
  return (
    <SideScroll testID={testID}>
      <Roving
        role="radiogroup"
        aria-label={label}
        ids={choices.map((choice) => choice.value)}
        home={value}
        onArrow={onChange}
        style={styles.chips}
      >
        {choices.map((choice) => {
          const isTaken = choice.value === value;
          return (
            <Tappable
              key={choice.value}
              role="radio"
              rover={choice.value}
              aria-label={choice.label}
              aria-checked={isTaken}
              radius={HIT / 2}
              onPress={() => onChange(choice.value)}
              testID={`shelf-${choice.value}`}
            >
              {({ isHovered }) => (
                <View style={[styles.chip, isTaken ? polishedBrass : isHovered && styles.lit]}>
                  <Words type="ui" colour={isTaken ? UI.buttonInk : UI.ivory}>
                    {choice.label}
                  </Words>
                </View>
              )}
            </Tappable>
          );
        })}
      </Roving>
    </SideScroll>
  );
}

const styles = StyleSheet.create({
  chips: { flexDirection: 'row', gap: SPACE.xs, padding: 4 },
  chip: {
    minHeight: HIT,
    borderRadius: HIT / 2,
    borderWidth: 1,
    borderColor: withAlpha(UI.brass, 0.6),
    backgroundColor: UI.night,
    paddingHorizontal: SPACE.l,
    alignItems: 'center',
    justifyContent: 'center',
  },
  lit: { backgroundColor: UI.leatherLit },
});
