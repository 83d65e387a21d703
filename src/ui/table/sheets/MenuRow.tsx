import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { Tappable, Words } from '../../kit/components';
import { Glyph, type GlyphId } from '../../kit/glyph';

export interface MenuRowProps {
  readonly icon: GlyphId;
  readonly label: string;
  /** The key that does the same. */
  readonly hotkey?: string;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly testID?: string;
}

/** One thing that the menu offers. */
export function MenuRow({ icon, label, hotkey, onPress, isDisabled = false, testID }: MenuRowProps) {
  const colour = isDisabled ? UI.muted : UI.ivory;
  return (
    <Tappable
      spoken={label}
      aria-keyshortcuts={hotkey}
      disabled={isDisabled}
      radius={RADIUS.cell}
      onPress={onPress}
      testID={testID}
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.row, (isPressed || isHovered) && styles.lit]}>
          <Glyph id={icon} sizePt={24} colour={isDisabled ? UI.muted : UI.gold} />
          <Words type="button" colour={colour} style={styles.label}>
            {label}
          </Words>
          {hotkey === undefined ? null : (
            <View aria-hidden style={styles.key}>
              <Words type="label" colour={UI.muted}>
                {hotkey.toUpperCase()}
              </Words>
            </View>
          )}
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: HIT + SPACE.xs,
    borderRadius: RADIUS.cell,
    paddingHorizontal: SPACE.s,
    paddingVertical: SPACE.xs,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.m,
  },
  lit: { backgroundColor: UI.handle },
  label: { flexGrow: 1, flexShrink: 1 },
  key: {
    minWidth: 26,
    borderRadius: RADIUS.chip,
    borderWidth: 1,
    borderColor: UI.brassDark,
    paddingHorizontal: SPACE.xs,
    alignItems: 'center',
  },
});
