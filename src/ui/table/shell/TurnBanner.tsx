import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../i18n/catacombs';
import type { ShownTable } from '../../../session';
import { RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { Words } from '../../components';
import { Glyph } from '../../glyph';
import { STEP_GLYPHS, stepName } from './phaseSteps';

export interface TurnBannerProps {
  readonly turn: NonNullable<ShownTable['turn']>;
  readonly words: CatacombsWords;
}

/** Across the board for a moment: whose turn begins. The line over the board says it to whoever listens. */
export function TurnBanner({ turn, words }: TurnBannerProps) {
  const { t } = useTranslation();
  return (
    <View aria-hidden style={styles.across} testID="turn-banner">
      <View style={styles.band}>
        <Glyph id={STEP_GLYPHS[turn]} sizePt={30} colour={UI.gold} />
        <Words type="heading" colour={UI.flagText} style={styles.name}>
          {stepName(turn, words, t)}
        </Words>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  across: { position: 'absolute', inset: 0, justifyContent: 'center', pointerEvents: 'none' },
  band: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.m,
    paddingVertical: SPACE.m,
    paddingHorizontal: SPACE.l,
    borderRadius: RADIUS.cell,
    borderTopWidth: 2,
    borderBottomWidth: 2,
    borderColor: UI.gold,
    backgroundColor: withAlpha(UI.night, 0.84),
  },
  name: { flexShrink: 1 },
});
