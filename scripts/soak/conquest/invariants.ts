import { conquest, deckOf, handOf, lying, seatsOfTeam, TEAMS, TOKENS } from '../../../src/rules/conquest';
import { boardOf, type ConquestState, type ConquestTypes, type Team } from '../../../src/rules/conquest';
import { TABLE_SEAT } from '../../../src/rules/flicking';
import { firstBroken, promptOrOutcome, survivesJson, type Invariants } from '../invariants';

/** As far as what physics has put somewhere may be off. */
const ROUNDING_MM = 1e-6;

/** Every card of the team that is somewhere: in a hand, on a pile, kept, in play. */
function cardsOf({ model }: ConquestState, team: Team): readonly string[] {
  const { pile, discard, kept } = model.teams[team];
  const hands = seatsOfTeam(model.setup, team).flatMap((seat) => handOf(model, seat));
  const inPlay = model.active === team && model.inPlay !== null ? [model.inPlay.card] : [];
  return [...pile, ...discard, ...kept, ...hands, ...inPlay];
}

export const INVARIANTS: Invariants<ConquestTypes> = {
  promptOrOutcome: promptOrOutcome(conquest, [TABLE_SEAT]),
  /** CONQ-012. */
  tokensStay({ model: { teams, bank } }) {
    const all = [teams.sword.pool, teams.skull.pool, bank];
    return all.every((count) => count >= 0) && all.reduce((sum, count) => sum + count) === TOKENS
      ? null
      : 'tokens changed';
  },
  /** CONQ-162. */
  endsAtOnce: ({ model: { teams, bank }, outcome }) =>
    Math.min(teams.sword.pool, teams.skull.pool, bank) === 0 && outcome === null ? 'empty, and on' : null,
  cardsStay(state) {
    const wrong = TEAMS.find((team) => {
      const cards = cardsOf(state, team);
      return new Set(cards).size !== cards.length || deckOf(team).some((card) => !cards.includes(card));
    });
    return wrong === undefined ? null : `cards of the ${wrong} were lost or doubled`;
  },
  inside({ model }) {
    const { widthMm, heightMm } = boardOf(model.setup);
    const isIn = lying(model).every(
      ({ xMm, yMm, radiusMm }) => Math.min(xMm, yMm, widthMm - xMm, heightMm - yMm) >= radiusMm - ROUNDING_MM,
    );
    return isIn ? null : 'a disc lies outside';
  },
  apart({ model }) {
    const discs = lying(model);
    const isApart = discs.every((a, index) =>
      discs
        .slice(index + 1)
        .every((b) => Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm) >= a.radiusMm + b.radiusMm - ROUNDING_MM),
    );
    return isApart ? null : 'two discs overlap';
  },
  /** CONQ-073. */
  projectilesGo: ({ model: { projectile }, prompt }) =>
    projectile === null || prompt?.purpose.kind === 'shootAgain' || prompt?.purpose.kind === 'watch'
      ? null
      : 'a projectile is left lying',
  /** CONQ-180. */
  armourWhereItIs: ({ model: { setup, teams } }) =>
    setup.options.includes('withoutArmour') && teams.sword.kept.length + teams.skull.kept.length > 0
      ? 'armour is kept where none is'
      : null,
};

export const whatIsWrong = (state: ConquestState, isThorough: boolean): string | null =>
  firstBroken(isThorough ? { ...INVARIANTS, survivesJson } : INVARIANTS, state);
