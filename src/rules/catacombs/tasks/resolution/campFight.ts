import { bandOption } from '../../words/options';
import { chooseOne } from '../../../machine';
import { placeAll } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import type { BoardId } from '../../words/boards';
import { chosenOne } from '../../model/answers';
import { BOARD, HERO_ZONE } from '../../content/boards';
import { MONSTER_CARDS, worthOf } from '../../content/monsters';
import { obstaclesOf } from '../../model/subjects/obstacles';
import { inZone } from '../../model/subjects/placing';
import { MONSTER_IDS, type MonsterId } from '../../words/ids';
import type { Catacombs } from '../../model/model';
import { inReserve } from '../../model/queries';
import { shortOf } from '../../model/subjects/shortOf';
import type { RuleOf } from '../../model/types';
import { CAMP_FIGHT_GOLD } from '../../content/campTrack';

type Band = readonly MonsterId[];

const goldOf = (band: Band): number => band.reduce((sum, id) => sum + worthOf(id), 0);

/** Every band of these worth at most so much, each once, whoever is named first. */
function bands(ids: Band, gold: number): readonly Band[] {
  const longer = ids.flatMap((id, index) => {
    const left = gold - worthOf(id);
    return left < 0 ? [] : bands(ids.slice(index), left).map((band): Band => [id, ...band]);
  });
  return [[], ...longer];
}

function fits(board: BoardId, band: Band): boolean {
  const pieces = band.map((id, index) => inZone(`${id}-${index}`, DISC_RADIUS_MM[MONSTER_CARDS[id].size], HERO_ZONE));
  return placeAll({ kind: 'place', board: BOARD, pieces, taken: obstaclesOf(board) }) !== null;
}

/** Worth exactly 300, or as near below as the reserve allows; it must fit where it stands (EXTRA-036, EXTRA-039). */
function campBands(model: Catacombs, board: BoardId): readonly Band[] {
  const here = MONSTER_IDS.filter((id) => MONSTER_CARDS[id].variantOf === null && inReserve(model, id) > 0);
  const possible = bands(here, CAMP_FIGHT_GOLD).filter(
    (band) => band.length > 0 && shortOf(model, band).length === 0 && fits(board, band),
  );
  const best = Math.max(0, ...possible.map(goldOf));
  return possible.filter((band) => goldOf(band) === best);
}

/** No rest: the Overseer picks who comes out of the dark, on the board where they are (EXTRA-035, EXTRA-037). */
export const campFightRule: RuleOf<'campFight'> = {
  run(play, { board }) {
    const names = campBands(play.model, board).map(bandOption);
    if (names.length === 0) return;
    play.ask([play.model.setup.overseer], { kind: 'campMonsters', gold: CAMP_FIGHT_GOLD }, chooseOne(names));
  },
  answer(play, { card, board }, answer) {
    const name = chosenOne(answer);
    const monsters = campBands(play.model, board).find((band) => bandOption(band) === name);
    if (monsters !== undefined) play.next({ kind: 'openRoom', card, fight: 'camp', board, monsters });
  },
};
