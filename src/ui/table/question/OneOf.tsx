import type { ReactNode } from 'react';
import type { ChooseAsk, OptionId } from '../../../rules/machine';
import { answerWith, type AnyAsked } from './asked';
import { OptionButton } from './OptionButton';
import { Options } from './Options';
import { reasonOf } from './reasonOf';

export interface OptionLook {
  readonly label?: string;
  readonly note?: string;
  readonly face?: ReactNode;
  readonly detail?: ReactNode;
}

export interface OneOfProps extends Pick<AnyAsked, 'session' | 'words' | 'onShowRule'> {
  readonly ask: ChooseAsk;
  /** What is shown of an option besides its name. */
  readonly lookOf?: (option: OptionId) => OptionLook;
}

/** One of a list: a press answers. What is barred is shown as well, with the reason. */
export function OneOf({ session, words, ask, onShowRule, lookOf = () => ({}) }: OneOfProps) {
  const barred = new Map(ask.barred.map(({ option, refusal }) => [option, refusal]));
  const wayToRule = (option: OptionId): (() => void) | undefined => {
    const rule = barred.get(option)?.rule ?? null;
    return rule === null || onShowRule === undefined ? undefined : () => onShowRule(`rule:${rule}`);
  };
  const reasonFor = (option: OptionId): string | null => {
    const refusal = barred.get(option);
    return refusal === undefined ? null : reasonOf(words, refusal);
  };
  return (
    <Options ids={[...ask.options, ...[...barred.keys()].filter(wayToRule)]}>
      {[...ask.options, ...barred.keys()].map((option) => (
        <OptionButton
          key={option}
          option={option}
          label={words.option(option)}
          barred={reasonFor(option)}
          onBarred={wayToRule(option)}
          onPress={() => answerWith(session, option)}
          {...lookOf(option)}
        />
      ))}
    </Options>
  );
}
