import { LORD_CARDS, type LordId } from '../../../../rules/catacombs';
import { UI } from '../../../../theme';
import { Segmented, Words } from '../../../kit/components';
import { useCatacombsText } from '../words';

export interface ExtraLifeChoiceProps {
  readonly lord: LordId;
  readonly value: number;
  readonly onChange: (drops: number) => void;
}

/** How many of his extra drops the group gives the Lord; nothing for those who have none. */
export function ExtraLifeChoice({ lord, value, onChange }: ExtraLifeChoiceProps) {
  const { t } = useCatacombsText();
  const { life, extraLife } = LORD_CARDS[lord];
  if (extraLife === 0) return null;
  const choices = Array.from({ length: extraLife + 1 }, (_, drops) => ({ value: String(drops), label: `+${drops}` }));
  return (
    <>
      <Segmented
        label={t('newGame.lord.extraLife')}
        choices={choices}
        value={String(value)}
        onChange={(drops) => onChange(Number(drops))}
        testID="extra-life"
      />
      <Words type="label" colour={UI.muted} aria-live="polite">
        {t('newGame.lord.extraLifeText', { life: life + value })}
      </Words>
    </>
  );
}
