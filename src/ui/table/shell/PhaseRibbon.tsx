import { useState } from 'react';
import { StyleSheet, View } from 'react-native';
import type { CatacombsWords } from '../../../i18n/catacombs';
import type { ShownTable } from '../../../session/catacombs';
import { SPACE, UI } from '../../../theme';
import { Panel, useTextScale, Words } from '../../kit/components';
import { Glyph } from '../../kit/glyph';
import { hasRoomForName } from './flagRoom';
import { PhaseFlag } from './PhaseFlag';
import { currentStep, STEP_GLYPHS, STEP_IDS, stepName } from '../../games/catacombs/moment/phaseSteps';
import type { RibbonSteps } from './tableLayout';
import { RoundSeal } from './RoundSeal';
import { useCatacombsText } from '../../games/catacombs/words';

export interface PhaseRibbonProps {
  readonly shown: ShownTable;
  readonly words: CatacombsWords;
  readonly steps: RibbonSteps;
}

/** Where the game is: the round in wax, the steps of a room in a row, the present one on a flag. */
export function PhaseRibbon({ shown, words, steps }: PhaseRibbonProps) {
  const { t } = useCatacombsText();
  const textScale = useTextScale();
  const [ribbonPt, setRibbonPt] = useState<number | null>(null);
  const current = currentStep(shown);
  const phase = stepName(current, words, t);
  const at = STEP_IDS.indexOf(current);
  const fitsBeside = (others: number): boolean =>
    ribbonPt === null || hasRoomForName(phase, ribbonPt, textScale, shown.round > 0, others);
  const hasName = fitsBeside(0);
  // What is over is left out first: of steps with names the whole row is broad enough.
  const hasDone = steps !== 'pictures' || fitsBeside(STEP_IDS.length - 1);
  const label =
    shown.round > 0
      ? t('table.ribbon.labelInRound', { phase, round: shown.round })
      : t('table.ribbon.label', { phase });
  return (
    <View
      accessible
      role="img"
      aria-label={label}
      style={styles.ribbon}
      onLayout={({ nativeEvent: { layout } }) => setRibbonPt(layout.width)}
      testID="phase-ribbon"
    >
      <Panel style={styles.panel} contentStyle={[styles.steps, shown.round > 0 && styles.besideSeal]}>
        {STEP_IDS.map((step, index) =>
          step === current ? (
            <PhaseFlag key={step} isShort={!hasName}>
              <Glyph id={STEP_GLYPHS[step]} sizePt={18} colour={UI.buttonTop} />
              {hasName ? (
                <Words type="ui" colour={UI.flagText} style={styles.name}>
                  {phase}
                </Words>
              ) : null}
            </PhaseFlag>
          ) : steps === 'alone' || (index < at && !hasDone) ? null : (
            <View key={step} style={styles.step}>
              <Glyph
                id={index < at ? 'done' : STEP_GLYPHS[step]}
                sizePt={18}
                colour={index < at ? UI.green : UI.muted}
              />
              {steps === 'names' ? (
                <Words type="ui" colour={UI.muted}>
                  {stepName(step, words, t)}
                </Words>
              ) : null}
            </View>
          ),
        )}
      </Panel>
      {shown.round > 0 ? (
        <View style={styles.seal}>
          <RoundSeal round={shown.round} />
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
