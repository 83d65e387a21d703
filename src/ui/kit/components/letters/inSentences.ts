const ENDED = /[.!?…]$/;

/** Several things that are said one after the other, each as a sentence; what is empty is left out. */
export const inSentences = (...parts: readonly (string | null | undefined)[]): string =>
  parts
    .flatMap((part) => (part ? [part.trim()] : []))
    .map((part, index, all) => (index === all.length - 1 || ENDED.test(part) ? part : `${part}.`))
    .join(' ');

/** A heading has no full stop at its end, whatever sentence it was made of. */
export const asHeading = (sentence: string): string => sentence.replace(/(?<!\.)\.$/, '');
