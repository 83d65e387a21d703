import { UI } from '../../../../theme';
import { Words } from '../../../kit/components';
import { useCatacombsText } from '../words';

/** Whose hand it was; nothing in a record that names nobody. */
export function PlayedBy({ player }: { readonly player: string }) {
  const { t } = useCatacombsText();
  return player === '' ? null : (
    <Words type="label" colour={UI.muted}>
      {t('gameOver.playedBy', { player })}
    </Words>
  );
}
