import { length, vec2 } from '../../../lib';
import type { GymWords } from '../../../i18n/gym';
import type { GymPlayed } from '../../../session/gym';
import { TELL_MS, type FlickLooks, type TableUi } from '../../game';
import { CATALOGUE } from './catalogue';
import { GymReferee } from './GymReferee';
import { GoalsAtFoot } from './play/GoalsAtFoot';
import { Instead } from './play/Instead';
import { useBoard } from './play/useBoard';
import { useTableWords } from './useTableWords';
import { useGymText } from './useGymText';

type Aim = GymPlayed['flicked']['intent']['aim'];

function setAimOf({ discId, vxMmS, vyMmS }: Aim) {
  const speedMmS = length(vec2(vxMmS, vyMmS));
  return { discId, directionX: vxMmS / speedMmS, directionY: vyMmS / speedMmS, speedMmS };
}

const LOOKS: FlickLooks<GymPlayed> = {
  aimOf: ({ aim }) => setAimOf(aim),
  thoughtOf: (intent) => intent,
  proposedAim: (thought) => (thought.kind === 'shot' ? setAimOf(thought.aim) : null),
  blowOf: ({ kind }) => (kind === 'struck' ? 'hit' : null),
};

const LINE = { ms: TELL_MS.line } as const;

/** What the frame of the table is filled with when a puzzle of the gym is played. */
export const gymTable: TableUi<GymPlayed, GymWords> = {
  useWords: useTableWords,
  setupOf: ({ model }) => model.setup,
  useTitle({ name }) {
    const { t } = useGymText();
    return name || t('gym.title');
  },
  catalogue: CATALOGUE,
  asks: {
    flick: { size: 'board' },
    flight: { size: 'board' },
    instead: { size: 'bar', by: 'choose', Control: Instead },
  },
  tells: {
    flicked: LINE,
    struck: LINE,
    left: LINE,
    goalMet: { ms: TELL_MS.grave },
    missed: LINE,
    reset: LINE,
    ended: { ms: TELL_MS.grave },
  },
  whoIsAsked: (seats, { words }) => seats.map((seat) => words.name(seat)).join(', '),
  useBoard,
  Between: null,
  Foot: GoalsAtFoot,
  drawers: null,
  phases: () => null,
  banner({ state: { beat }, words }) {
    const isMet = beat?.kind === 'event' && beat.event.kind === 'goalMet';
    return isMet ? { icon: 'done', text: words.told(beat.event, beat.events) } : null;
  },
  aside: null,
  // Nobody else sits there.
  curtain: null,
  bed: () => null,
  flicks: LOOKS,
  Rule: null,
  Referee: GymReferee,
};
