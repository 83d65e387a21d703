import { StyleSheet, View } from 'react-native';
import { STATE, UI } from '../../theme';
import { Words } from '../kit/components';

export interface ContactBadgeProps {
  readonly number: number;
  /** A blow that hurt is a star, everything else a round counter: told apart by shape first. */
  readonly isBlow: boolean;
}

const STAR_TURNS = ['0deg', '30deg', '60deg'] as const;

/** The number of a contact, as it stands on the board and in the list. */
export function ContactBadge({ number, isBlow }: ContactBadgeProps) {
  return (
    <View style={styles.badge}>
      {isBlow
        ? STAR_TURNS.map((rotate) => <View key={rotate} style={[styles.ray, { transform: [{ rotate }] }]} />)
        : null}
      {isBlow ? null : <View style={styles.round} />}
      <Words type="number" align="center" colour={isBlow ? UI.prompt : UI.ink}>
        {number}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  badge: { minWidth: 34, height: 34, alignItems: 'center', justifyContent: 'center' },
  ray: { position: 'absolute', width: 25, height: 25, left: 4.5, top: 4.5, backgroundColor: UI.wax },
  round: {
    position: 'absolute',
    width: 30,
    height: 30,
    left: 2,
    top: 2,
    borderRadius: 15,
    backgroundColor: UI.parchment,
    borderWidth: 2,
    borderColor: STATE.outline,
  },
});
