import { useTranslation } from 'react-i18next';
import type { DungeonLayout } from '../../../session';
import { Fold } from '../../components';
import { LAYOUTS } from './layouts';
import { RadioList } from './RadioList';
import { unbroken } from './unbroken';

export interface LayoutPanelProps {
  readonly value: DungeonLayout;
  readonly onChange: (layout: DungeonLayout) => void;
}

/** How the rooms lie. */
export function LayoutPanel({ value, onChange }: LayoutPanelProps) {
  const { t } = useTranslation();
  return (
    <Fold icon="length" title={t('newGame.section.layout')} summary={t(`newGame.layout.${value}`)} testID="layouts">
      <RadioList<DungeonLayout>
        label={t('newGame.section.layout')}
        items={LAYOUTS.map(({ id, rule }) => ({
          value: id,
          name: t(`newGame.layout.${id}`),
          text: t('newGame.option', { text: t(`newGame.layoutText.${id}`), rule: unbroken(rule) }),
        }))}
        value={value}
        onChange={onChange}
        testID="layout"
      />
    </Fold>
  );
}
