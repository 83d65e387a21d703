import { areEnemies, type CatacombsEvent, type CatacombsState } from '../../rules/catacombs';
import type { EvenMishaps } from '../mishap';
import { settled } from '../settled';
import { hasAbility } from '../worth/pieces';
import { worth } from '../worth/worth';
import type { Aim } from './aim';
import { outlook, type Released } from './foresee';
import type { Thinking } from './thinking';

/** Whom an event brings what the flick was for: life lost, frost, rats, and the end of what nothing else hurts. */
function harmedBy(state: CatacombsState, event: CatacombsEvent): string | null {
  if (event.kind === 'damaged') return event.target;
  if (event.kind === 'frozen') return event.piece;
  if (event.kind === 'climbed') return event.on;
  const fallen = event.kind === 'killed' ? state.model.room?.pieces[event.piece] : undefined;
  return fallen !== undefined && hasAbility(fallen, 'ability:incorporeal') ? fallen.id : null;
}

function hurts(state: CatacombsState, actor: string, events: readonly CatacombsEvent[]): boolean {
  const pieces = state.model.room?.pieces ?? {};
  const own = pieces[actor];
  return events.some((event) => {
    const harmed = harmedBy(state, event);
    const target = harmed === null ? undefined : pieces[harmed];
    return own !== undefined && target !== undefined && areEnemies(own, target);
  });
}

/** A line that is tried in thought, and what was seen of it so far. */
export class Trial {
  private seen = 0;
  private sum = 0;
  private squares = 0;
  private hits = 0;

  constructor(
    readonly aim: Aim,
    private readonly actor: string,
    private readonly released: Released,
  ) {}

  get looks(): number {
    return this.seen;
  }

  /** What it is worth on the average. */
  get worth(): number {
    return this.sum / this.seen;
  }

  /** How often it hurt one of the other side. */
  get hitShare(): number {
    return this.hits / this.seen;
  }

  /** What it is worth if luck is not on its side: only for choosing, never to be said. */
  floor(caution: number): number {
    const spread = Math.sqrt(Math.max(0, this.squares / this.seen - this.worth * this.worth));
    return this.worth - (caution * spread) / Math.sqrt(this.seen);
  }

  /** Lets it fly once more, if there is effort left. */
  look({ mind, eyes, effort }: Thinking, mishaps: EvenMishaps): boolean {
    if (!effort.spend()) return false;
    const seen = outlook(this.released, this.aim, mind.hand, mishaps.at(this.seen));
    if (seen === null) return true;
    const value = worth(settled(seen.state, eyes), eyes);
    this.seen += 1;
    this.sum += value;
    this.squares += value * value;
    if (hurts(this.released.state, this.actor, seen.events)) this.hits += 1;
    return true;
  }
}
