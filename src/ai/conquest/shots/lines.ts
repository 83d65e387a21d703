import type { Vec2 } from '../../../lib';
import {
  charactersOf,
  isCharacter,
  isCrystal,
  lying,
  otherTeam,
  teamOf,
  type ConquestPurpose,
  type ConquestState,
} from '../../../rules/conquest';
import type { FlickAsk } from '../../../rules/flicking';
import { aimsOf, middleOf, speedOver, stationsOf, towards, type Aim, type Disc } from '../../flicking';
import { distance } from '../../../lib';
import type { Thinking } from '../thinking';
import { standing } from '../worth/standing';
import { toCome } from '../worth/toCome';

type Flicked = Extract<ConquestPurpose, { kind: 'shoot' | 'shootAgain' | 'moveCrystal' }>;

/** What of a thought it takes to look for flicks. */
export type Looking = Pick<Thinking, 'mind' | 'eyes' | 'dice'>;

/** A flick that is asked for. */
export interface Shooting {
  readonly state: ConquestState;
  readonly purpose: Flicked;
  readonly ask: FlickAsk;
}

/** The flick that is asked for; null where something else is. */
export function shootingOf(state: ConquestState): Shooting | null {
  const { prompt } = state;
  if (prompt?.ask.kind !== 'flick') return null;
  const { purpose, ask } = prompt;
  const isFlicked = purpose.kind === 'shoot' || purpose.kind === 'shootAgain' || purpose.kind === 'moveCrystal';
  return isFlicked ? { state, purpose, ask } : null;
}

const moved = (discs: readonly Disc[], disc: Disc, { x, y }: Vec2): readonly Disc[] =>
  discs.map((one) => (one.id === disc.id ? { ...one, xMm: x, yMm: y } : one));

/** Where a disc would lie well, the best places first. */
function placesFor(disc: Disc, discs: readonly Disc[], { state, purpose }: Shooting, { eyes, dice }: Looking) {
  const team = teamOf(purpose.character);
  const others = discs.filter(({ id }) => id !== disc.id);
  const foes = others.filter(({ id }) => isCharacter(id) && teamOf(id) !== team);
  const covers = others.filter(({ id }) => !foes.some((foe) => foe.id === id));
  const wards = isCrystal(disc.id) ? covers.filter(({ id }) => isCharacter(id)) : [];
  const company = { foes, covers, wards };
  const worthAt = (at: Vec2): number => {
    const then = moved(discs, disc, at);
    return toCome(state, eyes.turn, then) + eyes.foresight * standing(state.model, team, eyes.turn, then);
  };
  return stationsOf(disc, company, worthAt, dice.share());
}

/** Crystals in front of friends, out of the way to foes: the best of all five, whichever it is. */
function crystalLines(shooting: Shooting, discs: readonly Disc[], looking: Looking): readonly Aim[] {
  const { ask } = shooting;
  return discs
    .filter(({ id }) => isCrystal(id))
    .flatMap((disc) => placesFor(disc, discs, shooting, looking).map((station) => ({ disc, ...station })))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, looking.mind.head.lines)
    .map(({ disc, at }): Aim => {
      const from = middleOf(disc);
      const { x, y } = towards(from, at, speedOver(distance(from, at), 0, ask));
      return { discId: disc.id, from: null, vxMmS: x, vyMmS: y, target: null, way: 'move' };
    });
}

/** Whom the shot may hurt: the one that was named, or any of the other team; nobody by a move. */
function targetsOf({ purpose }: Shooting, discs: readonly Disc[]): readonly Disc[] {
  if (purpose.kind === 'moveCrystal' || purpose.shot.shot === 'move') return [];
  const open = purpose.target === null ? charactersOf(otherTeam(teamOf(purpose.character))) : [purpose.target];
  return discs.filter(({ id }) => open.some((one) => one === id));
}

/** Every flick of what is asked for that is worth a thought. */
export function linesOf(shooting: Shooting, looking: Looking): readonly Aim[] {
  const { state, purpose, ask } = shooting;
  const discs = lying(state.model);
  if (purpose.kind === 'moveCrystal') return crystalLines(shooting, discs, looking);
  const actor = discs.find(({ id }) => id === (purpose.kind === 'shootAgain' ? purpose.projectile : purpose.character));
  if (actor === undefined) return [];
  const { head } = looking.mind;
  const stations = (disc: Disc): readonly Vec2[] =>
    disc.id === purpose.character ? placesFor(disc, discs, shooting, looking).map(({ at }) => at) : [];
  // What it meets behind a wall is not hurt: no line is looked for that way (CONQ-081).
  const direct: FlickAsk = { ...ask, board: { ...ask.board, edge: 'open' } };
  const targets = targetsOf(shooting, discs);
  return aimsOf({ ask: direct, discs, actor, targets, gain: () => 1, stations }, head, head.hand.turn);
}
