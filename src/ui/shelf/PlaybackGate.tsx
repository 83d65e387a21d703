import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';
import { SPACE } from '../../theme';
import { Panel, ScreenFrame, Words } from '../kit/components';
import { Announced } from '../kit/reader';
import { useFaultWords } from './useFaultWords';
import { usePlayback, type PlayedBack } from './usePlayback';

export interface PlaybackGateProps {
  readonly game: string;
  readonly title: string;
  readonly children: (opened: PlayedBack) => ReactNode;
}

/** A game that is to be looked at: what it shows when it has been read, or why it cannot be. */
export function PlaybackGate({ game, title, children }: PlaybackGateProps) {
  const { t } = useTranslation();
  const { opened, fault } = usePlayback(game);
  const faultWords = useFaultWords();
  if (opened !== null) return children(opened);
  const line = fault === null ? t('records.loading') : t('records.cannotOpen', { message: faultWords(fault) });
  return (
    <ScreenFrame title={title}>
      <Panel isStitched>
        <View style={styles.words} aria-live="polite">
          <Words type="body">{line}</Words>
          <Announced text={line} place="view" />
        </View>
      </Panel>
    </ScreenFrame>
  );
}

const styles = StyleSheet.create({ words: { gap: SPACE.m } });
