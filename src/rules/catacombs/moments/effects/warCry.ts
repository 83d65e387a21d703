import { actionOf } from '../../model/changes';
import type { Effect } from './effect';

/** The Warchief shouts, and one of his horde acts (SOL-271): see `tasks/actions/callOn`. */
export const warCry: Effect = {
  run: (play) => play.next({ kind: 'callOn', by: actionOf(play.model).actor }),
};
