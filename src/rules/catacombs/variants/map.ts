import { chooseUpTo } from '../../machine';
import { chosenAll } from '../answers';
import { MAP_LOOKS } from '../content/base/equipment';
import type { Catacombs } from '../model/model';
import { DIRECTIONS, type Space } from '../model/path';
import { seatOfHero } from '../model/queries';
import type { RuleOf } from '../types';
import { neighbourOf } from './maze';

interface Look {
  readonly option: string;
  readonly space: Space;
}

/** Face-down cards that the Map can show: all neighbours in a labyrinth, the next card elsewhere (EXTRA-077). */
function looksOf({ path }: Catacombs): readonly Look[] {
  if (path.kind === 'line') {
    return (path.columns[path.at + 1] ?? []).map((space, index) => ({ option: `next-${index + 1}`, space }));
  }
  return DIRECTIONS.flatMap((direction): Look[] => {
    const to = neighbourOf(path, path.at, direction);
    const space = to === null ? null : path.spaces[to];
    return space && !space.isFaceUp ? [{ option: direction, space }] : [];
  });
}

export const lookWithMapRule: RuleOf<'lookWithMap'> = {
  run(play, { hero }) {
    const options = looksOf(play.model).map(({ option }) => option);
    if (options.length === 0) return;
    const looks = play.model.path.kind === 'line' ? 1 : MAP_LOOKS;
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
