import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { launchOfSetAim, type Launch, type ScenePiece, type SetAim } from '../../../board';
import type { Quarters } from '../../../lib';
import type { FirstContact } from '../../../session';
import { SPACE } from '../../../theme';
import { BrassButton, HandRow, type KeyPress, Panel, Words } from '../../kit/components';
import { Announced } from '../../kit/reader';
import { wayMm } from './bearing';
import { DirectionSteps } from './DirectionSteps';
import { NarrowSteps, STEP_KINDS, useStepNames, type Narrow, type StepKind } from './NarrowSteps';
import { PowerSteps } from './PowerSteps';
import { afterKey, powerOf } from './stepping';
import { TargetList } from './TargetList';
import { useBearings } from './useBearings';
import { usePowerWords } from './usePowerWords';

export interface StepAimProps {
  readonly aim: SetAim;
  /** The board as it lies; the disc that is aimed is among them. */
  readonly pieces: readonly ScenePiece[];
  readonly nameOf: (pieceId: string) => string;
  readonly maxSpeedMmS: number;
  /** How far the board is turned clockwise on the screen. */
  readonly turn: Quarters;
  /** So often a key has asked for it: each time it has the focus. */
  readonly asked?: number;
  readonly narrow?: Narrow;
  /** For those who are helped so far; the others aim by bearing alone. */
  readonly firstContactOf?: (launch: Launch) => FirstContact | null;
  readonly onChange: (aim: SetAim) => void;
  readonly onLaunch: (launch: Launch) => void;
}

/** The same launch as any swipe, made of steps: by finger, by keys or by a screen reader. */
export function StepAim(props: StepAimProps) {
  const { aim, pieces, nameOf, maxSpeedMmS, turn, asked = 0, narrow, firstContactOf } = props;
  const { onChange, onLaunch } = props;
  const { t } = useTranslation();
  const bearings = useBearings(turn);
  const powerWords = usePowerWords();
  const names = useStepNames();
  const disc = pieces.find(({ id }) => id === aim.discId);
  const meeting = useMeeting(props);
  if (!disc) return null;

  const launch = launchOfSetAim(aim, maxSpeedMmS);
  const onKeyDown = (event: KeyPress): void => {
    const next = afterKey(aim, event.nativeEvent.key, event.nativeEvent.shiftKey, maxSpeedMmS);
    if (next === null) return;
    event.preventDefault();
    onChange(next);
  };
  const meetingWords = (): string => {
    if (firstContactOf === undefined || meeting === null) return '';
    if (meeting.discId === null) return t('aim.meetsNothing');
    return t('aim.meets', { piece: nameOf(meeting.discId), distance: bearings.distance(wayMm(disc, meeting)) });
  };
  const heading = bearings.heading(aim.directionX, aim.directionY);
  const power = powerWords(powerOf(aim, maxSpeedMmS));
  const said = `${t('aim.aimed', { heading, power })} ${meetingWords()}`.trim();
  const steps: Readonly<Record<StepKind, ReactNode>> = {
    target: (
      <TargetList
        key={asked}
        takesFocus={asked > 0}
        aim={aim}
        from={disc}
        targets={pieces.filter(({ id }) => id !== disc.id)}
        nameOf={nameOf}
        bearings={bearings}
        onChange={onChange}
      />
    ),
    direction: <DirectionSteps aim={aim} heading={heading} onChange={onChange} />,
    power: <PowerSteps aim={aim} maxSpeedMmS={maxSpeedMmS} onChange={onChange} />,
  };
  const isNarrow = narrow !== undefined;
  const flick = (
    <BrassButton isLow={isNarrow} label={t('aim.launch')} onPress={() => onLaunch(launch)} testID="aim-launch" />
  );
  return (
    <View role="group" aria-label={t('aim.panel', { disc: nameOf(disc.id) })} onKeyDown={onKeyDown} testID="step-aim">
      <Panel contentStyle={isNarrow ? styles.narrow : styles.panel}>
        {/* The same in both shapes: a screen that is turned leaves the focus where it was. */}
        {STEP_KINDS.map((kind) =>
          !isNarrow ? (
            <View key={kind}>{steps[kind]}</View>
          ) : kind === narrow.kind ? (
            <View key={kind} role="tabpanel" aria-label={names[kind]}>
              {steps[kind]}
            </View>
          ) : null,
        )}
        {isNarrow ? (
          <NarrowSteps {...narrow} heading={heading} power={power} said={said} launch={flick} />
        ) : (
          <HandRow style={styles.foot}>
            <View role="status" aria-live="polite" style={styles.said} testID="aim-said">
              <Words type="ui">{said}</Words>
              <Announced text={said} place="view" />
            </View>
            {flick}
          </HandRow>
        )}
      </Panel>
    </View>
  );
}

/** Looked up when there is time for it: a key that is held down turns the aim faster than physics can follow. */
function useMeeting({ aim, pieces, maxSpeedMmS, firstContactOf }: StepAimProps): FirstContact | null {
  // A piece that has moved is met elsewhere: the board is part of the question.
  const question = useMemo(() => ({ aim, pieces }), [aim, pieces]);
  const settled = useDeferredValue(question);
  return useMemo(
    () => firstContactOf?.(launchOfSetAim(settled.aim, maxSpeedMmS)) ?? null,
    [settled, maxSpeedMmS, firstContactOf],
  );
}

const styles = StyleSheet.create({
  panel: { padding: SPACE.s, gap: SPACE.s },
  narrow: { padding: SPACE.xs, gap: SPACE.xs },
  foot: { flexWrap: 'wrap', alignItems: 'center', gap: SPACE.s },
  said: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
});
