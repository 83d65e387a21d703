import type { Asked } from '../../../table/prompts/parts/asked';
import { OneOf } from '../../../table/prompts/parts/OneOf';
import { heroLook } from '../../../table/prompts/parts/pieceLook';
import { Question } from '../../../table/prompts/parts/Question';

/** Any hero of the room, standing or down. */
export function TeleportWhom(asked: Asked<'teleportWhom'>) {
  return (
    <Question asked={asked}>
      <OneOf {...asked} lookOf={(option) => heroLook(asked.state.view.model, option)} />
    </Question>
  );
}
