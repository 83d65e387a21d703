import { createElement } from 'react';
import { StyleSheet, View } from 'react-native';
import { Cosmetic } from '../../board';
import type { PlaybackState, Played } from '../../session';
import type { AnyUi, ScreenWords } from '../game';
import { filmOf } from './filmOf';

export interface WatchedFilmProps {
  readonly watched: AnyUi['watched'];
  readonly state: PlaybackState<Played>;
  readonly pace: number;
  readonly words: ScreenWords<Played>;
  readonly onEnd: () => void;
}

/** What happens at this beat, where it is something to be watched: over the board, as in play. */
export function WatchedFilm({ watched, state, pace, words, onEnd }: WatchedFilmProps) {
  const { beat, shown, view } = state;
  const film = filmOf(watched, beat);
  if (film === null || beat?.kind !== 'event') return null;
  return (
    <View style={styles.over}>
      <Cosmetic part="film" of={beat.event} onLeftOut={onEnd}>
        {/* Two of a kind in succession are two films. */}
        {createElement(film, { key: beat.number, event: beat.event, shown, view, words, pace, onEnd })}
      </Cosmetic>
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', inset: 0, alignItems: 'center', justifyContent: 'center', pointerEvents: 'none' },
});
