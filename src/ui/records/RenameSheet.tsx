import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BrassButton, Sheet, TextField } from '../kit/components';

export interface RenameSheetProps {
  readonly name: string;
  readonly onRename: (name: string) => void;
  readonly onClose: () => void;
}

const MAX_CHARS = 60;

/** Another name for a game. */
export function RenameSheet({ name, onRename, onClose }: RenameSheetProps) {
  const { t } = useTranslation();
  const [next, setNext] = useState(name);
  return (
    <Sheet title={t('records.renameTitle')} onClose={onClose} testID="rename-sheet">
      <TextField
        label={t('records.newName')}
        value={next}
        onChange={setNext}
        placeholder={name}
        maxChars={MAX_CHARS}
        testID="new-name"
      />
      <BrassButton
        label={t('records.keepName')}
        isDisabled={next.trim() === ''}
        onPress={() => {
          if (next !== name) onRename(next);
          onClose();
        }}
        testID="keep-name"
      />
    </Sheet>
  );
}
