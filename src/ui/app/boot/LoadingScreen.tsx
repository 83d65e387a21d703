import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { CLIP, SPACE, UI } from '../../../theme';
import { brassRim, polishedBrass } from '../../kit/components/materials';
import { Words } from '../../kit/components/words';
import { nightGlow } from './nightGlow';
import type { BootStep } from './useBoot';

const BAR_PT = 10;

export interface LoadingScreenProps {
  readonly step: BootStep;
  /** 0 to 1. */
  readonly share: number;
}

/** What is seen while the engine and the game come in. */
export function LoadingScreen({ step, share }: LoadingScreenProps) {
  const { t } = useTranslation('entrance');
  const percent = Math.round(share * 100);
  const progress = t('common.percent', { value: percent });
  return (
    <View role="main" style={[styles.screen, nightGlow]} testID="loading">
      <Words type="player" role="heading" align="center" colour={UI.gold}>
        {t('app.name')}
      </Words>
      <View
        accessible
        role="progressbar"
        aria-label={t('loading.progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={progress}
        style={[styles.rim, brassRim()]}
      >
        <View style={styles.groove}>
          <View style={[styles.filled, polishedBrass, { width: `${percent}%` }]} />
        </View>
      </View>
      <Words type="prompt" align="center">
        {t(`loading.${step}`)}
      </Words>
      <Words type="ui" align="center" colour={UI.muted}>
        {progress}
      </Words>
    </View>
  );
}

const styles = StyleSheet.create({
  screen: {
    flex: 1,
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.m,
    padding: SPACE.xl,
    backgroundColor: UI.night,
  },
  rim: { width: '100%', maxWidth: 300, borderRadius: BAR_PT, padding: 1.5, marginTop: SPACE.m },
  groove: { height: BAR_PT, borderRadius: BAR_PT, backgroundColor: UI.night, ...CLIP },
  filled: { height: '100%', borderRadius: BAR_PT },
});
