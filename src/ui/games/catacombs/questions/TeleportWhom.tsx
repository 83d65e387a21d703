import type { Asked } from '../parts/asked';
import { OneOf, Question } from '../../../table/question';
import { heroLook } from '../parts/pieceLook';

/** Any hero of the room, standing or down. */
export function TeleportWhom(asked: Asked<'teleportWhom'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => heroLook(asked.state.view.model, option)} />
    </Question>
  );
}
