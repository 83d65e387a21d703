import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { brassRim, polishedBrass } from '../materials';
import { Words } from '../words';
import { Radios, type Choice, type RadiosProps } from './Radios';

/** Equal shares, less the gaps; a longer word takes more and the rest goes to a second line. */
const evenly = (count: number): `${number}%` => `${Math.floor(100 / count) - 2}%`;

/** A few choices side by side, one of them taken. */
export function Segmented<Value extends string>(props: RadiosProps<Value, Choice<Value>>) {
  return (
    <View style={[styles.rim, brassRim()]}>
      <Radios
        {...props}
        radius={RADIUS.cell}
        style={styles.tray}
        choiceStyle={[styles.choice, { minWidth: evenly(props.choices.length) }]}
        face={({ label }, isTaken, { isHovered }) => (
          <View style={[styles.face, isTaken ? polishedBrass : isHovered && styles.lit]}>
            <Words type="ui" align="center" colour={isTaken ? UI.buttonInk : UI.ivory}>
              {label}
            </Words>
          </View>
        )}
      />
    </View>
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
