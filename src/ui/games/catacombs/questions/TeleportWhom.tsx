import type { Asked } from '../parts/asked';
import { OneOf } from '../../../table/question/OneOf';
import { heroLook } from '../parts/pieceLook';
import { Question } from '../../../table/question/Question';

/** Any hero of the room, standing or down. */
export function TeleportWhom(asked: Asked<'teleportWhom'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => heroLook(asked.state.view.model, option)} />
    </Question>
  );
}
