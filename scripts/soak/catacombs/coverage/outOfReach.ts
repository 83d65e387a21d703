import type { OutOfReach } from '../../coverage/tally';

/** What no whole game can reach, and why: plays by hand test it. */
export const OUT_OF_REACH: OutOfReach = {
  'prompt chooseShortfall':
    'no card asks for more discs than there are, no story may, and a room begins with all of them: the Witch Hunter gives back what he keeps (SOL-155)',
};
