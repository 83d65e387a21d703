import { withHand, withTeam } from '../model/changes';
import { seatsOfTeam } from '../model/queries';
import type { Conquest } from '../model/model';
import type { ConquestPlay, RuleOf } from '../model/types';
import { handSize } from '../model/hands';
import { TEAMS, type Team } from '../words/ids';

/** The cards of a seat off the top, all at once (CONQ-033). */
function deal(play: ConquestPlay, team: Team): void {
  const { opening } = play.model.setup;
  for (const seat of seatsOfTeam(play.model.setup, team)) {
    if (opening?.hands?.[seat] !== undefined) continue;
    const { pile } = play.model.teams[team];
    const count = handSize(play.model.setup, seat);
    const cards = pile.slice(0, count);
    play.change(withHand(withTeam(play.model, team, { pile: pile.slice(count) }), seat, cards));
    play.emit({ kind: 'dealt', team, seat, cards });
  }
}

/** Who starts is drawn, then the Sword's pile is shuffled, then the Skull's, then all hands are dealt (CONQ-030 to CONQ-033). */
export const setUpRule: RuleOf<'setUp'> = {
  run(play) {
    const { setup } = play.model;
    play.emit({ kind: 'laidOut', layout: setup.layout });
    const first = firstTeam(play);
    play.emit({ kind: 'firstTeam', team: first });
    play.change(withTempo({ ...play.model, active: first }, first));
    for (const team of TEAMS) {
      play.change(withTeam(play.model, team, { pile: play.shuffle('setup', play.model.teams[team].pile) }));
    }
    for (const team of TEAMS) deal(play, team);
    for (const team of TEAMS) {
      // A pile that was laid by hand lies as it was laid; what was not dealt stays in the box.
      const pile = setup.opening?.teams?.[team]?.pile;
      if (pile !== undefined) play.change(withTeam(play.model, team, { pile }));
    }
  },
};

function firstTeam(play: ConquestPlay): Team {
  const { setup } = play.model;
  const said = setup.opening?.turn ?? setup.first;
  return said ?? TEAMS[play.drawBelow('setup', TEAMS.length)] ?? 'sword';
}

/** CONQ-029. */
function withTempo(model: Conquest, first: Team): Conquest {
  if (!model.setup.options.includes('tempoToken')) return model;
  const second = first === 'sword' ? 'skull' : 'sword';
  const moved = withTeam(model, second, { pool: model.teams[second].pool + 1 });
  return { ...moved, bank: moved.bank - 1 };
}
