import { areEnemies, type CatacombsEvent, type CatacombsState, type PieceId } from '../../../rules/catacombs';
import { flickMeant, flown, Trial, type Aim, type Look } from '../../flicking';
import { imagine } from '../horizon';
import { settled } from '../settled';
import type { Thinking } from '../thinking';
import { hasAbility } from '../worth/pieces';
import { worth } from '../worth/worth';
import type { Shooting } from './shooting';

/** Whom an event brings what the flick was for: life lost, frost, rats, and the end of what nothing else hurts. */
function harmedBy(state: CatacombsState, event: CatacombsEvent): string | null {
  if (event.kind === 'damaged') return event.target;
  if (event.kind === 'frozen') return event.piece;
  if (event.kind === 'climbed') return event.on;
  const fallen = event.kind === 'killed' ? state.model.room?.pieces[event.piece] : undefined;
  return fallen !== undefined && hasAbility(fallen, 'ability:incorporeal') ? fallen.id : null;
}

function hurts(state: CatacombsState, actor: PieceId, events: readonly CatacombsEvent[]): boolean {
  const pieces = state.model.room?.pieces ?? {};
  const own = pieces[actor];
  return events.some((event) => {
    const harmed = harmedBy(state, event);
    const target = harmed === null ? undefined : pieces[harmed];
    return own !== undefined && target !== undefined && areEnemies(own, target);
  });
}

/** A flick let go in thought, to be flown again and again; null where the rules would refuse it. */
export function trialOf(
  state: CatacombsState,
  { actor, ask: limits }: Shooting,
  aim: Aim,
  { seat, mind, eyes }: Thinking,
): Trial | null {
  const released = imagine(state, { kind: 'flick', seat, flick: flickMeant(aim) })?.state;
  const ask = released?.prompt?.ask;
  if (released === undefined || ask?.kind !== 'flickResolved') return null;
  return new Trial(aim, (mishap): Look | null => {
    const result = flown({ ask, limits }, aim, mind.head.hand, mishap);
    const imagined = result && imagine(released, { kind: 'flickResolved', ...result });
    return (
      imagined && {
        worth: worth(settled(imagined.state, eyes), eyes),
        isHit: hurts(released, actor, imagined.events),
      }
    );
  });
}
