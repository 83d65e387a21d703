import type { ReactNode } from 'react';
import type { CatacombsText } from '../../../../../i18n/catacombs';
import type { Purpose } from '../../../../../rules/catacombs';
import type { ChooseAsk, OptionId } from '../../../../../rules/machine';
import { type AnyAsked, OneOf, type OptionLook, Question } from '../../../../table/question';
import type { Asked } from '../../parts/asked';
import { useCatacombsText } from '../../words';

type Kind = Purpose['kind'];

/** A question of one out of several that keeps nothing half made: its title is the purpose’s, the rest is this. */
export interface PlainRow<K extends Kind> {
  /** How an option looks besides its name. */
  readonly look: (option: OptionId, asked: Asked<K>, t: CatacombsText) => OptionLook;
  /** What has just happened to bring it up. */
  readonly cause?: (asked: Asked<K>) => string | null;
  /** What is seen over the options. */
  readonly above?: (asked: Asked<K>) => ReactNode;
  /** What is seen below them. */
  readonly below?: (asked: Asked<K>) => ReactNode;
}

/** A row for each of these purposes. */
export type PlainRows<Kinds extends Kind> = { readonly [K in Kinds]: PlainRow<K> };

type AnyPlain = AnyAsked & { readonly ask: ChooseAsk };

interface AnyRow {
  readonly look: (option: OptionId, asked: AnyPlain, t: CatacombsText) => OptionLook;
  readonly cause?: (asked: AnyPlain) => string | null;
  readonly above?: (asked: AnyPlain) => ReactNode;
  readonly below?: (asked: AnyPlain) => ReactNode;
}

/** The control of such a row: its purpose comes back to it and to no other. */
export function plain<K extends Kind>(row: PlainRow<K>): (asked: Asked<K>) => ReactNode {
  const { look, cause, above, below } = row as unknown as AnyRow;
  function PlainQuestion(asked: AnyPlain) {
    const { t } = useCatacombsText();
    return (
      <Question asked={asked} cause={cause?.(asked) ?? null}>
        {above?.(asked)}
        <OneOf {...asked} lookOf={(option) => look(option, asked, t)} />
        {below?.(asked)}
      </Question>
    );
  }
  return PlainQuestion as unknown as (asked: Asked<K>) => ReactNode;
}
