import type { FlickRest } from '../../rules/flicking';
import type { GymState } from '../../rules/gym';
import type { Flicks } from '../game/flicks';
import type { GymPlayed, GymShown, GymVerdict } from './played';

const OF_A_FLICK: ReadonlySet<GymPlayed['event']['kind']> = new Set(['struck', 'left', 'goalMet', 'missed']);

function verdict(event: GymPlayed['event'], before: GymVerdict | null): GymVerdict | null {
  if (event.kind === 'struck') return { kind: 'struck', target: event.target };
  return event.kind === 'left' ? { kind: 'left', disc: event.disc, isGone: event.isGone } : before;
}

/** Where all lie once a flick is over, what is gone for good still among them: that is told next. */
const atRest = (shown: GymShown, rest: FlickRest): GymShown => ({
  ...shown,
  discs: shown.discs.map((disc) => {
    const lies = rest.discs.find(({ id }) => id === disc.id);
    return lies === undefined ? disc : { ...disc, xMm: lies.xMm, yMm: lies.yMm };
  }),
});

const launchable = ({ prompt }: GymState): readonly string[] => (prompt?.ask.kind === 'flick' ? prompt.ask.discs : []);

/** Whom the goals that are still open speak of. */
const targetsOf = ({ model: { setup, met } }: GymState): readonly string[] =>
  setup.goals.flatMap((goal, at) => {
    if (met.includes(at)) return [];
    if (goal.kind === 'strike') return goal.targets;
    if (goal.kind === 'bank') return [goal.target];
    return goal.kind === 'pushOff' ? [goal.disc] : [];
  });

export const flicks: Flicks<GymPlayed> = {
  say: {
    flick: (answer) => answer,
    resolved: (answer) => answer,
    place: () => {
      throw new Error('nothing is placed in the gym');
    },
  },
  read: {
    flick: (answer) => (answer.kind === 'flick' ? answer : null),
    resolved: (answer) => (answer.kind === 'flickResolved' ? answer : null),
  },
  asked: (ask) => (ask.kind === 'choose' ? null : ask),
  flickedBy({ prompt }, { kind }) {
    const actor = prompt?.ask.kind === 'flickResolved' ? prompt.ask.shot.discId : null;
    return kind === 'flick' && actor !== null ? { actor, attack: 'flick', board: 'gym' } : null;
  },
  launchable,
  swipe: (view, discId) => (launchable(view).includes(discId) ? [] : null),
  targetsOf,
  // Whether it missed is told by the goals, not by whom it struck.
  isMovement: () => true,
  isRelease: ({ kind }) => kind === 'flicked',
  isOf: ({ kind }) => OF_A_FLICK.has(kind),
  isStrike: ({ kind }) => kind === 'struck',
  isSettling: () => false,
  atRest,
  contactOf: (event) => ('contact' in event ? event.contact : null),
  verdict,
  unsaid: () => ({ kind: 'touch' }),
  intentOf: (thought) => (thought.kind === 'shot' ? thought : null),
  isMeantToMove: (thought) => thought.kind === 'shot' && thought.aim.target === null,
};
