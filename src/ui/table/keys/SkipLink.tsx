import { memo } from 'react';
import { Platform, StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { Tappable, Words } from '../../kit/components';

export interface SkipLinkProps {
  readonly label: string;
  readonly onPress: () => void;
}

/** The first stop of the key of tabulation, past everything that stands before the board; seen while it has the focus. */
export const SkipLink = memo(function SkipLink({ label, onPress }: SkipLinkProps) {
  if (Platform.OS !== 'web') return null;
  return (
    <Tappable
      radius={RADIUS.cell}
      onPress={onPress}
      dataSet={{ mark: 'until-focus' }}
      style={styles.place}
      testID="skip-to-board"
    >
      {({ isFocused }) => (
        <View style={[styles.link, !isFocused && styles.unseen]}>
          <Words type="button">{label}</Words>
        </View>
      )}
    </Tappable>
  );
});

const styles = StyleSheet.create({
  place: { position: 'absolute', left: SPACE.s, top: SPACE.s, zIndex: 3, pointerEvents: 'none' },
  link: {
    minHeight: HIT,
    justifyContent: 'center',
    paddingHorizontal: SPACE.l,
    borderRadius: RADIUS.cell,
    backgroundColor: UI.night,
  },
  unseen: { opacity: 0 },
});
