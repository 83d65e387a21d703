import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { UI } from '../../theme';
import { Panel, ScreenFrame, Words } from '../kit/components';
import { handedSight } from '../shelf';
import { Player } from './Player';

/** Whose eyes: by the name that they gave, since a number would say nothing to whoever was handed the file. */
function wordsOn({ watched, eyes }: NonNullable<ReturnType<typeof handedSight>>, t: TFunction): string {
  if (eyes === null) return t('playback.sight.byAll');
  const name = watched.sheet.players.find(({ seat }) => seat === eyes)?.name ?? '';
  return name === '' ? t('playback.sight.byOne') : t('playback.sight.by', { name });
}

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
  const { watched, ui } = sight;
  return (
    <Player
      ui={ui}
      playback={watched}
      writeShot={null}
      note={
        <Words type="label" align="center" colour={UI.muted} testID="seen-by">
          {wordsOn(sight, t)}
        </Words>
      }
    />
  );
}
