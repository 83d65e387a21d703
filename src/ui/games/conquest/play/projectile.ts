import {
  charactersOf,
  otherTeam,
  PLACING_GAP_MM,
  teamOf,
  type CharacterId,
  type ConquestPurpose,
  type ConquestState,
} from '../../../../rules/conquest';
import { nearestPlace, type FlickAsk, type Place, type Region } from '../../../../rules/flicking';
import type { ConquestPlayed, ConquestShown } from '../../../../session/conquest';
import type { AtTable } from '../../../game';

export type Near = Extract<Region, { kind: 'near' }>;
type Hint = AtTable<ConquestPlayed>['state']['hint'];

/** Beside whom it may be put: one of the team, for an arrow either (CONQ-091). */
export const originsIn = ({ projectile }: FlickAsk): readonly Near[] =>
  (projectile?.regions ?? []).filter((region): region is Near => region.kind === 'near');

const between = (a: Place, b: Place): number => Math.hypot(a.xMm - b.xMm, a.yMm - b.yMm);

/** Whom it is meant for: who was named, or either enemy. */
function aimedAt(purpose: ConquestPurpose | undefined): readonly CharacterId[] {
  if (purpose?.kind !== 'shoot') return [];
  return purpose.target === null ? charactersOf(otherTeam(teamOf(purpose.character))) : [purpose.target];
}

/** Nearly as far out as it may be: what lies there is not under a finger, and not refused for a hair. */
const GAP_MM = PLACING_GAP_MM - 0.5;

/** Where a projectile is put at first: in front of its Character, towards the nearest of those whom it is meant for. */
export function firstPlaceOf(
  ask: FlickAsk,
  origin: Near | null,
  { shown, view }: { readonly shown: ConquestShown; readonly view: ConquestState },
): Place | null {
  const { projectile } = ask;
  if (projectile === null) return null;
  const lying = (id: string) => shown.discs.find((disc) => disc.id === id) ?? [];
  const enemies = aimedAt(view.prompt?.purpose).flatMap(lying);
  const from = origin ?? { xMm: 0, yMm: 0, radiusMm: 0 };
  const [nearest] = enemies.sort((a, b) => between(a, from) - between(b, from));
  const towards = nearest ?? { xMm: from.xMm + 1, yMm: from.yMm };
  const farMm = between(towards, from) || 1;
  const reachMm = from.radiusMm + projectile.radiusMm + GAP_MM;
  const wished = {
    id: projectile.id,
    xMm: from.xMm + ((towards.xMm - from.xMm) / farMm) * reachMm,
    yMm: from.yMm + ((towards.yMm - from.yMm) / farMm) * reachMm,
  };
  const regions = origin === null ? projectile.regions : [origin];
  const found = nearestPlace({ ...projectile, regions }, wished, ask) ?? nearestPlace(projectile, wished, ask);
  return found === null ? null : { xMm: found.xMm, yMm: found.yMm };
}

/** Where it should be put that is proposed to be flicked; null where nothing is. */
export const hintedPlace = (hint: Hint): Place | null =>
  hint !== null && hint !== 'thinking' && hint.thought.kind === 'shot' ? hint.thought.aim.from : null;
