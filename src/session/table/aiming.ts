import type { GameState } from '../../rules/machine';
import type { PlaceAnswer } from '../../rules/flicking';
import { rehearse } from '../course/playOn';
import { firstContact } from '../flicking/firstContact';
import { answersOf } from '../flicking/launching';
import { createPlacer } from '../flicking/placeForMe';
import type { GameModule } from '../game/gameModule';
import type { Played } from '../game/played';
import type { FirstContact, TableLaunch } from '../game/tableSession';

/** What a finger that has not let go yet may ask; a game without flicks answers nothing. */
export interface Aiming<P extends Played> {
  /** What is answered when it lets go. */
  answersTo(state: GameState<P>, launch: TableLaunch): readonly P['answer'][] | null;
  firstContact(state: GameState<P>, launch: TableLaunch): FirstContact | null;
  placeForMe(state: GameState<P>): PlaceAnswer | null;
}

export function createAiming<P extends Played>(module: GameModule<P>, seed: number): Aiming<P> {
  const { flicks } = module;
  const placer = flicks === null ? null : createPlacer(flicks, seed);
  const answersTo: Aiming<P>['answersTo'] = (state, launch) =>
    flicks === null ? null : answersOf(flicks, state, launch);

  return {
    answersTo,
    firstContact(state, launch) {
      const answers = answersTo(state, launch);
      const flick = answers === null ? null : rehearse(module, state, answers);
      return flick === null ? null : firstContact(flick.table, flick.shot);
    },
    placeForMe: (state) => placer?.(state) ?? null,
  };
}
