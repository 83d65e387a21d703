import { useState, type ReactNode } from 'react';
import type { CatacombsWords } from '../../i18n/catacombs';
import { RuleSheet } from './RuleSheet';

export interface RuleSheetHandle {
  readonly showRule: (topic: string) => void;
  /** To be put at the end of the screen. */
  readonly sheet: ReactNode;
}

/** A screen's one rule sheet: what opens it, and where it lies. */
export function useRuleSheet(words: CatacombsWords): RuleSheetHandle {
  const [topic, setTopic] = useState<string | null>(null);
  const sheet =
    topic === null ? null : <RuleSheet key={topic} topic={topic} words={words} onClose={() => setTopic(null)} />;
  return { showRule: setTopic, sheet };
}
