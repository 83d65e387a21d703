import { chooseUpTo } from '../../machine';
import { printedOn } from '../content/cards';
import { onDiscard, withoutCard, withoutKept, withTeam } from '../model/changes';
import { actingCharacter, actingSeat, activeTeam, enemyOf, handOf, hasOption, seatsOfTeam } from '../model/queries';
import type { ConquestPlay, RuleOf } from '../model/types';
import type { Ability, CardId } from '../words/cards';
import type { Team } from '../words/ids';
import type { ConquestTask } from '../words/tasks';
import { chosenCard } from './chosenCard';
import { moveToken } from './tokens';

/** The card leaves the hand, then its shots in printed order, its ability, and where it goes (CONQ-063, CONQ-068). */
export const playRule: RuleOf<'play'> = {
  run(play, { card, isSurprise }) {
    const seat = actingSeat(play.model);
    play.change({ ...withoutCard(play.model, seat, card), inPlay: { card, hasFired: false } });
    play.emit({ kind: 'played', team: play.model.active, seat, card, isSurprise });
    const shots = printedOn(card).shots.map((shot, index): ConquestTask => {
      return { kind: 'shot', shooting: { card, index, shot: shot.kind, target: null, isAgain: false } };
    });
    play.next(...shots, { kind: 'ability', card });
  },
};

/** What a card can do beside its shots, unless the table plays without (CONQ-177, CONQ-178). */
export const abilityOf = (play: ConquestPlay, card: CardId): Ability | null =>
  hasOption(play.model.setup, 'withoutAbilities') ? null : printedOn(card).ability;

/** Tokens out of the bank, as many as there are; the last one ends the game (CONQ-115, CONQ-116). */
function heal(play: ConquestPlay, amount: number): void {
  for (let count = 0; count < amount; count++) {
    if (moveToken(play, 'bank', play.model.active, 'heal')) return;
  }
}

/** The discard goes back into the pile; the card that does it is not there yet (CONQ-119, CONQ-120). */
function reset(play: ConquestPlay): void {
  const { active } = play.model;
  const { pile, discard } = activeTeam(play.model);
  if (discard.length === 0) return play.emit({ kind: 'lapsed', ability: 'reset' });
  const renewed = play.shuffle('play', [...pile, ...discard]);
  play.change(withTeam(play.model, active, { pile: renewed, discard: [] }));
  play.emit({ kind: 'pileRenewed', team: active, count: renewed.length });
}

/** After the whole sequence; what wounds has told at its shot (CONQ-110, CONQ-197, CONQ-221). */
export const abilityRule: RuleOf<'ability'> = {
  run(play, { card }) {
    const stow: ConquestTask = { kind: 'stow', card };
    const ability = abilityOf(play, card);
    if (ability?.kind === 'surprise') return play.next({ kind: 'surprise', card });
    play.next(stow);
    switch (ability?.kind) {
      case 'heal':
        return heal(play, ability.amount);
      case 'reset':
        return reset(play);
      case 'insight':
        return activeTeam(play.model).pile.length === 0
          ? play.emit({ kind: 'lapsed', ability: 'insight' })
          : play.next({ kind: 'draw', why: 'insight' });
      case 'sunder':
        return play.next({ kind: 'sunder' });
      case 'quake':
        play.emit({ kind: 'quaked', team: play.model.active });
        return play.next({ kind: 'crystal', isQuake: true });
      default:
        return;
    }
  },
};

/** Another card at once, or not; the first is put away before it begins (CONQ-111, CONQ-112). */
export const surpriseRule: RuleOf<'surprise'> = {
  run(play, { card }) {
    const seat = actingSeat(play.model);
    const hand = handOf(play.model, seat);
    if (hand.length === 0) {
      play.emit({ kind: 'lapsed', ability: 'surprise' });
      return play.next({ kind: 'stow', card });
    }
    const character = actingCharacter(play.model);
    play.ask([seat], { kind: 'surprise', character, card }, chooseUpTo(1, hand));
  },
  answer(play, { card }, answer) {
    const other = chosenCard(answer);
    play.next(
      { kind: 'stow', card },
      ...(other === null ? [] : [{ kind: 'play', card: other, isSurprise: true } as const]),
    );
  },
};

function giveUpKept(play: ConquestPlay, team: Team, card: CardId): void {
  play.change(onDiscard(withoutKept(play.model, team, card), team, card));
  play.emit({ kind: 'sundered', team, card });
}

/** The enemy gives up one kept Armour of its choice; with one nobody is asked (CONQ-123). */
export const sunderRule: RuleOf<'sunder'> = {
  run(play) {
    const team = enemyOf(play.model);
    const { kept } = play.model.teams[team];
    const [only] = kept;
    if (only === undefined) return play.emit({ kind: 'lapsed', ability: 'sunder' });
    if (kept.length === 1) return giveUpKept(play, team, only);
    const ask = { ...chooseUpTo(1, kept), min: 1 };
    play.ask(seatsOfTeam(play.model.setup, team), { kind: 'sunder', team }, ask);
  },
  answer(play, _, answer) {
    const card = chosenCard(answer);
    if (card !== null) giveUpKept(play, enemyOf(play.model), card);
  },
};

/** To the discard, or face up on the table when it bears the icon (CONQ-042, CONQ-124, CONQ-180). */
export const stowRule: RuleOf<'stow'> = {
  run(play, { card }) {
    const team = play.model.active;
    play.change({ ...play.model, inPlay: null });
    if (!printedOn(card).hasArmour || hasOption(play.model.setup, 'withoutArmour')) {
      play.change(onDiscard(play.model, team, card));
      return play.emit({ kind: 'discarded', team, card });
    }
    play.change(withTeam(play.model, team, { kept: [...play.model.teams[team].kept, card] }));
    play.emit({ kind: 'kept', team, card });
  },
};
