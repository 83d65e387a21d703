import { useTranslation } from 'react-i18next';
import type { Catacombs } from '../../../rules/catacombs';
import { Segmented } from '../../components';
import { haveTwins, TWINS, type DrawerId } from './drawerIds';

export interface TwinSwitchProps {
  readonly model: Catacombs;
  readonly openId: DrawerId;
  readonly onOpen: (id: DrawerId) => void;
}

/** Of two drawers behind one handle, the one that is to be seen. */
export function TwinSwitch({ model, openId, onOpen }: TwinSwitchProps) {
  const { t } = useTranslation();
  if (!haveTwins(model) || !TWINS.includes(openId)) return null;
  return (
    <Segmented
      label={t('drawers.twins')}
      choices={TWINS.map((value) => ({ value, label: t(`drawers.name.${value}`) }))}
      value={openId}
      onChange={onOpen}
      testID="twin"
    />
  );
}
