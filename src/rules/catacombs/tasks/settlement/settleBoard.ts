import { PLACES } from '../../words/options';
import { placesBack, type Place } from '../../../flicking';
import { chooseOne } from '../../../machine';
import { MONSTER_CARDS } from '../../content/monsters';
import { chosenOne } from '../../model/answers';
import {
  allMovedTo,
  movedTo,
  settlementOf,
  withoutPiece,
  withPiece,
  withRoom,
  withSettlement,
} from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece } from '../../model/piece';
import { groundOf, pieceOf, pieceOrNull, roomOf, seatOfPiece } from '../../model/queries';
import { ofExit } from '../../model/told/ofContact';
import { takeOff } from '../../model/told/takeOff';
import { stunPiece } from '../../model/told/stun';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { SettledDisc } from '../../words/pitch';
import type { PieceId } from '../../words/openIds';

const aliveMonster = (model: Catacombs, id: PieceId): MonsterPiece | null => {
  const piece = pieceOrNull(model, id);
  return piece?.kind === 'monster' && piece.life > 0 ? piece : null;
};

function kindle(play: CatacombsPlay, spirit: MonsterPiece): void {
  const { entered } = roomOf(play.model);
  const number = (entered['fire-wall'] ?? 0) + 1;
  const { xMm, yMm, radiusMm, disc } = spirit;
  const wall = { kind: 'fireWall', id: `fire-wall-${number}`, xMm, yMm, radiusMm, disc } as const;
  play.change(withRoom(withoutPiece(play.model, spirit.id), { entered: { ...entered, 'fire-wall': number } }));
  const rest = settlementOf(play.model).rest.map((one) => (one.id === spirit.id ? { ...one, id: wall.id } : one));
  play.change(withSettlement(withPiece(play.model, wall), { rest }));
  play.emit({ kind: 'becameFireWall', piece: spirit.id, wall: wall.id });
}

/** End of step 1: whoever fed or caught fire turns over (BASE-247, BASE-260). */
export const settleFlipsRule: RuleOf<'settleFlips'> = {
  run(play) {
    const { frenzied, kindled } = settlementOf(play.model);
    for (const id of frenzied) {
      if (aliveMonster(play.model, id)) stunPiece(play, id, { by: id, rule: 'BASE-260' });
    }
    for (const id of kindled) {
      const spirit = aliveMonster(play.model, id);
      if (spirit) kindle(play, spirit);
    }
  },
};

/** Its rider is in nobody's way yet: he comes at step 4 (BASE-339). */
function noteMount(play: CatacombsPlay, id: string): void {
  const mount = pieceOrNull(play.model, id);
  const { rest, mounts = [] } = settlementOf(play.model);
  const rider = mount?.kind === 'monster' ? MONSTER_CARDS[mount.card].rider : null;
  const at = rest.find((disc) => disc.id === id);
  if (rider !== null && at !== undefined)
    play.change(withSettlement(play.model, { mounts: [...mounts, { rider, at }] }));
}

/** Step 2: the dead go, except a killed monster that may still answer (BASE-184, BASE-234). */
function removeDead(play: CatacombsPlay): void {
  const { dead, retaliators } = settlementOf(play.model);
  for (const id of dead) {
    if (retaliators.includes(id)) continue;
    noteMount(play, id);
    takeOff(play, id, { isForGood: true });
  }
}

export const settleBoardRule: RuleOf<'settleBoard'> = {
  run(play) {
    removeDead(play);
    const onBoard = settlementOf(play.model).rest.filter(({ id }) => pieceOrNull(play.model, id) !== null);
    play.change(
      allMovedTo(
        play.model,
        onBoard.filter(({ from }) => from === null),
      ),
    );
    play.next({ kind: 'settlePutBack', discs: onBoard.filter(({ from }) => from !== null) });
  },
};

function placesFor(model: Catacombs, disc: SettledDisc, waiting: readonly SettledDisc[]): readonly Place[] {
  const { xMm, yMm } = disc.from ?? disc;
  const { radiusMm } = pieceOf(model, disc.id);
  return placesBack({ id: disc.id, xMm, yMm, radiusMm }, groundOf(model), waiting);
}

function putBack(play: CatacombsPlay, id: PieceId, place: Place): void {
  play.change(movedTo(play.model, id, place));
  play.emit({ kind: 'putBack', piece: id, xMm: place.xMm, yMm: place.yMm, ...ofExit(play.model, id) });
}

/** One after the other they come back where they left; where two places are equally near the owner chooses (BASE-181). */
export const settlePutBackRule: RuleOf<'settlePutBack'> = {
  run(play, { discs }) {
    const [disc, ...rest] = discs;
    if (disc === undefined) return;
    const [first, second] = placesFor(play.model, disc, rest);
    if (first !== undefined && second !== undefined) {
      const seat = seatOfPiece(play.model, pieceOf(play.model, disc.id));
      const purpose = { kind: 'putBack', piece: disc.id, places: [first, second] } as const;
      return play.ask([seat], purpose, chooseOne(PLACES));
    }
    putBack(play, disc.id, first ?? disc);
    play.next({ kind: 'settlePutBack', discs: rest });
  },
  answer(play, { discs }, answer) {
    const [disc, ...rest] = discs;
    if (disc === undefined) return;
    const [first, second] = placesFor(play.model, disc, rest);
    putBack(play, disc.id, (chosenOne(answer) === PLACES[0] ? first : second) ?? disc);
    play.next({ kind: 'settlePutBack', discs: rest });
  },
};
