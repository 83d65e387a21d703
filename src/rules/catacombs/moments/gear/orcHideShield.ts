import { isOrc } from '../../content/monsters';
import type { Gear } from './gear';

/** No Punch of an Orc hurts who bears the hide of one (SOL-152). */
export const orcHideShield: Gear = {
  id: 'artefact:orc-hide-shield',
  whyUnharmedBy: ({ type }, actor) =>
    type === 'punch' && actor.kind === 'monster' && isOrc(actor.card) ? 'SOL-152' : null,
};
