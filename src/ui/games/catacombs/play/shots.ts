import type { CatacombsWords } from '../../../../i18n/catacombs';
import {
  type ActionName,
  type CatacombsState,
  type Deed,
  deedOf,
  isActing,
  optionsOf,
  PASS,
  type PieceId,
  readOption,
  type Step,
} from '../../../../rules/catacombs';
import type { BarredOption, ChooseAsk, OptionId, Refusal } from '../../../../rules/machine';

/** One of the things among which a disc's player chooses. */
export interface Shot extends Deed {
  /** What is answered: `piece>action`. */
  readonly option: OptionId;
  readonly action: ActionName;
  readonly steps: readonly Step[];
  readonly name: string;
  /** What it does, in one sentence. */
  readonly sentence: string;
  readonly refusal: Refusal | null;
  readonly isPass: boolean;
  /** Nobody would be left standing after it. */
  readonly isLastStand: boolean;
}

/** The piece that would act; null for what belongs to none. */
export function actorOf(option: OptionId): PieceId | null {
  const { of, what } = readOption(option);
  return what === null ? null : of;
}

/** Pieces that may do something now, each once. */
export const actorsOf = ({ options }: ChooseAsk): readonly PieceId[] => [
  ...new Set(options.flatMap((option) => actorOf(option) ?? [])),
];

/** Choices of an `act` prompt that belong to no piece. */
export const looseOptions = ({ options }: ChooseAsk): readonly OptionId[] =>
  options.filter((option) => actorOf(option) === null);

export interface ShotSource {
  readonly view: CatacombsState;
  readonly ask: ChooseAsk;
  readonly lastStands: readonly OptionId[];
  readonly words: CatacombsWords;
}

type BarredOrOpen = Pick<BarredOption, 'option'> & { readonly refusal: Refusal | null };

/** What it can do as its card has it, what it may not with the reason, and passing last. */
const rankOf = ({ isPass, refusal }: Shot): number => (isPass ? 2 : refusal === null ? 0 : 1);

/** All that a piece could do now. */
export function shotsOf(piece: PieceId, { view, ask, lastStands, words }: ShotSource): readonly Shot[] {
  const actor = view.model.room?.pieces[piece];
  if (actor === undefined || !isActing(actor)) return [];
  const printed = optionsOf(view.model, actor);
  const open: readonly BarredOrOpen[] = ask.options.map((option) => ({ option, refusal: null }));
  return [...open, ...ask.barred]
    .filter(({ option }) => actorOf(option) === piece)
    .map(({ option, refusal }): Shot => {
      const action = readOption(option).what ?? PASS;
      const steps = printed.find((one) => one.action === action)?.steps ?? [];
      return {
        ...deedOf(view.model, actor, action),
        option,
        action,
        steps,
        name: words.action(piece, action).name,
        sentence: words.deed(action, steps),
        refusal,
        isPass: action === PASS,
        isLastStand: lastStands.includes(option),
      };
    })
    .sort((a, b) => rankOf(a) - rankOf(b));
}

/** The one thing that is left besides passing: nobody needs to be asked which. */
export function onlyShot(shots: readonly Shot[]): Shot | null {
  const [only, ...others] = shots.filter(({ isPass, refusal }) => !isPass && refusal === null);
  return only === undefined || others.length > 0 ? null : only;
}
