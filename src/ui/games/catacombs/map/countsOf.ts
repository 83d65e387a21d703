/** Each of these once, with how often it occurs, in the order of first appearance. */
export function countsOf<Id extends string>(
  ids: readonly Id[],
): readonly { readonly id: Id; readonly count: number }[] {
  return [...new Set(ids)].map((id) => ({ id, count: ids.filter((one) => one === id).length }));
}
