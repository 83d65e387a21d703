import type { GameTypes, OptionId, Refusal } from '../../rules/machine';

/** A game that is spoken of: its rules, and why the app answers as it does. */
export interface SpokenOf extends GameTypes {
  thought: { readonly kind: string };
}

/** A question in words. */
export interface QuestionWords {
  /** In a few words. */
  readonly name: string;
  /** At length. */
  readonly text: string;
  /** What has brought it up. */
  readonly happened?: string | null;
}

/** What any frame has said of a game in play: made for one language, and for the names of those who sit there. */
export interface GameWords<P extends SpokenOf> {
  /** A piece, a card or a player as a label. */
  name(id: string): string;
  prompt(purpose: P['purpose']): QuestionWords;
  option(option: OptionId): string;
  /** The title of taking this answer back. */
  undo(purpose: P['purpose'], answer: P['answer']): string;
  /** As a line of the log. */
  event(event: P['event']): string;
  /** What is told at once, as one line: `event` is what is spoken of. */
  told(event: P['event'], events: readonly P['event'][]): string;
  refusal(refusal: Refusal): string;
  outcome(outcome: P['outcome']): { readonly name: string };
  /** Why the app answers so: what might end a sentence that begins with its answer. */
  why(thought: P['thought']): string;
  /** Said while a flick is to be seen. */
  watching(): string;
}
