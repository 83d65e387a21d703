import { DUNGEON_LAYOUTS, type DungeonLayout } from '../../../../session/catacombs';
import { Fold, RadioList } from '../../../kit/components';
import { useCatacombsText } from '../words';

export interface LayoutPanelProps {
  readonly value: DungeonLayout;
  readonly onChange: (layout: DungeonLayout) => void;
}

/** How the rooms lie. */
export function LayoutPanel({ value, onChange }: LayoutPanelProps) {
  const { t } = useCatacombsText();
  return (
    <Fold icon="length" title={t('newGame.section.layout')} summary={t(`newGame.layout.${value}`)} testID="layouts">
      <RadioList<DungeonLayout>
        label={t('newGame.section.layout')}
        items={DUNGEON_LAYOUTS.map((id) => ({
          value: id,
          name: t(`newGame.layout.${id}`),
          text: t(`newGame.layoutText.${id}`),
        }))}
        value={value}
        onChange={onChange}
        testID="layout"
      />
    </Fold>
  );
}
