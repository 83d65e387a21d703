/**
 * Of what the rules and cards make of a game: raised whenever a game that has been played would go another way, be it by
 * one price. A game that was kept under another revision goes on from where it was kept, and is not played again from
 * its beginning. Revision 1 is all that was kept before revisions were written down.
 */
export const RULES_REVISION = 11;
