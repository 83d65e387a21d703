import { StyleSheet } from 'react-native';
import type { LordId } from '../../../../rules/catacombs';
import { DUNGEON_LENGTHS, type DungeonLayout, type DungeonLength } from '../../../../session/catacombs';
import { SPACE, UI } from '../../../../theme';
import { Panel, Segmented, Words } from '../../../kit/components';
import { ExtraLifeChoice } from './ExtraLifeChoice';
import { LordChoice } from './LordChoice';
import { useCatacombsText } from '../words';

export interface DungeonPanelProps {
  readonly lords: readonly LordId[];
  readonly lord: LordId;
  readonly extraLife: number;
  readonly length: DungeonLength;
  readonly layout: DungeonLayout;
  readonly onLord: (lord: LordId) => void;
  readonly onExtraLife: (drops: number) => void;
  readonly onLength: (length: DungeonLength) => void;
}

/** Who waits at the end of it, and how long the way is. */
export function DungeonPanel(props: DungeonPanelProps) {
  const { lords, lord, extraLife, length, layout, onLord, onExtraLife, onLength } = props;
  const { t } = useCatacombsText();
  return (
    <Panel isStitched contentStyle={styles.panel}>
      <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
        {t('newGame.section.lord')}
      </Words>
      <LordChoice lords={lords} value={lord} onChange={onLord} />
      <ExtraLifeChoice lord={lord} value={extraLife} onChange={onExtraLife} />
      {layout === 'line' ? (
        <>
          <Words type="name" role="heading" aria-level={2} colour={UI.gold}>
            {t('newGame.section.length')}
          </Words>
          <Segmented<DungeonLength>
            label={t('newGame.section.length')}
            choices={DUNGEON_LENGTHS.map((value) => ({ value, label: t(`newGame.length.${value}`) }))}
            value={length}
            onChange={onLength}
            testID="length"
          />
          <Words type="label" colour={UI.muted} aria-live="polite">
            {t(`newGame.lengthText.${length}`)}
          </Words>
        </>
      ) : null}
    </Panel>
  );
}

const styles = StyleSheet.create({ panel: { gap: SPACE.m } });
