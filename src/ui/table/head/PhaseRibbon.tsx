import { memo, useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import type { Phases } from '../../game';
import { Panel, useTextScale, Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import { hasRoomForName } from './flagRoom';
import { PhaseFlag } from './PhaseFlag';
import type { OtherPhases } from '../layout/tableLayout';
import { RoundSeal } from './RoundSeal';
import { useTranslation } from 'react-i18next';

export interface PhaseRibbonProps {
  readonly phases: Phases;
  readonly otherPhases: OtherPhases;
}

/** Where the game is: the round in wax, its phases in a row, the present one on a flag. */
export const PhaseRibbon = memo(function PhaseRibbon({ phases, otherPhases }: PhaseRibbonProps) {
  const { t } = useTranslation();
  const textScale = useTextScale();
  const [ribbonPt, setRibbonPt] = useState<number | null>(null);
  const { now, round } = phases;
  const phase = now.name;
  const at = phases.all.findIndex(({ id }) => id === now.id);
  const fitsBeside = (others: number): boolean =>
    ribbonPt === null || hasRoomForName(phase, ribbonPt, textScale, round > 0, others);
  const hasName = fitsBeside(0);
  // What is over is left out first: of phases with names the whole row is broad enough.
  const hasDone = otherPhases !== 'pictures' || fitsBeside(phases.all.length - 1);
  const label = round > 0 ? t('table.ribbon.labelInRound', { phase, round }) : t('table.ribbon.label', { phase });
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={styles.ribbon}
      onLayout={({ nativeEvent: { layout } }) => setRibbonPt(layout.width)}
      testID="phase-ribbon"
    >
      <Panel style={styles.panel} contentStyle={[styles.phases, round > 0 && styles.besideSeal]}>
        {phases.all.map(({ id, glyph, name }, index) =>
          id === now.id ? (
            <PhaseFlag key={id} isShort={!hasName}>
              <Glyph id={glyph} sizePt={18} colour={UI.buttonTop} />
              {hasName ? (
                <Words type="ui" colour={UI.flagText} style={styles.name}>
                  {phase}
                </Words>
              ) : null}
            </PhaseFlag>
          ) : otherPhases === 'alone' || (index < at && !hasDone) ? null : (
            <View key={id} style={styles.phase}>
              <Glyph id={index < at ? 'done' : glyph} sizePt={18} colour={index < at ? UI.green : UI.muted} />
              {otherPhases === 'names' ? (
                <Words type="ui" colour={UI.muted}>
                  {name}
                </Words>
              ) : null}
            </View>
          ),
        )}
      </Panel>
      {round > 0 ? (
        <View style={styles.seal}>
          <RoundSeal round={round} />
        </View>
      ) : null}
    </View>
  );
});

const SEAL_PT = 48;

const styles = StyleSheet.create({
  ribbon: { flexGrow: 1, flexShrink: 1, justifyContent: 'center' },
  panel: { borderRadius: SEAL_PT / 2 },
  phases: {
    minHeight: 40,
    paddingVertical: 0,
    paddingHorizontal: SPACE.l,
    borderRadius: SEAL_PT / 2,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: SPACE.xs,
  },
  besideSeal: { paddingLeft: SEAL_PT },
  seal: { position: 'absolute', left: -2 },
  phase: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flexShrink: 1 },
});
