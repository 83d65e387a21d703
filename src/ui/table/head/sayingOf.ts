import type { TFunction } from 'i18next';
import type { Refusal, SeatId } from '../../../rules/machine';
import { isOnePersonAlone, type Played, type TableState } from '../../../session';
import type { AskedLine, ControlSize, TableWords } from '../../game';
import { hintWords } from '../app/hintWords';
import type { Saying } from './PromptLine';

export interface SayingSource<P extends Played> {
  readonly state: TableState<P>;
  readonly words: TableWords<P>;
  /** Whose turn it is to say something: one player by name, a whole side as such. */
  readonly whoIsAsked: (seats: readonly SeatId[]) => string;
  /** What there is to be said of the question besides its name. */
  readonly line: AskedLine | null;
  /** How much of the screen the question wants. */
  readonly size: ControlSize | 'board';
  /** Why a disc cannot lie where it was dragged. */
  readonly placing: Refusal | null;
  /** Why the app means to flick as it does. */
  readonly whyMeant: (intent: P['flicked']['intent']) => string;
  readonly t: TFunction;
}

/** The line when it can say nothing. */
export const QUIET: Saying = { tone: 'tell', who: null, what: '', rule: null };

/** What the one line says now: a refusal before all else, then what is happening, then what is asked. */
export function sayingOf<P extends Played>(source: SayingSource<P>): Saying {
  const { state, words, whoIsAsked, whyMeant, line, size, placing, t } = source;
  const { prompt, beat, curtain, view, thinking, intent, hint } = state;
  const refusal = placing ?? state.refusal;
  const asks = prompt === null ? null : whoIsAsked(prompt.seats);
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
      return { tone: 'tell', who: words.name(actor), what: whyMeant(intent), rule: null };
    }
    return { tone: 'tell', who: words.name(actor), what: words.watching(), rule: null };
  }
  if (view.outcome !== null) return { tone: 'tell', who: null, what: words.outcome(view.outcome).name, rule: null };
  if (thinking !== null) {
    return { tone: 'wait', who: null, what: t('table.app.thinks', { player: words.name(thinking) }), rule: null };
  }
  if (hint === 'thinking') return { tone: 'wait', who, what: t('table.app.hintComes'), rule: null };
  if (hint !== null) return { tone: 'ask', who, what: hintWords(hint, words, t), rule: null };
  if (state.isWatched && view.prompt !== null) {
    const player = whoIsAsked(view.prompt.seats);
    return { tone: 'wait', who: null, what: t('shelf.tab.waitsFor', { player }), rule: null };
  }
  if (curtain !== null) {
    return { tone: 'tell', who: null, what: `${t('table.curtain.passPhone')} ${words.name(curtain)}`, rule: null };
  }
  if (prompt === null) return { tone: 'tell', who: null, what: words.watching(), rule: null };
  const what = line?.what ?? words.prompt(prompt.purpose).name;
  const asked = { tone: 'ask', who, what: who === null ? asSentence(what) : what, rule: null } as const;
  if (line?.short !== undefined) return { ...asked, short: line.short };
  // A question that has its own sheet is written there again.
  const isWrittenBelow = size === 'sheet' || size === 'place';
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
