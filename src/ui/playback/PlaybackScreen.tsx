import { useTranslation } from 'react-i18next';
import { PlaybackGate } from '../shelf';
import type { ScreenProps } from '../kit/navigation';
import { Player } from './Player';

/** A game once more, as it was played. */
export function PlaybackScreen({ route }: ScreenProps<'Playback'>) {
  const { t } = useTranslation();
  return (
    <PlaybackGate game={route.params.game} title={t('playback.title')}>
      {({ playback, ui }) => <Player ui={ui} playback={playback} writeShot={playback.writeShot} />}
    </PlaybackGate>
  );
}
