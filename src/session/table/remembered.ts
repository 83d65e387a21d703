/** The same work, done anew only when it is given something else than the last time: its result stays the same object. */
export function remembered<Given extends readonly unknown[], Result>(
  work: (...given: Given) => Result,
): (...given: Given) => Result {
  let last: { readonly given: Given; readonly result: Result } | null = null;
  return (...given) => {
    if (last === null || last.given.some((one, index) => one !== given[index]))
      last = { given, result: work(...given) };
    return last.result;
  };
}
