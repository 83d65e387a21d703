import { chooseOne } from '../../../machine';
import { chosenPiece, onePlace } from '../../model/answers';
import { actionOf, movedTo } from '../../model/changes';
import { pieceOf, piecesOf, seatOfPiece, groundOf } from '../../model/queries';
import type { Effect } from './effect';
import { anywhere } from '../../model/subjects/placing';

/** One hero goes anywhere legal in the room; being put down is not a contact (BASE-182). */
export const teleport: Effect = {
  run(play, task) {
    const seat = seatOfPiece(play.model, pieceOf(play.model, actionOf(play.model).actor));
    if (task.chosen === null) {
      const heroes = piecesOf(play.model).filter(({ kind }) => kind === 'hero');
      return play.ask([seat], { kind: 'teleportWhom' }, chooseOne(heroes.map(({ id }) => id)), task);
    }
    const hero = pieceOf(play.model, task.chosen);
    const ground = groundOf(play.model, hero.id);
    const ask = { kind: 'place', pieces: [anywhere(hero.id, hero.radiusMm)], ...ground } as const;
    play.ask([seat], { kind: 'teleportTo', hero: hero.id }, ask, task);
  },
  answer(play, task, answer) {
    if (task.chosen === null) return play.next({ ...task, chosen: chosenPiece(answer) });
    const { xMm, yMm } = onePlace(answer);
    play.change(movedTo(play.model, task.chosen, { xMm, yMm }));
    play.emit({ kind: 'moved', piece: task.chosen, xMm, yMm, cause: { by: 'spell:teleport', rule: 'BASE-050' } });
  },
};
