import { TOKENS } from '../content/tokens';
import type { ConquestEvent, Purse } from '../words/events';
import type { Conquest } from '../model/model';
import type { ConquestPlay } from '../model/types';
import { withTeam } from '../model/changes';

type Why = Extract<ConquestEvent, { kind: 'tokenMoved' }>['why'];

const held = (model: Conquest, purse: Purse): number => (purse === 'bank' ? model.bank : model.teams[purse].pool);

const changedBy = (model: Conquest, purse: Purse, by: number): Conquest =>
  purse === 'bank'
    ? { ...model, bank: model.bank + by }
    : withTeam(model, purse, { pool: model.teams[purse].pool + by });

/**
 * One token from one purse to another; none where there is none. Whether that ends the game is seen at once, token by
 * token (CONQ-162): true when it does.
 */
export function moveToken(play: ConquestPlay, from: Purse, to: Purse, why: Why): boolean {
  if (held(play.model, from) === 0) return false;
  play.change(changedBy(changedBy(play.model, from, -1), to, 1));
  play.emit({ kind: 'tokenMoved', from, to, why });
  const { teams, bank } = play.model;
  if (teams.sword.pool + teams.skull.pool + bank !== TOKENS) throw new Error('a token was made or lost');
  const ending = teams.sword.pool === 0 || teams.skull.pool === 0 ? 'poolEmpty' : bank === 0 ? 'bankEmpty' : null;
  if (ending !== null) play.next({ kind: 'end', why: ending });
  return ending !== null;
}
