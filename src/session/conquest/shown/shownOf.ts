import {
  actingCharacter,
  isCrystal,
  lying,
  seatsOfTeam,
  type ConquestState,
  type ConquestTypes,
  type InPlay,
  type Team,
  type TeamState,
} from '../../../rules/conquest';
import type { ConquestShown, ShownStep, ShownTeam } from './conquestShown';

const teamShown = ({ pool, pile, discard, kept, marker, isStunned }: TeamState): ShownTeam => ({
  tokens: pool,
  pile: pile.length,
  discard,
  kept,
  marker,
  isStunned,
});

type Task = ConquestTypes['task'];

/** Which shot it is that a wave is made stronger for, or that armour is offered against. */
function shotStruck(task: Task | undefined): number | null {
  if (task?.kind !== 'strike' && task?.kind !== 'armour') return null;
  return task.shooting.card === null ? null : task.shooting.index;
}

/** Where the turn stands by what is asked. */
function stepOf({ prompt, tasks, outcome }: ConquestState): ShownStep {
  if (outcome !== null || prompt === null) return { kind: 'over' };
  const { purpose } = prompt;
  const task = tasks.at(-1);
  switch (purpose.kind) {
    case 'playCard':
    case 'giveUpCard':
      return { kind: 'card' };
    case 'target':
    case 'shoot':
    case 'shootAgain':
      return { kind: 'shot', index: purpose.shot.index };
    case 'watch':
      if (purpose.shot !== null) return { kind: 'shot', index: purpose.shot.index };
      return { kind: task?.kind === 'crystalFlies' && task.isQuake ? 'ability' : 'crystal' };
    case 'boost':
    case 'armour':
      return { kind: 'shot', index: shotStruck(task) };
    case 'surprise':
    case 'sunder':
      return { kind: 'ability' };
    case 'moveCrystal':
      return { kind: purpose.isQuake ? 'ability' : 'crystal' };
  }
}

const cardOf = (inPlay: InPlay | null) => inPlay?.card ?? null;

/** The table as the rules have it, as far as these eyes may know it. */
export function shownOf(view: ConquestState): ConquestShown {
  const { model } = view;
  return {
    ground: model.setup.ground,
    teams: { sword: teamShown(model.teams.sword), skull: teamShown(model.teams.skull) },
    bank: model.bank,
    hands: model.hands,
    discs: lying(model).map(({ id, xMm, yMm, radiusMm }) => ({ id, xMm, yMm, radiusMm })),
    active: model.active,
    character: actingCharacter(model),
    turn: model.turn,
    step: stepOf(view),
    inPlay: cardOf(model.inPlay),
  };
}

/** The table before the crystals are laid and the first hand is dealt. */
export function bareTable(view: ConquestState): ConquestShown {
  const shown = shownOf(view);
  const undealt = (team: Team): ShownTeam => {
    const held = seatsOfTeam(view.model.setup, team).reduce((sum, seat) => sum + (shown.hands[seat]?.length ?? 0), 0);
    return { ...shown.teams[team], pile: shown.teams[team].pile + held };
  };
  return {
    ...shown,
    teams: { sword: undealt('sword'), skull: undealt('skull') },
    hands: {},
    discs: shown.discs.filter(({ id }) => !isCrystal(id)),
    character: null,
    turn: 0,
    step: { kind: 'draw' },
  };
}
