import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../theme';
import { IconButton, Panel, Segmented, Slider } from '../kit/components';
import { PACES, type Pace } from './paces';
import type { Playing } from './usePlaying';

export interface PlaybackControlsProps {
  readonly playing: Playing;
  readonly pace: Pace;
  readonly flickCount: number;
  /** The last flick that was shown; -1 before the first. */
  readonly flick: number;
  readonly onPace: (pace: Pace) => void;
  readonly onReferee: () => void;
  /** null: nothing of it can be given away. */
  readonly onShare: (() => void) | null;
}

/** Play, step, leap; how fast; and what can be asked about the last flick. */
export function PlaybackControls(props: PlaybackControlsProps) {
  const { playing, pace, flickCount, flick, onPace, onReferee, onShare } = props;
  const { t } = useTranslation();
  const { step, firstStep, stepCount } = playing.state;
  return (
    <Panel contentStyle={styles.panel}>
      <Slider
        label={t('playback.place')}
        value={stepCount === firstStep ? 0 : (step - firstStep) / (stepCount - firstStep)}
        onChange={playing.goTo}
        testID="place"
      />
      <View style={styles.row}>
        <IconButton
          icon="previousFlick"
          label={t('playback.previousFlick')}
          onPress={() => playing.watchFlick(flick - 1)}
          isDisabled={flick < 1}
        />
        <IconButton
          icon="previous"
          label={t('playback.previous')}
          onPress={playing.previous}
          isDisabled={step === firstStep}
          testID="previous"
        />
        <IconButton
          icon={playing.isPlaying ? 'pause' : 'play'}
          label={t(playing.isPlaying ? 'playback.pause' : 'playback.play')}
          onPress={playing.isPlaying ? playing.pause : playing.play}
          testID="play"
        />
        <IconButton
          icon="next"
          label={t('playback.next')}
          onPress={playing.next}
          isDisabled={step >= stepCount && playing.state.beat === null}
          testID="next"
        />
        <IconButton
          icon="nextFlick"
          label={t('playback.nextFlick')}
          onPress={() => playing.watchFlick(flick + 1)}
          isDisabled={flick + 1 >= flickCount}
          testID="next-flick"
        />
      </View>
      <View style={styles.row}>
        <View style={styles.speed}>
          <Segmented<Pace>
            label={t('playback.speed')}
            choices={PACES.map((value) => ({ value, label: t(`playback.pace.${value}`) }))}
            value={pace}
            onChange={onPace}
            testID="pace"
          />
        </View>
        <IconButton
          icon="referee"
          label={t('playback.referee')}
          onPress={onReferee}
          isDisabled={flick < 0}
          testID="referee-button"
        />
        {onShare === null ? null : (
          <IconButton
            icon="share"
            label={t('playback.shareShot')}
            onPress={onShare}
            // A shot is a record, and a record begins where the game did.
            isDisabled={flick < 0 || firstStep > 0}
            testID="share-shot"
          />
        )}
      </View>
    </Panel>
  );
}

const styles = StyleSheet.create({
  panel: { gap: SPACE.s, padding: SPACE.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'center', gap: SPACE.s },
  speed: { flexGrow: 1, flexShrink: 1, flexBasis: 180 },
});
