import { StyleSheet } from 'react-native';
import type { CatacombsWords } from '../../../../i18n/catacombs';
import type { GameStory } from '../../../../session/catacombs';
import { SPACE, UI } from '../../../../theme';
import { Panel, Words } from '../../../kit/components';
import { counted } from './counted';
import { PlayedBy } from './PlayedBy';
import { useCatacombsText } from '../words';

export interface OverseerTaleProps {
  readonly story: GameStory;
  readonly words: CatacombsWords;
}

/** What the monsters did, and whose hand it was. */
export function OverseerTale({ story: { overseer }, words }: OverseerTaleProps) {
  const { t } = useCatacombsText();
  const { seat, damageDealt, felled } = overseer;
  return (
    <Panel contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('gameOver.overseerTitle')}
      </Words>
      <PlayedBy player={words.name(seat)} />
      <Words type="ui">{t('gameOver.damage', { number: damageDealt })}</Words>
      {felled.length === 0 ? null : (
        <Words type="label" colour={UI.muted}>
          {t('gameOver.felled', { names: counted(felled, words) })}
        </Words>
      )}
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { gap: SPACE.xs } });
