import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import { SPACE, UI } from '../../../theme';
import type { Phases } from '../../game';
import { Panel, useTextScale, Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import { hasRoomForName } from './flagRoom';
import { PhaseFlag } from './PhaseFlag';
import type { RibbonSteps } from '../layout/tableLayout';
import { RoundSeal } from './RoundSeal';
import { useTranslation } from 'react-i18next';

export interface PhaseRibbonProps {
  readonly phases: Phases;
  readonly steps: RibbonSteps;
}

/** Where the game is: the round in wax, its steps in a row, the present one on a flag. */
export function PhaseRibbon({ phases, steps }: PhaseRibbonProps) {
  const { t } = useTranslation();
  const textScale = useTextScale();
  const [ribbonPt, setRibbonPt] = useState<number | null>(null);
  const { now, round } = phases;
  const phase = now.name;
  const at = phases.steps.findIndex(({ id }) => id === now.id);
  const fitsBeside = (others: number): boolean =>
    ribbonPt === null || hasRoomForName(phase, ribbonPt, textScale, round > 0, others);
  const hasName = fitsBeside(0);
  // What is over is left out first: of steps with names the whole row is broad enough.
  const hasDone = steps !== 'pictures' || fitsBeside(phases.steps.length - 1);
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
      <Panel style={styles.panel} contentStyle={[styles.steps, round > 0 && styles.besideSeal]}>
        {phases.steps.map(({ id, glyph, name }, index) =>
          id === now.id ? (
            <PhaseFlag key={id} isShort={!hasName}>
              <Glyph id={glyph} sizePt={18} colour={UI.buttonTop} />
              {hasName ? (
                <Words type="ui" colour={UI.flagText} style={styles.name}>
                  {phase}
                </Words>
              ) : null}
            </PhaseFlag>
          ) : steps === 'alone' || (index < at && !hasDone) ? null : (
            <View key={id} style={styles.step}>
              <Glyph id={index < at ? 'done' : glyph} sizePt={18} colour={index < at ? UI.green : UI.muted} />
              {steps === 'names' ? (
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
}

const SEAL_PT = 48;

const styles = StyleSheet.create({
  ribbon: { flexGrow: 1, flexShrink: 1, justifyContent: 'center' },
  panel: { borderRadius: SEAL_PT / 2 },
  steps: {
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
  step: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
  name: { flexShrink: 1 },
});
