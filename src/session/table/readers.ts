import type { Eyes, GameState, SeatId } from '../../rules/machine';
import type { Teller } from '../course/telling';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { GameSheet } from '../game/sheet';
import type { Beat } from '../game/tableState';
import { beatSeenBy } from '../course/seenBy';

/** Who must hold the device while this is told, if that is a person: what it tells is for their eyes alone. */
function readerOf<P extends Played>(
  { tale }: GameModule<P>,
  beat: Beat<P>,
  state: GameState<P>,
  { players }: GameSheet,
): SeatId | null {
  const reader = beat.kind === 'event' ? tale.readerOf(state, beat.event) : null;
  return players.find(({ seat, mind }) => seat === reader && mind === null)?.seat ?? null;
}

/**
 * Passes over what none of these eyes may know. Answers whose eyes alone the next beat is for, where they are not among
 * them; null: it can be told here and now.
 */
export function toldUpToReader<P extends Played>(
  module: GameModule<P>,
  teller: Pick<Teller<P>, 'now' | 'told'>,
  state: GameState<P>,
  sheet: GameSheet,
  eyes: readonly Eyes[],
): SeatId | null {
  for (let { beat } = teller.now(); beat !== null; { beat } = teller.now()) {
    const told = beat;
    const reader = readerOf(module, told, state, sheet);
    if (reader !== null && !eyes.includes(reader)) return reader;
    if (eyes.some((one) => beatSeenBy(module, told, state, one) !== null)) return null;
    teller.told();
  }
  return null;
}
