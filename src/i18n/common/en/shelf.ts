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
  /** At the table, where the game was a moment ago. */
  takenAway: 'The games of this device were deleted while this one was played. Save it as a file before you leave.',
  leave: {
    title: 'Leave without keeping it?',
    body: 'What was played since it could be kept last would be lost. It can still be saved as a file.',
    stay: 'Stay at the table',
    leave: 'Leave',
  },
  saveGame: 'Save this game as a file',
  /** A game that another tab of the browser has open. */
  tab: {
    title: 'This game is open in another tab',
    body: 'You can watch it here, or play it here: the other tab then stops. Nothing is lost either way.',
    lostTitle: 'Another tab plays this game now',
    lostBody: 'All that was played here is kept. You can watch how it goes on, or take it back.',
    watch: 'Watch',
    takeOver: 'Play here',
    watching: 'Another tab plays; this one watches.',
    waitsFor: 'In the other tab, {{player}} is asked.',
  },
  dropped: {
    damaged: {
      title: 'The end of this game is damaged',
      step: 'It opens at step {{step}}, the last that is whole.',
      kept: 'Everything before that is as you left it.',
    },
    refused: {
      title: 'The rules have changed since',
      step: 'It opens at step {{step}}: the one after it does not fit the rules of this version.',
      kept: 'Everything before that is as you left it. Once you play on, the game as it was stays on the list beside this one.',
    },
    lost: 'Steps that were left out: {{count}}.',
    goOn: 'Play on from here',
  },
} as const;
