import { asks } from './asks';
import { lairOf } from './expansionStories';
import type { GamePlan } from './games';

/** What the Lords of Soloth ask of their Overseer. */
export const SOLOTH_LORD_MOMENTS = {
  vanish: { setup: lairOf('lord:queen-of-the-underworld'), until: asks('vanish') },
  vanishTo: { setup: lairOf('lord:queen-of-the-underworld'), until: asks('vanishTo') },
  callOn: { setup: lairOf('lord:orc-warchief'), until: asks('callOn') },
  takeForm: { setup: lairOf('lord:shape-shifter'), until: asks('takeForm') },
} satisfies Readonly<Record<string, GamePlan>>;
