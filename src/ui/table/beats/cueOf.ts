import type { CatacombsEvent } from '../../../rules/catacombs';
import type { Cue } from '../../games/catacombs/catalogue';

/** Which notes belong to what has happened; null for what is heard already, or goes without. */
export function cueOf(event: CatacombsEvent): Cue | null {
  switch (event.kind) {
    case 'roomEntered':
      return 'roomEntered';
    case 'turnBegan':
      return 'yourTurn';
    case 'killed':
      return 'kill';
    case 'goldPaid':
      return event.gold > 0 ? 'gold' : null;
    case 'gameEnded':
      return event.outcome.winner === 'heroes' ? 'victory' : 'defeat';
    default:
      return null;
  }
}
