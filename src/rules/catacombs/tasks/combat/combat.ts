import { abilitiesOf } from '../../moments/abilities';
import type { Ability } from '../../moments/abilities/ability';
import { withPiece, withRoom, withLord } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { isActing, isHeroSide, isOverseerSide, type MonsterPiece } from '../../model/piece';
import { isFinalBattle, monstersOf, pieceOrNull, piecesOf, roomOf } from '../../model/queries';
import { monstersInRoom } from '../../model/subjects/stacks';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import { shatterFrozen } from './frozenOut';

export const beginCombatRule: RuleOf<'beginCombat'> = {
  run(play) {
    play.change(withRoom(play.model, { phase: 'combat' }));
    play.emit({ kind: 'phaseBegan', phase: 'combat' });
    play.next({ kind: 'beginRound' });
  },
};

/** Heroes' turn, Overseer's turn, end of round (BASE-097). */
export const beginRoundRule: RuleOf<'beginRound'> = {
  run(play) {
    const round = roomOf(play.model).round + 1;
    play.change(withRoom(play.model, { round }));
    play.emit({ kind: 'roundBegan', round });
    play.next(
      { kind: 'beginTurn', turn: 'heroes' },
      { kind: 'takeTurn', turn: 'heroes' },
      { kind: 'beginTurn', turn: 'overseer' },
      { kind: 'takeTurn', turn: 'overseer' },
      { kind: 'unstackAll' },
      { kind: 'endRound' },
    );
  },
};

function liftVeil(play: CatacombsPlay): void {
  const { lord } = roomOf(play.model);
  if (lord === null || !lord.isVeiled) return;
  play.change(withLord(play.model, { isVeiled: false }));
  play.emit({ kind: 'veiled', lord: lord.id, isVeiled: false });
}

/** No hero attacked, and monsters are left when the Overseer's turn begins (EXTRA-014, EXTRA-021, EXTRA-023). */
const isStalled = (model: Catacombs): boolean =>
  model.setup.variants.wanderingMonsters &&
  !isFinalBattle(model) &&
  !roomOf(model).hasHeroAttacked &&
  monstersInRoom(model).length > 0;

/** Everybody on this side may act again. */
export const beginTurnRule: RuleOf<'beginTurn'> = {
  run(play, { turn }) {
    for (const piece of piecesOf(play.model)) {
      const isTheirs = turn === 'heroes' ? isHeroSide(piece) : isOverseerSide(piece);
      if (isTheirs && isActing(piece)) play.change(withPiece(play.model, { ...piece, hasActed: false }));
    }
    if (turn === 'heroes') play.change(withRoom(play.model, { hasHeroAttacked: false, skipVotes: [] }));
    else {
      liftVeil(play);
      play.change(withRoom(play.model, { mayWander: isStalled(play.model) }));
    }
    play.change(withRoom(play.model, { enslaved: [] }));
    play.change(withRoom(play.model, { turn }));
    play.emit({ kind: 'turnBegan', turn });
  },
};

/** Whoever has been down for a whole round stands up (BASE-194). */
function recover(play: CatacombsPlay): void {
  const { round } = roomOf(play.model);
  for (const piece of piecesOf(play.model)) {
    if (!('stun' in piece) || piece.stun === null || piece.stun.round >= round) continue;
    play.change(withPiece(play.model, { ...piece, stun: null }));
    play.emit({ kind: 'recovered', piece: piece.id });
  }
}

/** Its own, and what others lend it; nothing twice. */
function abilitiesAtRoundEnd(model: Catacombs, piece: MonsterPiece): readonly Ability[] {
  const others = monstersOf(model).filter(({ id }) => id !== piece.id);
  const lent = others.flatMap(abilitiesOf).flatMap((ability) => ability.lends?.(piece) ?? []);
  return [...new Set([...abilitiesOf(piece), ...lent])];
}

function endRoundAbilities(play: CatacombsPlay): void {
  for (const { id } of monstersOf(play.model)) {
    const piece = pieceOrNull(play.model, id);
    if (piece?.kind !== 'monster') continue;
    for (const ability of abilitiesAtRoundEnd(play.model, piece)) ability.onRoundEnd?.(play, piece);
  }
}

/** Recoveries, then what monsters do, then: is the room cleared? (BASE-091, BASE-108, BASE-323) */
export const endRoundRule: RuleOf<'endRound'> = {
  run(play) {
    recover(play);
    endRoundAbilities(play);
    shatterFrozen(play);
    const { kind, card } = roomOf(play.model);
    if (kind === 'final' || monstersOf(play.model).length > 0) return play.next({ kind: 'beginRound' });
    play.emit({ kind: 'roomCleared', card });
    play.next({ kind: 'resolveRoom' });
  },
};
