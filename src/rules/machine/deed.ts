import { nextBelow, type ChanceStream } from './chance';
import { refuse, type Refusal } from './refusal';
import type { Shape } from './shape';

/** Something that could be done, with all that whoever decides wants to know of it: who, how, which way, what it costs. */
export interface Deed {
  readonly id: string;
}

/** Do one of these. What cannot be done is listed with the reason why not; the answer holds the id alone. */
export interface DeedAsk<D extends Deed = Deed> {
  readonly kind: 'deed';
  readonly deeds: readonly D[];
  readonly barred: readonly { readonly deed: D; readonly why: Refusal }[];
}

export interface DeedAnswer {
  readonly kind: 'deed';
  readonly deed: string;
}

function whyNot({ deeds, barred }: DeedAsk, { deed }: DeedAnswer): Refusal | null {
  if (typeof deed !== 'string') return refuse('wrongAnswer');
  if (deeds.some(({ id }) => id === deed)) return null;
  return barred.find((one) => one.deed.id === deed)?.why ?? refuse('noSuchOption', null, { option: deed });
}

function sample({ deeds }: DeedAsk, stream: ChanceStream) {
  const drawn = nextBelow(stream, deeds.length);
  return { value: { kind: 'deed' as const, deed: (deeds[drawn.value] as Deed).id }, stream: drawn.stream };
}

export const deedShape: Shape<DeedAsk, DeedAnswer> = { whyNot, sample };
