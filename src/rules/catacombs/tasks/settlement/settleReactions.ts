import { NOBODY } from '../../words/options';
import { chooseOne } from '../../../machine';
import { strikesBy } from '../../../flicking';
import { powersOf } from '../../moments/abilities';
import type { Attacker } from '../../moments/abilities/ability';
import { chosenOne, chosenPiece } from '../../model/answers';
import { PUNCH } from '../../content/attacks';
import { MONSTER_CARDS } from '../../content/monsters';
import { actionOf, settlementOf, withAction, withRoom, withSettlement } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import { isOverseerSide, type MonsterPiece } from '../../model/piece';
import type { ActionInPlay, Settlement } from '../../model/settlement';
import { takeOff } from '../../model/told/takeOff';
import { areHeroesBeaten, pieceOf, pieceOrNull, roomOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { Attack } from '../../words/attack';
import type { Pitch } from '../../words/pitch';
import type { PieceId } from '../../words/openIds';

/** Step 7 (BASE-327, BASE-328). */
export function judgeDefeat(play: CatacombsPlay): void {
  if (!areHeroesBeaten(play.model)) return;
  const outcome = { winner: 'overseer', because: 'heroesFell', rule: 'BASE-327' } as const;
  play.emit({ kind: 'gameEnded', outcome });
  play.finish(outcome);
}

export const settleDefeatRule: RuleOf<'settleDefeat'> = { run: judgeDefeat };

/** One single Punch with the modifiers printed on its own card (BASE-237). */
const punchOf = (piece: MonsterPiece): Attack => {
  const attacks = MONSTER_CARDS[piece.card].actions
    .flat()
    .flatMap((step) => (step.kind === 'effect' ? [] : [step.attack]));
  return attacks.find(({ type }) => type === 'punch') ?? PUNCH;
};

const monsterOf = (model: Catacombs, id: PieceId): MonsterPiece | null => {
  const piece = pieceOrNull(model, id);
  return piece?.kind === 'monster' ? piece : null;
};

/** A killed monster has had its say: now it goes (BASE-244). */
function dismiss(play: CatacombsPlay, id: PieceId): void {
  if (monsterOf(play.model, id)?.life === 0) takeOff(play, id, { cause: { by: id, rule: 'BASE-244' } });
}

/** Step 8: who was punched may answer, one at a time, in the Overseer's order (BASE-238, BASE-241). */
export const settleReactionsRule: RuleOf<'settleReactions'> = {
  run(play) {
    const { retaliators, pitch } = settlementOf(play.model);
    if (retaliators.length === 0) return;
    play.ask(
      [play.model.setup.overseer],
      { kind: 'retaliate', pieces: retaliators, against: pitch.actor },
      chooseOne([...retaliators, NOBODY]),
    );
  },
  answer(play, _, answer) {
    const { retaliators, pitch } = settlementOf(play.model);
    if (chosenOne(answer) === NOBODY) {
      for (const id of retaliators) dismiss(play, id);
      return;
    }
    const chosen = chosenPiece(answer);
    const piece = pieceOf(play.model, chosen);
    if (piece.kind !== 'monster') return;
    play.change(withSettlement(play.model, { retaliators: retaliators.filter((id) => id !== chosen) }));
    play.next(
      {
        kind: 'pitch',
        pitch: {
          number: 0,
          actor: chosen,
          striker: chosen,
          attack: punchOf(piece),
          reason: 'retaliation',
          origin: chosen,
          struckBefore: [],
          missileAt: null,
          spares: [pitch.actor], // BASE-235
          mayDecline: false,
        },
      },
      { kind: 'settleRetaliation', piece: chosen },
      { kind: 'settleReactions' },
    );
  },
};

export const settleRetaliationRule: RuleOf<'settleRetaliation'> = {
  run: (play, { piece }) => dismiss(play, piece),
};

/** What its own disc drove against on its own side: nothing to most (SOL-205). */
function tellOwnSide(play: CatacombsPlay, actor: Attacker, { striker }: Pitch, log: Settlement['log']): void {
  if (striker !== actor.id) return;
  const touched = strikesBy(log, striker)
    .map(({ target }) => target)
    .filter((id) => monsterOf(play.model, id) !== null);
  if (touched.length === 0) return;
  for (const ability of powersOf(play.model, actor)) ability.onOwnSideStruck?.(play, actor, touched);
}

/** Whom a Punch has wounded may be devoured by the next (VERM-103, VERM-114). */
function woundsToRemember(model: Catacombs, { attack }: Pitch, wounded: readonly PieceId[]): Partial<ActionInPlay> {
  const punched = attack.type === 'punch' ? wounded : [];
  return punched.length > 0 || actionOf(model).wounded !== undefined ? { wounded: punched } : {};
}

/** The pitch is over; what the next one of the same action must know stays with the action. */
export const settleEndRule: RuleOf<'settleEnd'> = {
  run(play) {
    const { pitch, struck, missileAt, log, wounded = [] } = settlementOf(play.model);
    play.change(withRoom(play.model, { settlements: roomOf(play.model).settlements.slice(0, -1) }));
    if (pitch.reason !== 'action') return;
    const hasStruck = actionOf(play.model).hasStruck || struck.length > 0;
    play.change(
      withAction(play.model, {
        hasPitched: true,
        hasStruck,
        struck,
        missileAt,
        ...woundsToRemember(play.model, pitch, wounded),
      }),
    );
    const actor = pieceOrNull(play.model, actionOf(play.model).actor);
    if (actor !== null && isOverseerSide(actor)) tellOwnSide(play, actor, pitch, log);
    // BASE-164: it ends early if the actor died, went down or turned over.
    const isOut = actor === null || ('stun' in actor && actor.stun !== null);
    if (isOut) play.change(withAction(play.model, { isStopped: true }));
  },
};
