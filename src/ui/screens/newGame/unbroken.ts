const HYPHEN = '\u2011';

/** A rule's id that no line breaks in two. */
export const unbroken = (rule: string): string => rule.replace('-', HYPHEN);
