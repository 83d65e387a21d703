import { nextBelow, shuffled, type ChanceStream } from './chance';
import type { OptionId } from './id';
import { refuse, type Refusal } from './refusal';
import type { Shape } from './shape';

/** Pick between `min` and `max` of these; what cannot be picked is listed with the reason why not. */
export interface ChooseAsk {
  readonly kind: 'choose';
  readonly options: readonly OptionId[];
  readonly barred: readonly BarredOption[];
  readonly min: number;
  readonly max: number;
}

export interface BarredOption {
  readonly option: OptionId;
  readonly refusal: Refusal;
}

export interface ChooseAnswer {
  readonly kind: 'choose';
  readonly options: readonly OptionId[];
}

export const chooseOne = (options: readonly string[], barred: readonly BarredOption[] = []): ChooseAsk => ({
  kind: 'choose',
  options,
  barred,
  min: 1,
  max: 1,
});

export const chooseUpTo = (max: number, options: readonly string[]): ChooseAsk => ({
  kind: 'choose',
  options,
  barred: [],
  min: 0,
  max: Math.min(max, options.length),
});

function whyNotOption(ask: ChooseAsk, option: OptionId): Refusal | null {
  if (ask.options.includes(option)) return null;
  const barred = ask.barred.find((one) => one.option === option);
  return barred?.refusal ?? refuse('noSuchOption', null, { option });
}

function whyNot(ask: ChooseAsk, { options }: ChooseAnswer): Refusal | null {
  if (!Array.isArray(options)) return refuse('wrongAnswer');
  for (const option of options) {
    const refusal = whyNotOption(ask, option);
    if (refusal !== null) return refusal;
  }
  if (new Set(options).size !== options.length) return refuse('chosenTwice');
  if (options.length < ask.min || options.length > ask.max) {
    return refuse('wrongCount', null, { min: ask.min, max: ask.max, chosen: options.length });
  }
  return null;
}

function sample(ask: ChooseAsk, stream: ChanceStream) {
  const count = nextBelow(stream, ask.max - ask.min + 1);
  const order = shuffled(count.stream, ask.options);
  const options = order.value.slice(0, ask.min + count.value);
  return { value: { kind: 'choose' as const, options }, stream: order.stream };
}

export const chooseShape: Shape<ChooseAsk, ChooseAnswer> = { whyNot, sample };
