import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import { HIT, mix, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { ActionIcons } from '../cards';
import { Tappable, Words } from '../../../kit/components';
import { Glyph } from '../../../kit/glyph';
import type { Shot } from './shots';
import { useCatacombsText } from '../words';

export interface ShotRowProps {
  readonly shot: Shot;
  /** Nothing needs to be chosen: a flick takes it. */
  readonly isReady: boolean;
  readonly words: CatacombsWords;
  readonly onPress: () => void;
  readonly onHold: () => void;
}

/** One choice: its picture, its name, what it does, how often it can be done, what it costs; or why it cannot be taken. */
export function ShotRow({ shot, isReady, words, onPress, onHold }: ShotRowProps) {
  const { t } = useCatacombsText();
  const { name, sentence, refusal, usesLeft, price, after, isPass } = shot;
  const isBarred = refusal !== null;
  const uses = usesLeft === null ? null : t('table.shots.left', { left: usesLeft });
  const costs = [
    ...(price === null || price.magic === 0 ? [] : [t('table.shots.magic', { magic: price.magic })]),
    ...(price === null || price.life === 0 ? [] : [t('table.shots.life', { life: price.life })]),
    ...(after === null ? [] : [words.wording.aftermaths[after]]),
  ];
  const why = refusal === null ? null : words.refusal(refusal);
  const spoken = [name, uses, why ?? sentence, ...(isBarred ? [] : costs)].filter((part) => part !== null);
  return (
    <Tappable
      role="menuitem"
      rover={shot.option}
      spoken={spoken.map((part) => part.replace(/\.$/, '')).join('. ')}
      aria-disabled={isBarred}
      radius={RADIUS.cell}
      onPress={onPress}
      onLongPress={onHold}
      testID={`shot-${shot.option}`}
    >
      {({ isPressed, isHovered }) => (
        <View style={[styles.row, isReady && styles.ready, (isPressed || isHovered) && styles.lit]}>
          <View style={[styles.picture, isBarred && styles.faded]}>
            <ActionIcons {...shot} />
          </View>
          <View style={styles.words}>
            <View style={styles.head}>
              {isBarred ? <Glyph id="barred" sizePt={16} colour={UI.muted} /> : null}
              <Words type="ui" colour={isBarred || isPass ? UI.muted : UI.ivory} style={styles.name}>
                {name}
              </Words>
              {uses === null ? null : (
                <Words type="label" colour={isBarred ? UI.muted : UI.gold}>
                  {uses}
                </Words>
              )}
            </View>
            <Words type="label" colour={UI.muted}>
              {why ?? sentence}
              {isBarred || costs.length === 0 ? null : (
                <Words type="label" colour={UI.gold}>
                  {' '}
                  {costs.join(' ')}
                </Words>
              )}
            </Words>
          </View>
        </View>
      )}
    </Tappable>
  );
}

const styles = StyleSheet.create({
  row: {
    minHeight: HIT,
    borderRadius: RADIUS.cell,
    borderWidth: 1.5,
    borderColor: withAlpha(UI.gold, 0),
    paddingHorizontal: SPACE.xs,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.s,
  },
  ready: { borderColor: UI.gold, backgroundColor: mix(UI.leather, UI.gold, 0.12) },
  picture: { minWidth: HIT },
  faded: { opacity: 0.45 },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.s },
  name: { flexGrow: 1, flexShrink: 1 },
  lit: { backgroundColor: UI.handle },
});
