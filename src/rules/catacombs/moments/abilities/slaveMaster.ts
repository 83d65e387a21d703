import { roomOf } from '../../model/queries';
import type { Ability } from './ability';

/** A monster that it strikes in the Overseer's turn acts at once (SOL-201, SOL-202, SOL-208). */
export const slaveMaster: Ability = {
  id: 'ability:slave-master',
  isOfTheAttack: true,
  onOwnSideStruck(play, self, touched) {
    if (roomOf(play.model).turn === 'overseer') play.next({ kind: 'enslave', by: self.id, touched });
  },
};
