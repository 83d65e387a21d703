import { StyleSheet, View } from 'react-native';
import { RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { Words } from '../../components';
import { usePowerWords } from './usePowerWords';

/** How hard a disc is being pulled, beside the finger that pulls. */
export function PowerPill({ power }: { readonly power: number }) {
  const powerWords = usePowerWords();
  return (
    <View style={styles.pill}>
      <Words type="ui" colour={UI.prompt}>
        {powerWords(power)}
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
