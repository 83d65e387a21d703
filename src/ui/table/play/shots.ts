import type { CatacombsWords } from '../../../i18n/catacombs';
import { isActing, optionsOf, PASS, type CatacombsState, type Step } from '../../../rules/catacombs';
import type { BarredOption, ChooseAsk, Refusal } from '../../../rules/machine';

/** A row of the menu beside a disc. */
export interface Shot {
  /** What is answered: `piece>action`. */
  readonly option: string;
  readonly name: string;
  /** Its attacks in order; empty for what flicks nothing. */
  readonly attacks: string;
  readonly text: string;
  readonly refusal: Refusal | null;
  readonly isPass: boolean;
  /** Nobody would be left standing after it. */
  readonly isLastStand: boolean;
}

const SEPARATOR = '>';

export const actorOf = (option: string): string | null =>
  option.includes(SEPARATOR) ? (option.split(SEPARATOR)[0] ?? null) : null;

const actionOf = (option: string): string => option.slice(option.indexOf(SEPARATOR) + 1);

/** Pieces that may do something now, each once. */
export const actorsOf = ({ options }: ChooseAsk): readonly string[] => [
  ...new Set(options.flatMap((option) => actorOf(option) ?? [])),
];

/** Choices of an `act` prompt that belong to no piece. */
export const looseOptions = ({ options }: ChooseAsk): readonly string[] =>
  options.filter((option) => actorOf(option) === null);

function stepsOf(view: CatacombsState, piece: string, action: string): readonly Step[] {
  const actor = view.model.room?.pieces[piece];
  if (actor === undefined || !isActing(actor)) return [];
  return optionsOf(view.model, actor).find((option) => option.action === action)?.steps ?? [];
}

export interface ShotSource {
  readonly view: CatacombsState;
  readonly ask: ChooseAsk;
  readonly lastStands: readonly string[];
  readonly words: CatacombsWords;
}

/** All that a piece could do now, what it may not with the reason, and passing last. */
export function shotsOf(piece: string, { view, ask, lastStands, words }: ShotSource): readonly Shot[] {
  const open: readonly BarredOrOpen[] = ask.options.map((option) => ({ option, refusal: null }));
  return [...open, ...ask.barred]
    .filter(({ option }) => actorOf(option) === piece)
    .map(({ option, refusal }) => {
      const action = actionOf(option);
      const { name, text } = words.action(piece, action);
      const attacks = words.attacks(stepsOf(view, piece, action));
      return {
        option,
        name,
        attacks: attacks === name ? '' : attacks,
        text,
        refusal,
        isPass: action === PASS,
        isLastStand: lastStands.includes(option),
      };
    })
    .sort((a, b) => Number(a.isPass) - Number(b.isPass));
}

type BarredOrOpen = Pick<BarredOption, 'option'> & { readonly refusal: Refusal | null };
