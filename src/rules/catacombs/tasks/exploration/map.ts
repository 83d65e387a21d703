import { nextOption } from '../../words/options';
import { chooseUpTo, type OptionId } from '../../../machine';
import { chosenAll } from '../../model/answers';
import { looksWith } from '../../content/brings';
import type { Catacombs } from '../../model/model';
import type { Space } from '../../model/path';
import { heroOf, livingHeroes, seatOfHero } from '../../model/queries';
import type { CatacombsTask } from '../../words/tasks';
import type { RuleOf } from '../../model/types';
import { DIRECTIONS } from '../../words/boards';
import { neighbourOf } from '../../model/subjects/maze';

interface Look {
  readonly option: OptionId;
  readonly space: Space;
}

/** Face-down cards that the Map can show: all neighbours in a labyrinth, what lies next elsewhere (EXTRA-077). */
function looksOf({ path }: Catacombs): readonly Look[] {
  if (path.kind === 'line') {
    const next = path.columns[path.at + 1] ?? [];
    return next.flatMap((space, index) => (space.isFaceUp ? [] : [{ option: nextOption(index), space }]));
  }
  return DIRECTIONS.flatMap((direction): Look[] => {
    const to = neighbourOf(path, path.at, direction);
    const space = to === null ? null : path.spaces[to];
    return space && !space.isFaceUp ? [{ option: direction, space }] : [];
  });
}

/** A look for whoever lives to take it. */
export const looksWithMap = (model: Catacombs): readonly Extract<CatacombsTask, { kind: 'lookWithMap' }>[] =>
  livingHeroes(model)
    .filter(({ equipment }) => looksWith(equipment) > 0)
    .map(({ id }) => ({ kind: 'lookWithMap', hero: id }));

/** Where the way cannot be chosen, it serves those who stay for a while (EXTRA-077). */
export const looksOnTheWay = (model: Catacombs) => (model.path.kind === 'line' ? looksWithMap(model) : []);

export const lookWithMapRule: RuleOf<'lookWithMap'> = {
  run(play, { hero }) {
    const options = looksOf(play.model).map(({ option }) => option);
    if (options.length === 0) return;
    const looks = Math.min(looksWith(heroOf(play.model, hero).equipment), options.length);
    play.ask([seatOfHero(play.model, hero)], { kind: 'useMap', hero, looks }, chooseUpTo(looks, options));
  },
  answer(play, { hero }, answer) {
    const chosen = chosenAll(answer);
    const seen = looksOf(play.model).filter(({ option }) => chosen.includes(option));
    if (seen.length === 0) return;
    play.emit({ kind: 'cardsLookedAt', cards: seen.map(({ space }) => space.card), by: hero });
    play.reveal();
  },
};
