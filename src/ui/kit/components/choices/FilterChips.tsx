import { StyleSheet, View } from 'react-native';
import { HIT, SPACE, UI, withAlpha } from '../../../../theme';
import { polishedBrass } from '../materials';
import { SideScroll } from '../scroll';
import { Words } from '../words';
import { Radios, type Choice, type RadiosProps } from './Radios';

/** Many choices in one line that slides sideways, and shows that there are more. */
export function FilterChips<Value extends string>(props: RadiosProps<Value, Choice<Value>>) {
  return (
    <SideScroll testID={props.testID}>
      <Radios
        {...props}
        radius={HIT / 2}
        style={styles.chips}
        face={({ label }, isTaken, { isHovered }) => (
          <View style={[styles.chip, isTaken ? polishedBrass : isHovered && styles.lit]}>
            <Words type="ui" colour={isTaken ? UI.buttonInk : UI.ivory}>
              {label}
            </Words>
          </View>
        )}
      />
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
