import type { GameTypes } from '../../src/rules/machine';
import { readRecordPage, type RecordPage } from './coverage/recordPage';
import type { Goals, OutOfReach, Tally } from './coverage/tally';
import type { Physics } from './physics';
import { playGame, type GamePlayed } from './playGame';
import type { SoakedGame } from './soakedGame';

/** A game that can be played at random, whatever its types. */
export interface Soak {
  play(number: number, physics: Physics, tally: Tally): GamePlayed;
  readonly goals: Readonly<Record<Physics, Goals>>;
  readonly outOfReach: OutOfReach;
  /** What its page of records says can be answered. */
  pageOf(text: string): RecordPage;
}

export const soakOf = <G extends GameTypes, Setup>(game: SoakedGame<G, Setup>): Soak => ({
  play: (number, physics, tally) => playGame(game, number, physics, tally),
  goals: game.goals,
  outOfReach: game.outOfReach,
  pageOf: (text) => readRecordPage(text, game.unreleased),
});
