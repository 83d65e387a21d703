import type { CatacombsText, CatacombsWords } from '../../../i18n/catacombs';
import { isMovementAsked } from '../../../rules/catacombs';
import type { Refusal } from '../../../rules/machine';
import type { AimWay } from '../../../rules/flicking';
import { isOnePersonAlone } from '../../../session';
import type { TableState } from '../../../session/catacombs';
import type { CatacombsPrompt } from '../../games/catacombs/play/asked';
import { hintWords } from '../../games/catacombs/words/hintWords';
import { turnEnd } from '../../games/catacombs/play/turnEnd';
import { pitchCount } from '../../games/catacombs/play/pitchCount';
import { promptSize } from '../../games/catacombs/promptSize';
import type { Saying } from './PromptLine';

/** Whose turn it is to say something: one player by name, all who lead heroes together as such. */
export function whoIsAsked({ seats }: CatacombsPrompt, { view }: TableState, words: CatacombsWords): string {
  const heroSeats = view.model.setup.heroSeats.length;
  const isWholeSide = seats.length > 1 && seats.length === heroSeats && !seats.includes(view.model.setup.overseer);
  return isWholeSide ? words.wording.terms.heroSide : seats.map((seat) => words.name(seat)).join(', ');
}

function whatIsAsked({ purpose }: CatacombsPrompt, { state, chosen, canAct, teaches, words, t }: SayingSource): string {
  if (purpose.kind === 'act') {
    if (chosen !== null) return t('table.prompt.shot', { piece: words.name(chosen) });
    if (turnEnd(state, canAct) === 'empty') return t('table.prompt.cleared');
    const [piece = ''] = canAct;
    if (canAct.length === 1) return t('table.prompt.only', { piece: words.the(piece) });
    const [disc] = state.launchable;
    if (teaches === null || disc === undefined) return t(`table.prompt.${purpose.turn}`);
    return t(`table.prompt.first.${teaches}`, { piece: words.the(disc) });
  }
  if (purpose.kind === 'placeHeroes' && teaches !== null) return t('table.prompt.first.place');
  if (purpose.kind === 'flick' && isMovementAsked(state.view)) {
    return t('table.prompt.move', { piece: words.the(purpose.actor) });
  }
  const what = words.prompt(purpose).name;
  const count = pitchCount(state.view, state.log);
  return count === null ? what : t('table.prompt.count', { what, ...count });
}

export interface SayingSource {
  readonly state: TableState;
  readonly words: CatacombsWords;
  readonly chosen: string | null;
  /** Who may act now. */
  readonly canAct: readonly string[];
  /** How the player aims, while flicks are still new here; null when no more is to be said of it. */
  readonly teaches: AimWay | null;
  /** Why a disc cannot lie where it was dragged. */
  readonly placing: Refusal | null;
  readonly t: CatacombsText;
}

/** The line when it can say nothing. */
export const QUIET: Saying = { tone: 'tell', who: null, what: '', rule: null };

/** What the one line says now: a refusal before all else, then what is happening, then what is asked. */
export function sayingOf(source: SayingSource): Saying {
  const { state, words, placing, t } = source;
  const { prompt, beat, curtain, view, thinking, intent, hint } = state;
  const refusal = placing ?? state.refusal;
  const asks = prompt === null ? null : whoIsAsked(prompt, state, words);
  // Whoever plays alone need not be told that it is them.
  const who = isOnePersonAlone(state.sheet) ? null : asks;
  if (refusal !== null) return { tone: 'refuse', who, what: words.refusal(refusal), rule: refusal.rule };
  if (beat?.kind === 'event')
    return { tone: 'tell', who: null, what: words.told(beat.event, beat.events), rule: ruleOf(beat.event) };
  if (beat?.kind === 'missed') {
    return { tone: 'tell', who: words.name(beat.film.actor), what: t('table.told.missedLine'), rule: null };
  }
  if (beat?.kind === 'flight') {
    const { actor } = beat.film;
    if (intent !== null) {
      return { tone: 'tell', who: words.name(actor), what: words.why(intent), rule: null };
    }
    return { tone: 'tell', who: words.name(actor), what: words.wording.prompts.watchFlick.name, rule: null };
  }
  if (view.outcome !== null) return { tone: 'tell', who: null, what: words.outcome(view.outcome).name, rule: null };
  if (thinking !== null) {
    return { tone: 'wait', who: null, what: t('table.app.thinks', { player: words.name(thinking) }), rule: null };
  }
  if (hint === 'thinking') return { tone: 'wait', who, what: t('table.app.hintComes'), rule: null };
  if (hint !== null) return { tone: 'ask', who, what: hintWords(hint, words, t), rule: null };
  if (state.isWatched && view.prompt !== null) {
    const player = whoIsAsked(view.prompt, state, words);
    return { tone: 'wait', who: null, what: t('shelf.tab.waitsFor', { player }), rule: null };
  }
  if (curtain !== null) {
    return { tone: 'tell', who: null, what: `${t('table.curtain.passPhone')} ${words.name(curtain)}`, rule: null };
  }
  if (prompt === null) return { tone: 'tell', who: null, what: words.wording.prompts.watchFlick.name, rule: null };
  const what = whatIsAsked(prompt, source);
  const asked = { tone: 'ask', who, what: who === null ? asSentence(what) : what, rule: null } as const;
  const { purpose } = prompt;
  if (purpose.kind === 'act') return { ...asked, short: words.prompt(purpose).name };
  // A question that has its own sheet is written there again.
  const isWrittenBelow = promptSize(purpose) === 'sheet' || promptSize(purpose) === 'place';
  return isWrittenBelow && asks !== null ? { ...asked, short: asks } : asked;
}

const asSentence = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);

/** Many events carry the rule that made them. */
const ruleOf = (event: object): string | null => {
  if ('rule' in event && typeof event.rule === 'string') return event.rule;
  if ('cause' in event && typeof event.cause === 'object' && event.cause !== null && 'rule' in event.cause) {
    return typeof event.cause.rule === 'string' ? event.cause.rule : null;
  }
  return null;
};
