import type { AimWay } from '../../../../rules/flicking';
import { isMovementAsked } from '../../../../rules/catacombs';
import type { TableState } from '../../../../session/catacombs';
import type { AskedLine } from '../../../game';
import { pitchCount } from './pitchCount';
import { turnEnd } from './turnEnd';
import type { CatacombsSpeech } from '../words/speech';

export interface LineSource {
  readonly state: TableState;
  readonly words: CatacombsSpeech;
  /** The disc of the moment. */
  readonly chosen: string | null;
  /** Who may act now. */
  readonly canAct: readonly string[];
  /** How the player aims, while flicks are still new here; null when no more is to be said of it. */
  readonly teaches: AimWay | null;
}

function whatToDo(turn: 'heroes' | 'overseer', { state, words, chosen, canAct, teaches }: LineSource): string {
  const { t } = words;
  if (chosen !== null) return t('table.prompt.shot', { piece: words.name(chosen) });
  if (turnEnd(state, canAct) === 'empty') return t('table.prompt.cleared');
  const [piece = ''] = canAct;
  if (canAct.length === 1) return t('table.prompt.only', { piece: words.the(piece) });
  const [disc] = state.launchable;
  if (teaches === null || disc === undefined) return t(`table.prompt.${turn}`);
  return t(`table.prompt.first.${teaches}`, { piece: words.the(disc) });
}

/** What the line over the board says of what is done on it, where that is more than the question’s name. */
export function askedLine(source: LineSource): AskedLine | null {
  const { state, words, teaches } = source;
  const { t } = words;
  const purpose = state.prompt?.purpose;
  if (purpose === undefined) return null;
  const { name } = words.prompt(purpose);
  if (purpose.kind === 'act') return { what: whatToDo(purpose.turn, source), short: name };
  if (purpose.kind === 'placeHeroes' && teaches !== null) return { what: t('table.prompt.first.place') };
  if (purpose.kind === 'flick' && isMovementAsked(state.view)) {
    return { what: t('table.prompt.move', { piece: words.the(purpose.actor) }) };
  }
  const count = pitchCount(state.view, state.log);
  return count === null ? null : { what: t('table.prompt.count', { what: name, ...count }) };
}
