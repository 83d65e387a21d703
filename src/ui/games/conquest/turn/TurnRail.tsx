import { PixelRatio, StyleSheet, View } from 'react-native';
import { CLIP, RADIUS, SPACE, UI, withAlpha } from '../../../../theme';
import { memoAlike } from '../../../kit/alike';
import { Panel, Words } from '../../../kit/components';
import { Glyph, Painted } from '../../../kit/glyph';
import { sealPicture } from '../catalogue/cards/pictures';
import { ABILITY_SEALS } from '../catalogue/cards/figures';
import { ShotPicture } from '../cards';
import type { IconId } from '../catalogue/emblems';
import type { TurnStep } from './steps';

export interface TurnRailProps {
  readonly steps: readonly TurnStep[];
  /** Which of them runs; -1 for none. */
  readonly lit: number;
  /** Of each its name. */
  readonly names: readonly string[];
  /** What a screen reader says of where it is. */
  readonly spoken: string;
  readonly hasNames: boolean;
}

const PIP_PT = 30;
const TICK_PT = 12;

const iconOf = (step: Exclude<TurnStep, { kind: 'shot' }>): IconId => {
  if (step.kind === 'ability') return ABILITY_SEALS[step.ability.kind];
  if (step.kind === 'crystal') return 'crystal-growth';
  return step.kind === 'draw' ? 'cycle' : 'card-play';
};

interface PipProps {
  readonly step: TurnStep;
  readonly when: 'done' | 'now' | 'toCome';
}

function Pip({ step, when }: PipProps) {
  return (
    <View style={[styles.pip, when === 'now' && styles.now, when === 'toCome' && styles.toCome]}>
      {step.kind === 'shot' ? (
        <ShotPicture shot={step.shot} sizePt={PIP_PT * 0.84} isCounted={false} isToCome={when === 'toCome'} />
      ) : (
        <Painted picture={sealPicture(iconOf(step), PIP_PT, PixelRatio.get())} style={styles.seal} />
      )}
      {when === 'done' ? (
        <View style={styles.tick}>
          <Glyph id="done" sizePt={TICK_PT - 3} colour={UI.ivory} />
        </View>
      ) : null}
    </View>
  );
}

/** The turn as pips on a rod: what is done is ticked, what runs is lit, what is to come is faint. It never scrolls. */
export const TurnRail = memoAlike(function TurnRail({ steps, lit, names, spoken, hasNames }: TurnRailProps) {
  const whenOf = (at: number): PipProps['when'] => (at === lit ? 'now' : at < lit ? 'done' : 'toCome');
  return (
    <Panel contentStyle={styles.rail}>
      <View accessible role="img" aria-label={spoken} style={styles.steps} testID="turn-rail">
        {steps.map((step, at) => {
          const when = whenOf(at);
          return (
            <View key={at} style={styles.step} testID={`step-${when}`}>
              <Pip step={step} when={when} />
              {hasNames ? (
                <Words
                  type="label"
                  numberOfLines={1}
                  colour={when === 'now' ? UI.gold : when === 'done' ? UI.green : UI.muted}
                >
                  {names[at]}
                </Words>
              ) : null}
            </View>
          );
        })}
      </View>
    </Panel>
  );
});

const styles = StyleSheet.create({
  rail: { paddingVertical: SPACE.xs, paddingHorizontal: SPACE.xs },
  steps: { flexDirection: 'row', justifyContent: 'space-between' },
  step: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignItems: 'center', gap: SPACE.hair, ...CLIP },
  pip: {
    width: PIP_PT + 8,
    height: PIP_PT + 8,
    alignItems: 'center',
    justifyContent: 'center',
    borderRadius: RADIUS.plaque,
    borderWidth: 2,
    borderColor: 'transparent',
  },
  seal: { width: PIP_PT, height: PIP_PT },
  now: { borderColor: UI.gold, backgroundColor: withAlpha(UI.gold, 0.22) },
  toCome: { opacity: 0.72 },
  tick: {
    position: 'absolute',
    right: 0,
    bottom: 0,
    width: TICK_PT + 2,
    height: TICK_PT + 2,
    borderRadius: TICK_PT,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: UI.night,
    borderWidth: 1,
    borderColor: UI.green,
  },
});
