import { useTranslation } from 'react-i18next';
import { BrassButton, LeatherButton, Sheet, Words } from '../kit/components';

export interface RemoveSheetProps {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onClose: () => void;
}

/** A warning before somebody is no longer asked for; staying is what is offered first. */
export function RemoveSheet({ name, onRemove, onClose }: RemoveSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('people.remove.title', { name })} onClose={onClose} testID="remove-sheet">
      <Words type="body">{t('people.remove.body')}</Words>
      <BrassButton label={t('people.remove.stay')} onPress={onClose} testID="remove-stay" />
      <LeatherButton label={t('people.remove.goOn', { name })} onPress={onRemove} testID="remove-go-on" />
    </Sheet>
  );
}
