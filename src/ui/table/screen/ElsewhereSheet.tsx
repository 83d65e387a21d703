import { useTranslation } from 'react-i18next';
import { BrassButton, LeatherButton, Sheet, Words } from '../../kit/components';

export interface ElsewhereSheetProps {
  /** The game was played in this tab before. */
  readonly hasLost: boolean;
  readonly onWatch: () => void;
  readonly onTakeOver: () => void;
}

/** Another tab plays this game: it may be watched here, or taken over. */
export function ElsewhereSheet({ hasLost, onWatch, onTakeOver }: ElsewhereSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t(hasLost ? 'shelf.tab.lostTitle' : 'shelf.tab.title')} onClose={onWatch} testID="elsewhere">
      <Words type="body">{t(hasLost ? 'shelf.tab.lostBody' : 'shelf.tab.body')}</Words>
      <BrassButton icon="film" label={t('shelf.tab.watch')} onPress={onWatch} testID="watch" />
      <LeatherButton icon="pass" label={t('shelf.tab.takeOver')} onPress={onTakeOver} testID="take-over" />
    </Sheet>
  );
}
