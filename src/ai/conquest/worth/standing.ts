import {
  characterId,
  charactersOf,
  lying,
  otherTeam,
  radiusOf,
  type CharacterId,
  type Conquest,
  type Team,
} from '../../../rules/conquest';
import { hitChance, type Disc } from '../../flicking';

const RADIUS_MM = radiusOf('combat');

export const discIn = (discs: readonly Disc[], id: string): Disc | undefined => discs.find((disc) => disc.id === id);

/** How surely this Character strikes somebody of the other team from where it lies: the best that there is. */
function reach(striker: CharacterId, victims: readonly CharacterId[], discs: readonly Disc[], turn: number): number {
  const from = discIn(discs, striker);
  if (from === undefined) return 0;
  return Math.max(
    0,
    ...victims.map((id) => {
      const victim = discIn(discs, id);
      return victim === undefined ? 0 : hitChance(from, victim, discs, RADIUS_MM, turn);
    }),
  );
}

/** Which Character is the next of a team: in its own turn the marker still shows the one that acts. */
function nextOf({ teams, active }: Conquest, team: Team): CharacterId {
  const { marker } = teams[team];
  const next = active === team ? (marker === 1 ? 2 : 1) : marker;
  return characterId(team, next);
}

/** Who acts after that is two turns away. */
const AFTER_NEXT = 0.45;
/** The other team is to act before the own one is again. */
const SOONER = 1;
const LATER = 0.75;

function reachOf(model: Conquest, team: Team, discs: readonly Disc[], turn: number): number {
  const victims = charactersOf(otherTeam(team));
  const next = nextOf(model, team);
  const isStunned = model.teams[team].isStunned;
  return charactersOf(team).reduce((sum, one) => {
    const share = one !== next ? AFTER_NEXT : isStunned ? 0 : 1;
    return share === 0 ? sum : sum + share * reach(one, victims, discs, turn);
  }, 0);
}

/** What either team may hit from where it lies, as the first of them sees it. */
export function standing(model: Conquest, team: Team, turn: number, discs: readonly Disc[] = lying(model)): number {
  const other = otherTeam(team);
  const [own, others] = model.active === team ? [LATER, SOONER] : [SOONER, LATER];
  return own * reachOf(model, team, discs, turn) - others * reachOf(model, other, discs, turn);
}
