import type { ComponentType } from 'react';
import type { SeatId } from '../../rules/machine';
import type { Played } from '../../session';

/** What the frames around the table are filled with. */
export interface ScreensUi<P extends Played> {
  /** A game in a list, without opening it. */
  readonly Listed: ComponentType<{ readonly summary: P['summary'] }>;
  readonly Plaque: ComponentType<{ readonly seat: SeatId }>;
  readonly NewGame: ComponentType<{
    readonly choices: P['choices'];
    readonly onChange: (choices: P['choices']) => void;
  }>;
  readonly Story: ComponentType<{ readonly story: P['story'] }>;
  readonly library: readonly { readonly id: string; readonly Page: ComponentType<object> }[];
  readonly topics: Readonly<Record<string, { readonly rule: string }>>;
}
