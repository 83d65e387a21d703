import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { Words } from '../../kit/components';

/** A word or two beside what a finger holds on the board. */
export function BoardPill({ children }: { readonly children: string }) {
  return (
    <View style={styles.pill}>
      <Words type="ui" colour={UI.prompt}>
        {children}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  pill: {
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.xs,
    borderRadius: RADIUS.plaque,
    borderWidth: 1.5,
    borderColor: UI.gold,
    backgroundColor: withAlpha(UI.night, 0.92),
  },
});
