import {
  exitsOf,
  inOrderOfReturn,
  strikesBy,
  touchedBy,
  type FlickResolvedAnswer,
  type RestDisc,
} from '../../../flicking';
import { abilitiesOf } from '../../moments/abilities';
import { areEnemies, isHeroSide } from '../../model/piece';
import type { Catacombs } from '../../model/model';
import type { Settlement } from '../../model/settlement';
import { pieceOf, pieceOrNull, piecesOf } from '../../model/queries';
import type { Blow, Pitch, SettledDisc } from '../../words/pitch';

/** Enemies whom the striker itself touched (BASE-114); a movement pitch strikes nobody (BASE-046). */
function strikesOf(model: Catacombs, pitch: Pitch, log: Settlement['log']): readonly Blow[] {
  if (pitch.attack.traits.includes('movement')) return [];
  const actor = pieceOf(model, pitch.actor);
  return strikesBy(log, pitch.striker).flatMap(({ target, atMs }): Blow[] => {
    const piece = pieceOrNull(model, target);
    return piece !== null && areEnemies(actor, piece) ? [{ kind: 'strike', atMs, target }] : [];
  });
}

/** Heroes and Allies who came into contact with a Fire Wall in any way, whoever moved (BASE-249, BASE-251). */
function burnsOf(model: Catacombs, log: Settlement['log']): readonly Blow[] {
  const walls = piecesOf(model).filter(({ kind }) => kind === 'fireWall');
  return walls.flatMap(({ id: wall }) =>
    touchedBy(log, wall).flatMap(({ target, atMs }): Blow[] => {
      const piece = pieceOrNull(model, target);
      return piece !== null && isHeroSide(piece) ? [{ kind: 'fireWall', atMs, target, wall }] : [];
    }),
  );
}

/** Who cannot live beyond the edge, when it is a hero's side that drives it there (SOL-180, SOL-185). */
function banishedBy(model: Catacombs, pitch: Pitch, log: Settlement['log']): readonly Blow[] {
  if (pitch.reason === 'fear' || !isHeroSide(pieceOf(model, pitch.actor))) return []; // VERM-196
  return exitsOf(log).flatMap(({ a, atMs }): Blow[] => {
    const piece = pieceOrNull(model, a);
    const isBanished = piece?.kind === 'monster' && abilitiesOf(piece).some((one) => one.isBanishedAtTheEdge);
    return isBanished ? [{ kind: 'banish', atMs, target: a }] : [];
  });
}

/** Everything that may hurt, in order of time (BASE-111); at one instant a striker still strikes before it burns. */
const blowsOf = (model: Catacombs, pitch: Pitch, log: Settlement['log']): readonly Blow[] =>
  [...strikesOf(model, pitch, log), ...burnsOf(model, log), ...banishedBy(model, pitch, log)].sort(
    (a, b) => a.atMs - b.atMs,
  );

const settledDisc = ({ id, xMm, yMm, putBack }: RestDisc): SettledDisc => ({
  id,
  xMm,
  yMm,
  from: putBack === null ? null : { xMm: putBack.fromXMm, yMm: putBack.fromYMm },
});

export function openSettlement(
  model: Catacombs,
  pitch: Pitch,
  { contacts, rest }: FlickResolvedAnswer,
): { readonly settlement: Settlement; readonly blows: readonly Blow[] } {
  const projectile = rest.projectile;
  const settlement: Settlement = {
    pitch,
    log: contacts,
    struck: [],
    dead: [],
    heroesFellAtMs: null,
    lordFellAtMs: null,
    frenzied: [],
    kindled: [],
    stunned: [],
    retaliators: [],
    reborn: [],
    decayedBy: [],
    cancelledBy: [],
    rest: inOrderOfReturn(
      rest.discs.map(settledDisc),
      exitsOf(contacts).map(({ a }) => a),
    ),
    missileAt: projectile === null ? null : { xMm: projectile.xMm, yMm: projectile.yMm },
  };
  return { settlement, blows: blowsOf(model, pitch, contacts) };
}
