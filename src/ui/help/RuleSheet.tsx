import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Help } from '../game';
import { LeatherButton, Sheet } from '../kit/components';
import { RulePageView } from './RulePageView';

export interface RuleSheetProps {
  readonly help: Help;
  /** A disc, a card, a keyword, or `rule:` and its number. */
  readonly topic: string;
  readonly onClose: () => void;
}

/** A rule over whatever was being done; it leads on to others and back again. Nothing, for what has no rule. */
export function RuleSheet({ help, topic, onClose }: RuleSheetProps) {
  const { t } = useTranslation();
  const first = help.topicOf(topic);
  const [trail, setTrail] = useState<readonly string[]>([]);
  const shown = trail.at(-1) ?? first;
  if (shown === null) return null;
  const before = trail.length > 0 ? (trail.at(-2) ?? first) : null;
  return (
    <Sheet title={help.entry(shown).name} onClose={onClose} testID="rule-sheet">
      {before === null ? null : (
        <LeatherButton
          icon="back"
          label={t('cards.sheet.back', { name: help.entry(before).name })}
          onPress={() => setTrail(trail.slice(0, -1))}
        />
      )}
      <RulePageView key={shown} help={help} topic={shown} onShow={(next) => setTrail([...trail, next])} />
    </Sheet>
  );
}
