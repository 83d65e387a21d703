import { onDiscard } from '../model/changes';
import type { Conquest } from '../model/model';
import { cardsInHand } from '../model/queries';
import type { RuleOf } from '../model/types';
import type { Team } from '../words/ids';
import type { DecidedBy } from '../words/options';

/** More tokens, then more cards in hand, then more kept Armour; then nobody (CONQ-167, CONQ-168, CONQ-170). */
export function decided(model: Conquest): { readonly winner: Team | null; readonly by: DecidedBy } {
  const leads: readonly (readonly [DecidedBy, (team: Team) => number])[] = [
    ['tokens', (team) => model.teams[team].pool],
    ['cards', (team) => cardsInHand(model, team)],
    ['armour', (team) => model.teams[team].kept.length],
  ];
  for (const [by, of] of leads) {
    if (of('sword') !== of('skull')) return { winner: of('sword') > of('skull') ? 'sword' : 'skull', by };
  }
  return { winner: null, by: 'nothing' };
}

/** At once, whatever was still to be done; a card in play goes on the discard (CONQ-162, CONQ-169). */
export const endRule: RuleOf<'end'> = {
  run(play, { why }) {
    const { active, inPlay, teams } = play.model;
    if (inPlay !== null) {
      play.change({ ...onDiscard(play.model, active, inPlay.card), inPlay: null });
      play.emit({ kind: 'discarded', team: active, card: inPlay.card });
    }
    const emptied = teams.sword.pool === 0 ? 'sword' : teams.skull.pool === 0 ? 'skull' : active;
    const { winner, by } = decided(play.model);
    play.emit({ kind: 'ended', why, team: emptied, winner, by });
    play.finish({ winner, why, by });
  },
};
