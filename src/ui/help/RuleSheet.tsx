import { useState } from 'react';
import type { CatacombsWords } from '../../i18n/catacombs';
import { LeatherButton, Sheet } from '../kit/components';
import { topicName } from '../games/catacombs/help/pageOf';
import { RulePageView, type RulePageViewProps } from './RulePageView';
import type { RuleTopic } from '../games/catacombs/help/topic';
import { topicOf } from '../games/catacombs/help/topicOf';
import { useCatacombsText } from '../games/catacombs/words';

export interface RuleSheetProps extends Pick<RulePageViewProps, 'cardOf'> {
  /** A disc, a card, a keyword, or `rule:` and its number. */
  readonly topic: string;
  readonly words: CatacombsWords;
  readonly onClose: () => void;
}

/** A rule over whatever was being done; it leads on to others and back again. Nothing, for what has no rule. */
export function RuleSheet({ topic, words, onClose, cardOf }: RuleSheetProps) {
  const { t } = useCatacombsText();
  const first = topicOf(topic);
  const [trail, setTrail] = useState<readonly RuleTopic[]>([]);
  const shown = trail.at(-1) ?? first;
  if (shown === null) return null;
  const before = trail.length > 0 ? (trail.at(-2) ?? first) : null;
  return (
    <Sheet title={topicName(shown, words, t)} onClose={onClose} testID="rule-sheet">
      {before === null ? null : (
        <LeatherButton
          icon="back"
          label={t('cards.sheet.back', { name: topicName(before, words, t) })}
          onPress={() => setTrail(trail.slice(0, -1))}
        />
      )}
      <RulePageView
        key={shown}
        topic={shown}
        words={words}
        cardOf={cardOf}
        onShowRule={(next) => setTrail([...trail, next])}
      />
    </Sheet>
  );
}
