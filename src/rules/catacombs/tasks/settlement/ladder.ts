import type { CatacombsTask } from '../../words/tasks';
import type { Blow } from '../../words/pitch';

interface Rung {
  readonly task: CatacombsTask;
  /** Why it stands where it stands. */
  readonly because: string;
}

const rung = (task: CatacombsTask, because: string): Rung => ({ task, because });

/** One order for the settlement of every pitch, with whatever is in the box (BASE-339). */
export const ladderFrom = (blows: readonly Blow[]): readonly Rung[] => [
  rung(
    { kind: 'settleBlows', blows },
    'Who is dead by then neither strikes nor suffers what comes later (BASE-111, BASE-112).',
  ),
  rung(
    { kind: 'settleFlips' },
    'A disc turned over in the middle would not be the one that later blows met (BASE-247, BASE-260).',
  ),
  rung(
    { kind: 'settleClimbs' },
    'Only onto whom the blows have left alive, and before the board loses anybody (VERM-146).',
  ),
  rung({ kind: 'settleBoard' }, 'The dead are in nobody’s way when the others are put back (BASE-184).'),
  rung({ kind: 'unstackLost' }, 'Now it is known whose bearer has gone, and where there is room (VERM-151).'),
  rung(
    { kind: 'settleSpikes' },
    'Whoever left the board has lost its spike before another is laid (SOL-103, SOL-104).',
  ),
  rung({ kind: 'settleDevour' }, 'A devourer that is dead or off the board swallows nobody (VERM-104, VERM-115).'),
  rung({ kind: 'settleReleases' }, 'A devourer that has just died lets go of whom it held (VERM-109).'),
  rung(
    { kind: 'settleReborn', pieces: null },
    'Once all others lie still, riders and whoever rises find where there is room (SOL-188, SOL-197).',
  ),
  rung({ kind: 'settleFears', heroes: null }, 'Who is to run must stand, so before anybody goes down (VERM-048).'),
  rung(
    { kind: 'settleStuns', targets: null },
    'Down in time to count for defeat, and after whatever needed them upright (BASE-201).',
  ),
  rung({ kind: 'settleDefeat' }, 'Nobody answers for heroes who are all beaten (BASE-327).'),
  rung({ kind: 'settleReactions' }, 'Each answer is a pitch of its own, and finds this one settled (BASE-238).'),
  rung({ kind: 'settleEnd' }, 'The action goes on with what is left of it (BASE-164).'),
];
