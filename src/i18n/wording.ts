import type { en } from './en';

type ShapeOf<Branch> = { readonly [Key in keyof Branch]: Branch[Key] extends string ? string : ShapeOf<Branch[Key]> };

/** What a language must say: a key that is missing or misspelt is a type error. */
export type Wording = ShapeOf<typeof en>;

type PathsOf<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Key : `${Key}.${PathsOf<Branch[Key]>}`;
}[keyof Branch & string];

/** Every key, from its root: `settings.sound.label`. */
export type WordingKey = PathsOf<typeof en>;
