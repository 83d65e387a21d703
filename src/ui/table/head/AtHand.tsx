import { memo } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { TELLING_SPEEDS, type Played, type TableState } from '../../../session';
import { HIT, RADIUS, SPACE, UI } from '../../../theme';
import { brassRim, HandRow, leather, shadowOf, Tappable, useIsTextLarge, Words } from '../../kit/components';
import type { AnyTable } from '../../game';
import { Glyph, type GlyphId } from '../../kit/glyph';
import { useSetting } from '../../kit/settings';

interface HandButtonProps {
  readonly icon: GlyphId;
  /** To be read below the picture. */
  readonly word: string;
  /** What it does, at length. */
  readonly label: string;
  readonly onPress: () => void;
  readonly testID: string;
}

function HandButton({ icon, word, label, onPress, testID }: HandButtonProps) {
  const isLarge = useIsTextLarge();
  return (
    <Tappable spoken={`${word}. ${label}`} radius={RADIUS.cell} onPress={onPress} testID={testID}>
      {({ isPressed, isHovered }) => (
        <View style={[styles.button, (isPressed || isHovered) && styles.lit]}>
          <Glyph id={icon} sizePt={isLarge ? 28 : 22} colour={UI.gold} />
          {isLarge ? null : (
            <Words type="label" colour={UI.ivory} align="center" numberOfLines={1}>
              {word}
            </Words>
          )}
        </View>
      )}
    </Tappable>
  );
}

export interface AtHandProps {
  readonly undo: TableState<Played>['undo'];
  readonly mayRetake: boolean;
  /** A flick has been seen. */
  readonly hasFilm: boolean;
  readonly words: Pick<AnyTable['words'], 'undo'>;
  /** In large letters what is told has the whole breadth to itself. */
  readonly isTold?: boolean;
  readonly onUndo: () => void;
  readonly onRetake: () => void;
  readonly onReferee: () => void;
  /** What lies between the two hands. */
  readonly children: ReactNode;
}

/** What one wants after every flick, on either side of the line: away from the hand to take it back, next to it to see who hit whom. */
export function AtHand(props: AtHandProps) {
  const { undo, mayRetake, hasFilm, words, isTold = false, onUndo, onRetake, onReferee, children } = props;
  const { t } = useTranslation();
  const back =
    undo !== null ? (
      <HandButton
        icon="undo"
        word={t('table.atHand.undo')}
        label={words.undo(undo.purpose, undo.answer)}
        onPress={onUndo}
        testID="undo"
      />
    ) : mayRetake ? (
      <HandButton
        icon="retake"
        word={t('table.atHand.retake')}
        label={t('table.menu.retake')}
        onPress={onRetake}
        testID="retake"
      />
    ) : null;
  const who = !hasFilm ? null : (
    <HandButton
      icon="referee"
      word={t('table.atHand.referee')}
      label={t('table.menu.referee')}
      onPress={onReferee}
      testID="referee"
    />
  );
  const isAside = useIsTextLarge() && isTold;
  const isThere = !isAside && (back !== null || who !== null);
  return (
    <HandRow style={styles.row}>
      {isThere ? <View style={styles.hand}>{back}</View> : null}
      <View style={styles.line}>{children}</View>
      {isThere ? <View style={styles.hand}>{who}</View> : null}
    </HandRow>
  );
}

/** How fast the game is told: each press the next speed. */
export const SpeedButton = memo(function SpeedButton() {
  const { t } = useTranslation();
  const [speed, setSpeed] = useSetting('tellingSpeed');
  const next = TELLING_SPEEDS[(TELLING_SPEEDS.indexOf(speed) + 1) % TELLING_SPEEDS.length] ?? speed;
  const name = t(`choice.telling.${speed}`);
  return (
    <Tappable
      spoken={`${name}. ${t('table.menu.speed')}`}
      radius={ROUND_PT / 2}
      onPress={() => setSpeed(next)}
      testID="speed-next"
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.rim, brassRim()]}>
          <View style={[styles.round, leather, (isPressed || isHovered) && styles.lit]}>
            {speed === 'instant' ? (
              <Glyph id="speed" sizePt={24} colour={UI.brassLight} />
            ) : (
              <Words type="ui" colour={UI.brassLight}>
                {name}
              </Words>
            )}
          </View>
        </View>
      )}
    </Tappable>
  );
});

const ROUND_PT = HIT + 4;
/** As broad as its word in either language. */
const HAND_PT = 60;

const styles = StyleSheet.create({
  row: { alignItems: 'flex-start' },
  hand: { minWidth: HAND_PT },
  line: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  button: {
    minWidth: HAND_PT,
    minHeight: HIT,
    borderRadius: RADIUS.cell,
    paddingHorizontal: SPACE.hair,
    alignItems: 'center',
    justifyContent: 'center',
  },
  rim: { width: ROUND_PT, height: ROUND_PT, borderRadius: ROUND_PT / 2, padding: 1.5, boxShadow: shadowOf(3) },
  round: { flex: 1, borderRadius: ROUND_PT / 2, alignItems: 'center', justifyContent: 'center' },
  lit: { backgroundColor: UI.handle },
});
