import { createElement, type ComponentType } from 'react';
import type { Played } from '../../../session';
import type { AnyTable, AnyTableUi, Asked, ShowRule, TableWords } from '../../game';

export interface PromptPanelProps extends Omit<AnyTable, 'onShowRule'> {
  readonly onShowRule?: ShowRule;
  readonly asks: AnyTableUi['asks'];
}

type AnyControl = ComponentType<Asked<Played, TableWords<Played>, string, string>>;

/** The controls of what is asked now; null while nothing is, and for what is answered on the board. */
export function PromptPanel({ asks, ...at }: PromptPanelProps) {
  const { prompt } = at.state;
  if (prompt === null) return null;
  const { purpose, ask, number } = prompt;
  const row = asks[purpose.kind];
  if (row === undefined || row.size === 'board' || row.by !== ask.kind) return null;
  const control: AnyControl = row.Control;
  // A new question begins afresh: what was half chosen in the last one is gone.
  return createElement(control, { ...at, key: number, purpose, ask, size: row.size });
}
