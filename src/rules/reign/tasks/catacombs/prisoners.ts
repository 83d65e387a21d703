import { dice } from '../../content/amounts';
import { PRISONERS } from '../../content/quests';
import { changeQuest } from '../../dungeon/laying';
import { withNewcomer } from '../../model/made';
import { leaderOf, personOf } from '../../model/people';
import type { Cell } from '../../model/quest';
import type { ReignPlay, RuleOf } from '../../model/types';
import { throwAmount } from '../../moments/throws';
import type { CreatureId } from '../../words/creatures';
import { zoneOfSquare } from '../../words/squares';

/** In the first zone there is no GM character: a madman is thrown again (REIGN-243, REIGN-310). */
function prisonerOf(play: ReignPlay, { at, isPorters }: Cell): CreatureId | null {
  if (isPorters) return 'creature:peasant';
  const found = PRISONERS[throwAmount(play, null, 'prisoner', dice(1))] ?? null;
  return found === 'creature:madman' && zoneOfSquare(at) === 0 ? prisonerOf(play, { at, isPorters, door: at }) : found;
}

/** The door is open: who was in there is free, and plays for the heroes if he is not mad (REIGN-228, REIGN-310). */
export const freePrisonerRule: RuleOf<'freePrisoner'> = {
  run(play, { who, door }) {
    const { quest, board } = play.model;
    const cell = quest?.cells.find((one) => one.door === door);
    if (quest === null || cell === undefined) return;
    changeQuest(play, { cells: quest.cells.filter((one) => one !== cell) });
    play.reveal();
    const what = prisonerOf(play, cell);
    const { at } = cell;
    if (what === null) {
      const corpse = { id: `corpse-${board.elements.length + 1}`, kind: 'corpse', at } as const;
      play.change({ ...play.model, board: { ...board, elements: [...board.elements, corpse] } });
      return play.emit({ kind: 'foundCorpse', at });
    }
    const isMad = what === 'creature:madman';
    const seat = isMad ? play.model.setup.master : (leaderOf(play.model) ?? personOf(play.model, who)).seat;
    const side = isMad ? 'master' : 'heroes';
    const { model, id } = withNewcomer(play.model, { is: what, side, seat, at, figures: 1 });
    play.change(model);
    if (cell.isPorters) changeQuest(play, { porter: id });
    play.emit({ kind: 'freedPrisoner', who: id, what, at });
  },
};
