import type { CatacombsEvent } from '../../../../rules/catacombs';
import type { PromptProps } from './asked';

/** The last thing of one of these kinds that happened, as a line; null when nothing of the kind did. */
export function lastHappened(
  { state, words }: PromptProps,
  isCause: (event: CatacombsEvent) => boolean,
): string | null {
  const line = state.log.findLast(({ event, isTakenBack }) => !isTakenBack && isCause(event));
  return line === undefined ? null : words.event(line.event);
}
