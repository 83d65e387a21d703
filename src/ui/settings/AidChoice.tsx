import { useTranslation } from 'react-i18next';
import { AID_CHOICES } from '../../session';
import { Segmented } from '../kit/components';
import { useSetting } from '../kit/settings';

/** How much the board helps one aim. */
export function AidChoice() {
  const { t } = useTranslation();
  const [aid, setAid] = useSetting('aid');
  return (
    <Segmented
      label={t('settings.aid.label')}
      choices={AID_CHOICES.map((value) => ({ value, label: t(`choice.aimAid.${value}`) }))}
      value={aid}
      onChange={setAid}
      testID="aid"
    />
  );
}
