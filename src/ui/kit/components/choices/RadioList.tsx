import { StyleSheet, View } from 'react-native';
import { HIT, mix, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { inSentences } from '../letters';
import { Words } from '../words';
import { Radios, type RadiosProps } from './Radios';

export interface RadioItem<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What it means, in a sentence. */
  readonly text: string;
}

export interface RadioListProps<Value extends string> extends Omit<RadiosProps<Value, RadioItem<Value>>, 'choices'> {
  readonly items: readonly RadioItem<Value>[];
}

/** Choices that need a sentence each, one below the other. */
export function RadioList<Value extends string>({ items, ...rest }: RadioListProps<Value>) {
  return (
    <Radios
      {...rest}
      choices={items}
      radius={RADIUS.cell}
      style={styles.list}
      spoken={({ name, text }) => inSentences(name, text)}
      face={({ name, text }, isTaken, { isHovered }) => (
        <View style={[styles.item, isHovered && styles.lit, isTaken && styles.taken]}>
          <View style={styles.ring}>{isTaken ? <View style={styles.dot} /> : null}</View>
          <View style={styles.words}>
            <Words type="ui">{name}</Words>
            <Words type="label" colour={UI.muted}>
              {text}
            </Words>
          </View>
        </View>
      )}
    />
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
