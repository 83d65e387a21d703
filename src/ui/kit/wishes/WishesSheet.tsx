import { useTranslation } from 'react-i18next';
import type { OwnWishes } from '../../../session';
import { UI } from '../../../theme';
import { Sheet, Words } from '../components';
import { WishRows } from './WishRows';

export interface WishesSheetProps {
  readonly player: string;
  readonly wishes: OwnWishes;
  /** They are known here: what they choose is theirs wherever they play. */
  readonly isKnown: boolean;
  /** Why the last change could not be kept. */
  readonly fault: string | null;
  readonly onChange: (change: Partial<OwnWishes>) => void;
  readonly onClose: () => void;
}

/** What one player chooses for themselves, at the table or before it is laid. */
export function WishesSheet({ player, wishes, isKnown, fault, onChange, onClose }: WishesSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('people.wishes.open', { player })} onClose={onClose} testID="wishes-sheet">
      <WishRows wishes={wishes} onChange={onChange} testID="own" />
      <Words type="label" colour={UI.muted}>
        {t(isKnown ? 'people.wishes.ofPerson' : 'people.wishes.ofSeat', { player })}
      </Words>
      {fault === null ? null : (
        <Words type="label" colour={UI.red} role="alert">
          {t('people.notKept', { reason: fault })}
        </Words>
      )}
    </Sheet>
  );
}
