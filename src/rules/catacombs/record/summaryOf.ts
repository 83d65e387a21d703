import type { Hero } from '../model/hero';
import type { Catacombs } from '../model/model';
import type { Piece } from '../model/piece';
import { heroesOf, piecesOf } from '../model/queries';

const pieceNow = (piece: Piece) => ({
  id: piece.id,
  xMm: piece.xMm,
  yMm: piece.yMm,
  ...('life' in piece ? { life: piece.life } : {}),
  ...('stun' in piece && piece.stun !== null ? { isStunned: true } : {}),
});

function roomNow(model: Catacombs) {
  if (model.room === null) return null;
  const { kind, card, board, round, turn, lord } = model.room;
  const pieces = piecesOf(model)
    .filter((piece) => piece.kind !== 'obstacle')
    .map(pieceNow);
  return { kind, card, board, round, turn, lord, pieces };
}

const heroNow = ({ life, gold, equipment, magic, trophies }: Hero) => ({
  life,
  gold,
  equipment,
  ...(magic === undefined ? {} : { magic }),
  ...(trophies === undefined ? {} : { kept: trophies.kept.map(({ monster }) => monster), artefacts: trophies.active }),
});

/** How the game stands, for people to read. */
export const summaryOf = (model: Catacombs) => ({
  ...(model.setup.handicap === undefined ? {} : { handicap: model.setup.handicap }),
  heroes: Object.fromEntries(heroesOf(model).map((hero) => [hero.id, heroNow(hero)])),
  goldReserve: model.goldReserve,
  room: roomNow(model),
});
