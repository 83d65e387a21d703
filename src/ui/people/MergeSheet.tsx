import { useTranslation } from 'react-i18next';
import type { People } from '../../session';
import { LeatherButton, Sheet, Words } from '../kit/components';

export interface MergeSheetProps {
  readonly name: string;
  readonly people: People;
  readonly onMerge: (kept: string) => void;
  readonly onClose: () => void;
}

/** Two names turn out to be one person. */
export function MergeSheet({ name, people, onMerge, onClose }: MergeSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet title={t('people.merge.title', { name })} onClose={onClose} testID="merge-sheet">
      <Words type="body">{t('people.merge.body', { name })}</Words>
      {people
        .filter((one) => one.name !== name)
        .map((one) => (
          <LeatherButton
            key={one.name}
            label={one.name}
            onPress={() => onMerge(one.name)}
            testID={`merge-${one.name}`}
          />
        ))}
    </Sheet>
  );
}
