import { refuse } from '../../../machine';
import { poisonOptions } from '../../model/subjects/poison';
import type { HeroId } from '../../words/ids';
import type { Effect } from './effect';

const SORCERESS: HeroId = 'hero:sorceress';

/** One Poison card from under her own board, of whatever value she says (VERM-158). */
export const drawVenom: Effect = {
  whyNot: (model) => (poisonOptions(model, SORCERESS).length > 0 ? null : refuse('nobodyIsPoisoned', 'VERM-158')),
  run: (play) => play.next({ kind: 'curePoison', hero: SORCERESS, by: 'equipment:serpent-rod', rule: 'VERM-158' }),
};
