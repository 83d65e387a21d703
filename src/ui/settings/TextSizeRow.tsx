import { useTranslation } from 'react-i18next';
import { TEXT_SIZES } from '../../session';
import { Slider, Words } from '../kit/components';
import { useSetting } from '../kit/settings';
import { SettingRow } from './SettingRow';

/** How large everything is written, and a sentence to see it by. */
export function TextSizeRow() {
  const { t } = useTranslation();
  const [textSize, setTextSize] = useSetting('textSize');
  const label = t('settings.textSize.label');
  return (
    <SettingRow icon="rename" label={label} hint={t('settings.textSize.hint')}>
      <Slider label={label} value={textSize} bounds={TEXT_SIZES} onChange={setTextSize} testID="text-size" />
      <Words type="body" testID="text-size-sample">
        {t('settings.textSize.sample', { percent: Math.round(textSize * 100) })}
      </Words>
    </SettingRow>
  );
}
