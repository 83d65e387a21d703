import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { HIT, RADIUS, SPACE, UI, withAlpha } from '../../theme';
import { Tappable, Words } from '../kit/components';
import type { Credit } from './credits';

export interface CreditRowProps {
  readonly credit: Credit;
  readonly onOpen: () => void;
}

/** One work: what it is, whose it is, and the way to its licence. */
export function CreditRow({ credit, onOpen }: CreditRowProps) {
  const { t } = useTranslation();
  const { name, version, licence, author } = credit;
  return (
    <Tappable accessibilityHint={t('credits.openLicence', { name })} radius={RADIUS.cell} onPress={onOpen}>
      {({ isPressed, isHovered }) => (
        <View style={[styles.row, (isPressed || isHovered) && styles.lit]}>
          <Words type="ui">{name}</Words>
          <Words type="label" colour={UI.muted}>
            {t('credits.detail', { version, licence, author })}
          </Words>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: HIT,
    borderRadius: RADIUS.cell,
    borderWidth: 1,
    borderColor: withAlpha(UI.brass, 0.4),
    backgroundColor: withAlpha(UI.leather, 0.92),
    paddingHorizontal: SPACE.m,
    paddingVertical: SPACE.s,
    justifyContent: 'center',
  },
  lit: { borderColor: UI.brassLight, backgroundColor: UI.leatherLit },
});
