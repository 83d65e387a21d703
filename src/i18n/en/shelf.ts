export const shelf = {
  /** Why something could not be kept, or given back: one sentence for each kind of fault of the storage. */
  fault: {
    full: 'There is no room left on this device. Nothing that was kept before is lost: free some space and try again.',
    denied: 'This device lets the game keep nothing. A private window or switched-off storage may be the reason.',
    conflict: 'This game has gone on in another tab. Open it again to see where it is now.',
    missing: 'This game is not on this device any more.',
    taken: 'There is a game like this one on this device already.',
    damaged: 'This is damaged and cannot be read any more. Nothing else is affected.',
    newer: 'This was kept by a newer version of the game. It has been left as it is: update the game to open it.',
    tooBig: 'This file is too big to be one of ours.',
    notOurs: 'This file was not saved by this game.',
    failed: 'The storage of this device did not answer. It will be tried again.',
  },
} as const;
