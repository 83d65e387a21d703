/** As fast as a finger may send a disc: the same cap for everybody, people and app alike. */
export const MAX_SPEED_MM_S = 3000;
