import { useTranslation } from 'react-i18next';
import { UI } from '../../theme';
import { Panel, ScreenFrame, Words } from '../components';
import { handedSight, sitterName } from '../games';
import { Player } from './playback/Player';

/** A game as somebody saw it: to be looked at, never played on. */
export function SightScreen() {
  const { t } = useTranslation();
  const sight = handedSight();
  if (sight === null) {
    return (
      <ScreenFrame title={t('playback.sight.title')}>
        <Panel isStitched>
          <Words type="body">{t('playback.sight.gone')}</Words>
        </Panel>
      </ScreenFrame>
    );
  }
  const { watched, eyes } = sight;
  const name = eyes === null ? null : (sitterName(watched.sheet.players, eyes, t) ?? eyes);
  return (
    <Player
      playback={watched}
      writeShot={null}
      note={
        <Words type="label" align="center" colour={UI.muted} testID="seen-by">
          {name === null ? t('playback.sight.byAll') : t('playback.sight.by', { name })}
        </Words>
      }
    />
  );
}
