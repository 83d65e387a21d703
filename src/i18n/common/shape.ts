/** What a language must say to say the same as the model: a key that is missing or misspelt is a type error. */
export type ShapeOf<Branch> = {
  readonly [Key in keyof Branch]: Branch[Key] extends string ? string : ShapeOf<Branch[Key]>;
};

/** Every key, from its root: `settings.sound.label`. */
export type KeysOf<Branch> = {
  [Key in keyof Branch & string]: Branch[Key] extends string ? Key : `${Key}.${KeysOf<Branch[Key]>}`;
}[keyof Branch & string];
