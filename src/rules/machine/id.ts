/**
 * A word that names one thing, marked with the kind of thing that it names: ids of two kinds never stand for one another,
 * while words that are written out, or come from a file, need no cast.
 */
export type Id<Kind extends string> = string & { readonly __names?: Kind };

/** What can be chosen: often the id of a thing, or several ids and words that only the game itself puts together. */
export type OptionId = Id<'option'>;
