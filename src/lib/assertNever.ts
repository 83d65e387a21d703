/** Closes a switch over a union: a new member is a type error here, a broken invariant at run time. */
export function assertNever(value: never): never {
  throw new Error(`unexpected value: ${JSON.stringify(value)}`);
}
