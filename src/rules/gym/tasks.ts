import { refuse, type BarredOption, type Play, type TaskRules } from '../machine';
import { heldTo, type FlickResolvedAnswer, type Shot } from '../flicking';
import { isMetBy } from './goals';
import { atRest, flickableIn, flickAskOf, limitsOf, tableOf } from './table';
import { exitsIn, reportOf, strikesIn } from './told';
import { AGAIN, GO_ON, INSTEADS, LEAVE, type GymModel, type GymOutcome, type GymSetup, type GymTypes } from './words';

type GymPlay = Play<GymTypes>;

/** Nothing is asked for, and nothing is counted (GYM-016). */
export const isFree = ({ goals }: GymSetup): boolean => goals.length === 0;

/** All lie as they were set up, and nothing has been flicked. */
export const openingModel = (setup: GymSetup): GymModel => ({
  setup,
  discs: setup.discs,
  flicks: 0,
  met: [],
  last: null,
});

/** GYM-013. */
const isSolved = ({ setup, met }: GymModel): boolean => !isFree(setup) && met.length === setup.goals.length;

/** No flick is left, or nothing to flick (GYM-014). */
const isSpent = (model: GymModel): boolean =>
  model.flicks === model.setup.flicks || (!isFree(model.setup) && flickableIn(model).length === 0);

/** GYM-015. */
function starsFor({ stars }: GymSetup, flicks: number): number {
  if (flicks <= stars.three) return 3;
  return flicks <= stars.two ? 2 : 1;
}

function end(play: GymPlay): void {
  const { setup, flicks } = play.model;
  const solved = isSolved(play.model);
  const outcome: GymOutcome = { isSolved: solved, stars: solved ? starsFor(setup, flicks) : 0, flicks };
  play.emit({ kind: 'ended', ...outcome });
  play.finish(outcome);
}

/** What one flick did: whom it struck, who left, and which goals it met (GYM-006, GYM-007). */
function settle(play: GymPlay, shot: Shot, { contacts, rest }: FlickResolvedAnswer): void {
  const { model } = play;
  const disc = shot.discId;
  const after = atRest(model, rest);
  const flown = { disc, before: model.discs, after, contacts };
  const met = model.setup.goals.flatMap((goal, at) => (!model.met.includes(at) && isMetBy(goal, flown) ? [at] : []));
  const last = reportOf(shot, contacts);
  play.change({ ...model, discs: after, flicks: model.flicks + 1, met: [...model.met, ...met], last });
  play.emit(...strikesIn(contacts, disc), ...exitsIn(contacts, after));
  play.emit(...met.map((goal) => ({ kind: 'goalMet' as const, goal })));
  if (met.length === 0 && !isFree(model.setup)) play.emit({ kind: 'missed' });
  play.reveal();
}

/** A try stands (GYM-017); and who has nothing left to flick cannot go on. */
const barredIn = (model: GymModel): readonly BarredOption[] => [
  ...(flickableIn(model).length > 0 ? [] : [{ option: GO_ON, refusal: refuse('nothingToFlick', 'GYM-003') }]),
  ...(isFree(model.setup) ? [] : [{ option: AGAIN, refusal: refuse('tryStands', 'GYM-017') }]),
];

export const TASKS: TaskRules<GymTypes> = {
  turn: {
    run(play) {
      const { model } = play;
      if (isSolved(model) || isSpent(model)) return end(play);
      if (flickableIn(model).length === 0) return play.next({ kind: 'instead' });
      play.ask([model.setup.seat], { kind: 'flick' }, flickAskOf(model));
    },
    answer(play, task, answer) {
      if (answer.kind !== 'flick') return;
      if (answer.flick === null) return play.next({ kind: 'instead' });
      const { discId, vxMmS, vyMmS } = answer.flick;
      play.emit({ kind: 'flicked', disc: discId, vxMmS, vyMmS });
      play.next(
        { kind: 'flight', shot: { discId, projectile: null, ...heldTo(answer.flick, limitsOf(play.model)) } },
        task,
      );
    },
  },
  flight: {
    run(play, { shot }) {
      const ask = { kind: 'flickResolved', table: tableOf(play.model), shot } as const;
      play.ask([play.model.setup.seat], { kind: 'flight', disc: shot.discId }, ask);
    },
    answer(play, { shot }, answer) {
      if (answer.kind === 'flickResolved') settle(play, shot, answer);
    },
  },
  instead: {
    run(play) {
      const barred = barredIn(play.model);
      const options = INSTEADS.filter((option) => !barred.some((one) => one.option === option));
      const ask = { kind: 'choose', options, barred, min: 1, max: 1 } as const;
      play.ask([play.model.setup.seat], { kind: 'instead' }, ask);
    },
    answer(play, _, answer) {
      const [chosen] = answer.kind === 'choose' ? answer.options : [];
      if (chosen === LEAVE) return end(play);
      if (chosen === AGAIN) {
        const { setup } = play.model;
        play.change(openingModel(setup));
        play.emit({ kind: 'reset' });
      }
      play.next({ kind: 'turn' });
    },
  },
};
