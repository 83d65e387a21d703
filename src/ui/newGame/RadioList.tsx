import { StyleSheet, View } from 'react-native';
import { HIT, mix, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { Roving, Tappable, Words } from '../kit/components';
import { inSentences } from '../kit/components/inSentences';

export interface RadioItem<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What it means, in a sentence. */
  readonly text: string;
}

export interface RadioListProps<Value extends string> {
  readonly label: string;
  readonly items: readonly RadioItem<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly testID?: string;
}

/** Choices that need a sentence each, one below the other. */
export function RadioList<Value extends string>({ label, items, value, onChange, testID }: RadioListProps<Value>) {
  return (
    <Roving
      role="radiogroup"
      aria-label={label}
      ids={items.map((item) => item.value)}
      home={value}
      onArrow={onChange}
      style={styles.list}
    >
      {items.map((item) => {
        const isTaken = item.value === value;
        return (
          <Tappable
            key={item.value}
            role="radio"
            rover={item.value}
            aria-checked={isTaken}
            spoken={inSentences(item.name, item.text)}
            radius={RADIUS.cell}
            onPress={() => onChange(item.value)}
            testID={testID === undefined ? undefined : `${testID}-${item.value}`}
          >
            {({ isHovered }) => (
              <View style={[styles.item, isHovered && styles.lit, isTaken && styles.taken]}>
                <View style={styles.ring}>{isTaken ? <View style={styles.dot} /> : null}</View>
                <View style={styles.words}>
                  <Words type="ui">{item.name}</Words>
                  <Words type="label" colour={UI.muted}>
                    {item.text}
                  </Words>
                </View>
              </View>
            )}
          </Tappable>
        );
      })}
    </Roving>
  );
}

const RING_PT = 22;

const styles = StyleSheet.create({
  list: { gap: SPACE.xs },
  item: {
    minHeight: HIT,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
    padding: SPACE.s,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
    borderColor: withAlpha(UI.brass, 0.25),
  },
  lit: { backgroundColor: withAlpha(UI.brassLight, 0.08) },
  taken: { borderColor: UI.gold, backgroundColor: mix(UI.leather, UI.gold, 0.1) },
  ring: {
    width: RING_PT,
    height: RING_PT,
    borderRadius: RING_PT / 2,
    borderWidth: 2,
    borderColor: UI.brassLight,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 10, height: 10, borderRadius: 5, backgroundColor: UI.gold },
  words: { flexShrink: 1, flexGrow: 1 },
});
