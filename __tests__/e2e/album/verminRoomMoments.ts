import { asks } from './asks';
import { burrow, MIXED_PARTY } from './expansionStories';
import type { GamePlan } from './games';
import { lair, story } from './stories';

/** Every kind of monster that has a variant in either box. */
const VARIED = burrow([
  { monster: 'monster:giant-scorpion' },
  { monster: 'monster:vampire' },
  { monster: 'monster:centaur' },
  { monster: 'monster:orc', count: 2 },
  { monster: 'monster:crypt-spider' },
  { monster: 'monster:ghoul' },
]);

/** She has the Rod, and poison to draw out with it. */
const BITTEN = { 'hero:sorceress': { magic: 6, equipment: ['equipment:serpent-rod'], poison: [3, 1] } } as const;

/** What the Vermin bring to be asked before a fight, and of the Sorceress. */
export const VERMIN_ROOM_MOMENTS = {
  allotWandering: {
    setup: {
      expansions: ['vermin'],
      adventure: story({
        lord: 'lord:gorgon',
        options: { wanderingVermin: true },
        rooms: [burrow([{ monster: 'monster:orc', count: 2 }], { wanderingIcons: 3 }), ...lair('lord:gorgon').rooms],
      }),
    },
    until: asks('allotWandering'),
  },
  chooseVariants: {
    setup: {
      expansions: ['soloth', 'vermin'],
      adventure: story({ options: { variants: true }, rooms: [VARIED] }),
    },
    until: asks('chooseVariants'),
  },
  drawVenom: {
    setup: {
      expansions: ['soloth', 'vermin'],
      heroSeats: MIXED_PARTY,
      adventure: story({ heroes: BITTEN, rooms: [burrow([{ monster: 'monster:orc', count: 2 }])] }),
    },
    until: asks('curePoison'),
  },
} satisfies Readonly<Record<string, GamePlan>>;
