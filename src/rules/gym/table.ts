import type { Edge, FlickAsk, FlickRest, FlickTable, LaunchLimits, TakenPlace } from '../flicking';
import type { GymDisc, GymModel, GymSetup } from './words';

/** What leaves an open board is put back or gone, as the set-up says (GYM-005). */
const edgeOf = ({ board: { edge }, leavers }: GymSetup): Edge =>
  edge === 'open' && leavers === 'gone' ? 'drop' : edge;

/** The board as physics is given it. */
export const tableOf = ({ setup, discs }: GymModel): FlickTable => ({
  ...setup.board,
  edge: edgeOf(setup),
  discs: discs.map((disc) => ({ ...disc, ignores: [] })),
  riders: [],
});

/** Who may be flicked now: what has gone for good is nobody's any more (GYM-003, GYM-005). */
export const flickableIn = ({ setup, discs }: GymModel): readonly string[] =>
  discs.filter(({ id, isFixed }) => !isFixed && (setup.flickable?.includes(id) ?? true)).map(({ id }) => id);

/** However soft, as long as it moves; and as hard as the set-up lets it be (GYM-004). */
export const limitsOf = ({ setup: { maxSpeedMmS } }: GymModel): LaunchLimits => ({ minSpeedMmS: 0, maxSpeedMmS });

const takenBy = ({ id, xMm, yMm, radiusMm }: GymDisc): TakenPlace => ({ id, xMm, yMm, radiusMm });

export const flickAskOf = (model: GymModel): FlickAsk => ({
  kind: 'flick',
  board: model.setup.board,
  discs: flickableIn(model),
  projectile: null,
  taken: model.discs.map(takenBy),
  ...limitsOf(model),
  mayDecline: true,
});

/** Where all lie after a flick: what left is where it was put back, or no more (GYM-005). */
export function atRest(model: GymModel, { discs: rests }: Pick<FlickRest, 'discs'>): readonly GymDisc[] {
  return model.discs.flatMap((disc) => {
    const rest = rests.find(({ id }) => id === disc.id);
    return rest === undefined ? [] : [{ ...disc, xMm: rest.xMm, yMm: rest.yMm }];
  });
}
