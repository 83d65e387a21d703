import { Image, ScrollView, StyleSheet, View } from 'react-native';
import velvet from '../../../../assets/table/velvet.webp';
import type { SeatId } from '../../../rules/machine';
import { RADIUS, SPACE, UI, withAlpha } from '../../../theme';
import { BrassButton, gradient, Panel, useTextScale, Words } from '../../kit/components';
import { Overlay } from '../../kit/overlay';
import type { AnyTable, AnyTableUi } from '../../game';
import { curtainSizes } from './curtainSizes';
import { Pelmet } from './Pelmet';
import { useTranslation } from 'react-i18next';
import { useSide } from '../../kit/side';

export interface CurtainProps {
  readonly at: AnyTable;
  readonly looks: AnyTableUi['curtain'];
  /** Who must take the device before anything is shown. */
  readonly seat: SeatId;
}

const glow = gradient(
  `radial-gradient(circle, ${withAlpha(UI.buttonMiddle, 0.42)} 0%, ${withAlpha(UI.buttonMiddle, 0)} 70%)`,
);

/** Between two players: velvet over the whole table, until the next one says that it is they. */
export function Curtain({ at, looks, seat }: CurtainProps) {
  const { t } = useTranslation();
  const { insets } = useSide();
  const { discPt, valancePt, raisedPt, plaquePt } = curtainSizes(useSide().heightPt, useTextScale());
  const { session, words } = at;
  const player = words.name(seat);
  return (
    <Overlay kind="curtain" label={`${t('table.curtain.passPhone')} ${player}`} onClose={null}>
      <View style={styles.fill}>
        <Image
          aria-hidden
          dataSet={{ mark: 'ground' }}
          source={velvet}
          style={[StyleSheet.absoluteFill, styles.velvet]}
          resizeMode="cover"
        />
        <Pelmet raisedPt={raisedPt} />
        <ScrollView
          contentContainerStyle={[
            styles.middle,
            { paddingTop: insets.top + valancePt, paddingBottom: insets.bottom + 16 },
          ]}
        >
          <View style={[styles.plaque, { maxWidth: plaquePt, paddingTop: discPt / 2 }]}>
            <Panel
              isStitched
              style={styles.panel}
              contentStyle={[styles.leather, { paddingTop: discPt / 2 + SPACE.l }]}
            >
              {CORNERS.map((corner, index) => (
                <View key={index} style={[styles.stud, corner]} />
              ))}
              <Words type="button" align="center" colour={UI.muted}>
                {t('table.curtain.passPhone')}
              </Words>
              <Words type="player" align="center" colour={UI.gold} style={styles.name}>
                {player}
              </Words>
              {looks === null ? null : (
                <Words type="prompt" align="center">
                  {looks.part(at, seat)}
                </Words>
              )}
              <View style={styles.rule} />
              <Words type="ui" align="center" colour={UI.muted}>
                {t('table.curtain.hidden')}
              </Words>
              <BrassButton
                icon="curtain"
                label={t('table.curtain.open', { player })}
                onPress={() => session.take(seat)}
                style={styles.open}
                testID="curtain-open"
              />
            </Panel>
            <View aria-hidden pointerEvents="none" style={styles.medal}>
              <View style={[styles.glow, glow, { width: discPt + 52, height: discPt + 52 }]} />
              {looks === null ? null : <looks.Face {...at} seat={seat} sizePt={discPt} />}
            </View>
          </View>
          {looks === null ? null : (
            <Words type="prompt" align="center" colour={UI.prompt}>
              {looks.moment(at)}
            </Words>
          )}
        </ScrollView>
      </View>
    </Overlay>
  );
}

const STUD_AT = 14;
const CORNERS = [
  { left: STUD_AT, top: STUD_AT },
  { right: STUD_AT, top: STUD_AT },
  { left: STUD_AT, bottom: STUD_AT },
  { right: STUD_AT, bottom: STUD_AT },
] as const;

const styles = StyleSheet.create({
  fill: { flex: 1, backgroundColor: UI.night },
  velvet: { width: '100%', height: '100%' },
  middle: { flexGrow: 1, alignItems: 'center', justifyContent: 'center', gap: SPACE.xxl, padding: SPACE.l },
  plaque: { width: '100%' },
  panel: { borderRadius: RADIUS.plaque },
  leather: {
    borderRadius: RADIUS.plaque,
    paddingHorizontal: SPACE.xl,
    paddingBottom: SPACE.xxl,
    gap: SPACE.s,
  },
  stud: {
    position: 'absolute',
    width: 11,
    height: 11,
    borderRadius: 6,
    borderWidth: 1,
    borderColor: UI.buttonInk,
    ...gradient(`radial-gradient(circle at 35% 30%, ${UI.buttonTop} 0%, ${UI.brass} 50%, ${UI.brassDark} 100%)`),
  },
  name: { textShadowColor: UI.shade, textShadowOffset: { width: 0, height: 2 }, textShadowRadius: 3 },
  rule: { height: 1, marginVertical: SPACE.s, marginHorizontal: SPACE.xl, backgroundColor: UI.brass },
  open: { marginTop: SPACE.m },
  medal: { position: 'absolute', top: 0, left: 0, right: 0, alignItems: 'center' },
  glow: { position: 'absolute', top: -26 },
});
