import type { HeroId } from '../../../../rules/catacombs';
import type { TableState } from '../../../../session/catacombs';

/** The monsters that this hero has killed since the room was entered, as the log tells it. */
export function killsOf({ log }: Pick<TableState, 'log'>, hero: HeroId): readonly string[] {
  const told = log.filter(({ isTakenBack }) => !isTakenBack).map(({ event }) => event);
  const entered = told.findLastIndex(({ kind }) => kind === 'roomEntered');
  return told
    .slice(entered + 1)
    .flatMap((event) => (event.kind === 'killed' && event.by === hero ? [event.piece] : []));
}
