import { HANDICAPS, type Handicap } from '../../../../rules/catacombs';
import { Fold, RadioList } from '../../../kit/components';
import { useCatacombsWords } from '../words/useCatacombsWords';
import { useCatacombsText } from '../words';

const NONE = 'none';

export interface HandicapPanelProps {
  readonly value: Handicap | null;
  readonly onChange: (handicap: Handicap | null) => void;
}

/** What evens the fight out, if anything. */
export function HandicapPanel({ value, onChange }: HandicapPanelProps) {
  const { t } = useCatacombsText();
  const { handicaps } = useCatacombsWords().wording;
  const none = { value: NONE, name: t('newGame.none.handicap'), text: t('newGame.noHandicapText') } as const;
  return (
    <Fold
      icon="coin"
      title={t('newGame.section.handicap')}
      summary={value === null ? none.name : handicaps[value].name}
      testID="handicaps"
    >
      <RadioList<Handicap | typeof NONE>
        label={t('newGame.section.handicap')}
        items={[none, ...HANDICAPS.map((id) => ({ value: id, ...handicaps[id] }))]}
        value={value ?? NONE}
        onChange={(id) => onChange(id === NONE ? null : id)}
        testID="handicap"
      />
    </Fold>
  );
}
