import { placeAll, type PieceToPlace, type Place, type PlaceAsk } from '../../../flicking';
import { DISC_RADIUS_MM } from '../../content/discSizes';
import { placesOf } from '../../model/answers';
import { anywhere } from '../../model/subjects/placing';
import { settlementOf, withPiece } from '../../model/changes';
import type { Catacombs } from '../../model/model';
import type { MonsterPiece } from '../../model/piece';
import { pieceOrNull, REACH_MM, groundOf } from '../../model/queries';
import type { CatacombsPlay, RuleOf } from '../../model/types';
import type { CatacombsTask } from '../../words/tasks';
import { stackOn, stacksOf, withoutStack } from '../../model/subjects/stacks';
import type { PieceId } from '../../words/openIds';

const beside = ({ id, radiusMm }: MonsterPiece, { xMm, yMm }: Place): PieceToPlace => ({
  ...anywhere(id, radiusMm),
  regions: [{ kind: 'near', xMm, yMm, radiusMm: DISC_RADIUS_MM.medium, maxGapMm: REACH_MM }],
});

/** Beside the disc that they lay on, within 2.5 cm (VERM-143); in a crowd wherever there is room. */
function placing(model: Catacombs, monsters: readonly MonsterPiece[], at: Place): PlaceAsk {
  const ground = groundOf(model);
  const near: PlaceAsk = { kind: 'place', pieces: monsters.map((one) => beside(one, at)), ...ground };
  if (placeAll(near) !== null) return near;
  return { kind: 'place', pieces: monsters.map(({ id, radiusMm }) => anywhere(id, radiusMm)), ...ground };
}

function setDown(
  play: CatacombsPlay,
  { on, rule = 'VERM-143' }: Extract<CatacombsTask, { kind: 'unstack' }>,
  places: PlaceAsk['taken'] | readonly (Place & { id: PieceId })[],
): void {
  const monsters = stackOn(play.model, on);
  play.change(withoutStack(play.model, on));
  for (const { id, xMm, yMm } of places) {
    const monster = monsters.find((one) => one.id === id);
    if (monster === undefined) continue;
    play.change(withPiece(play.model, { ...monster, xMm, yMm }));
    play.emit({ kind: 'placed', piece: id, xMm, yMm, cause: { by: on, rule } });
  }
}

/** The Overseer sets down what lies on a hero or an Ally, or around where they last were (VERM-151). */
export const unstackRule: RuleOf<'unstack'> = {
  run(play, { on, at }) {
    const monsters = stackOn(play.model, on);
    const spot = pieceOrNull(play.model, on) ?? at;
    if (monsters.length === 0 || spot === null) return;
    const ask = placing(play.model, monsters, spot);
    play.ask([play.model.setup.overseer], { kind: 'placeSwarm', on }, ask);
  },
  answer: (play, task, answer) => setDown(play, task, placesOf(answer)),
};

/** The end of the Overseer's turn (VERM-143). */
export const unstackAllRule: RuleOf<'unstackAll'> = {
  run: (play) => play.next(...stacksOf(play.model).map(({ on }) => ({ kind: 'unstack', on, at: null }) as const)),
};

/** Who bore them is no longer there: they lie around where he was (VERM-151). */
export const unstackLostRule: RuleOf<'unstackLost'> = {
  run(play) {
    const { rest } = settlementOf(play.model);
    const lost = stacksOf(play.model).filter(({ on }) => pieceOrNull(play.model, on) === null);
    play.next(
      ...lost.map(({ on }) => {
        const at = rest.find(({ id }) => id === on) ?? null;
        return { kind: 'unstack', on, at: at && { xMm: at.xMm, yMm: at.yMm }, rule: 'VERM-151' } as const;
      }),
    );
  },
};
