import { PixelRatio, StyleSheet, View } from 'react-native';
import { DAMAGE, type Shot } from '../../../../rules/conquest';
import { UI } from '../../../../theme';
import { useTextScale, Words } from '../../../kit/components';
import { Painted } from '../../../kit/glyph';
import { shotPicture } from '../catalogue/cards/pictures';
import { SHOT_REACH } from '../catalogue/cards/shotIcon';

export interface ShotPictureProps {
  readonly shot: Shot;
  /** Of the icon itself; a cross-hair stands out. */
  readonly sizePt: number;
  /** Its damage is written on it. */
  readonly isCounted?: boolean;
  readonly isToCome?: boolean;
}

const BADGE_PT = 18;

/** One shot, with what it does to whom it hits. The card says it in words. */
export function ShotPicture({ shot, sizePt, isCounted = true, isToCome = false }: ShotPictureProps) {
  const scale = useTextScale();
  const sidePt = Math.round(sizePt * (shot.isTargeted ? SHOT_REACH.targeted * 0.86 : SHOT_REACH.plain));
  const damage = DAMAGE[shot.kind];
  const badgePt = BADGE_PT * scale;
  const round = { minWidth: badgePt, height: badgePt, borderRadius: badgePt / 2 };
  return (
    <View aria-hidden style={{ width: sidePt, height: sidePt }}>
      <Painted
        picture={shotPicture({ ...shot, isToCome }, sidePt, PixelRatio.get())}
        style={{ width: sidePt, height: sidePt }}
      />
      {damage > 0 && isCounted ? (
        <View style={[styles.badge, round]}>
          <Words type="label" colour={UI.flagText} align="center">
            {damage}
          </Words>
        </View>
      ) : null}
    </View>
  );
}

export interface ShotRowProps extends Pick<ShotPictureProps, 'sizePt'> {
  readonly shots: readonly Shot[];
}

/** The sequence of a card, from left to right (CONQ-064). */
export function ShotRow({ shots, sizePt }: ShotRowProps) {
  return (
    <View style={styles.row}>
      {shots.map((shot, at) => (
        <View key={at} style={styles.step}>
          {at > 0 ? <View style={styles.arrow} /> : null}
          <ShotPicture shot={shot} sizePt={sizePt} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', justifyContent: 'center', alignItems: 'center' },
  step: { flexDirection: 'row', alignItems: 'center', gap: 2 },
  arrow: {
    width: 0,
    height: 0,
    borderTopWidth: 5,
    borderBottomWidth: 5,
    borderLeftWidth: 7,
    borderTopColor: 'transparent',
    borderBottomColor: 'transparent',
    borderLeftColor: UI.inkSecond,
  },
  badge: {
    position: 'absolute',
    right: 0,
    bottom: 0,
    paddingHorizontal: 3,
    justifyContent: 'center',
    backgroundColor: UI.flag,
    borderWidth: 1,
    borderColor: UI.night,
  },
});
