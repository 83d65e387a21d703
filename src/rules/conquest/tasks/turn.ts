import { chooseOne } from '../../machine';
import { activeTeam, actingCharacter, actingSeat, cardsInHand, handOf, hasOption } from '../model/queries';
import { onDiscard, withHand, withoutCard, withTeam } from '../model/changes';
import type { ConquestPlay, RuleOf } from '../model/types';
import { otherTeam } from '../words/ids';
import type { ConquestTask, TurnStep } from '../words/tasks';
import { chosenCard } from './chosenCard';
import { moveToken } from './tokens';

const DRAW: ConquestTask = { kind: 'draw', why: 'turn' };

/** Draw, play, move a crystal, flip; who starts in the middle has done what comes before (CONQ-056 to CONQ-064). */
function turnOf({ model }: ConquestPlay, from: TurnStep): readonly ConquestTask[] {
  const drawsAtEnd = hasOption(model.setup, 'drawAtEnd');
  const exhaustion: readonly ConquestTask[] = hasOption(model.setup, 'exhaustion') ? [{ kind: 'exhaustion' }] : [];
  return [
    ...(from === 'start' ? [...exhaustion, ...(drawsAtEnd ? [] : [DRAW])] : []),
    ...(from === 'crystal' ? [] : [{ kind: 'act' } as const]),
    { kind: 'crystal', isQuake: false },
    ...(drawsAtEnd ? [DRAW] : []),
    { kind: 'flip' },
    { kind: 'turn', from: 'start' },
  ];
}

/** One Character a turn: the one that the marker shows (CONQ-036, CONQ-054, CONQ-055). */
export const turnRule: RuleOf<'turn'> = {
  run(play, { from }) {
    play.change({ ...play.model, turn: play.model.turn + 1 });
    const { model } = play;
    const [team, character, seat] = [model.active, actingCharacter(model), actingSeat(model)];
    play.emit({ kind: 'turnBegan', team, character, seat, isStunned: activeTeam(model).isStunned });
    play.next(...turnOf(play, from));
  },
};

/** The pile is empty while somebody of the team still holds a card: that costs a token (CONQ-174, CONQ-175). */
export const exhaustionRule: RuleOf<'exhaustion'> = {
  run(play) {
    const { active } = play.model;
    if (activeTeam(play.model).pile.length > 0 || cardsInHand(play.model, active) === 0) return;
    moveToken(play, active, 'bank', 'exhaustion');
  },
};

/** The top card of the team's pile; an empty one stays empty (CONQ-041, CONQ-056, CONQ-057). */
export const drawRule: RuleOf<'draw'> = {
  run(play, { why }) {
    const { active } = play.model;
    const [card, ...pile] = activeTeam(play.model).pile;
    if (card === undefined) return play.emit({ kind: 'pileEmpty', team: active });
    const seat = actingSeat(play.model);
    play.change(withHand(withTeam(play.model, active, { pile }), seat, [...handOf(play.model, seat), card]));
    play.reveal();
    play.emit({ kind: 'drew', team: active, seat, card, why });
  },
};

/** One card is played, or given up by who is stunned; who has none ends the game (CONQ-059, CONQ-137, CONQ-165). */
export const actRule: RuleOf<'act'> = {
  run(play) {
    const { model } = play;
    const [seat, character] = [actingSeat(model), actingCharacter(model)];
    const hand = handOf(model, seat);
    if (hand.length === 0) return play.next({ kind: 'end', why: 'noCard' });
    const kind = activeTeam(model).isStunned ? 'giveUpCard' : 'playCard';
    play.ask([seat], { kind, character }, chooseOne(hand));
  },
  answer(play, _, answer) {
    const card = chosenCard(answer);
    if (card === null) throw new Error('no card was chosen');
    if (!activeTeam(play.model).isStunned) return play.next({ kind: 'play', card, isSurprise: false });
    const { active } = play.model;
    const seat = actingSeat(play.model);
    play.change(onDiscard(withoutCard(play.model, seat, card), active, card));
    play.change(withTeam(play.model, active, { isStunned: false }));
    play.emit({ kind: 'gaveUp', team: active, seat, card });
    play.next({ kind: 'shot', shooting: { card: null, index: 0, shot: 'move', target: null, isAgain: false } });
  },
};

/** The marker shows the other Character, after a stunned turn too (CONQ-061, CONQ-062). */
export const flipRule: RuleOf<'flip'> = {
  run(play) {
    const { active } = play.model;
    const marker = activeTeam(play.model).marker === 1 ? 2 : 1;
    play.change({ ...withTeam(play.model, active, { marker }), active: otherTeam(active) });
    play.emit({ kind: 'flipped', team: active, number: marker });
  },
};
