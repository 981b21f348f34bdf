/** The place in a list of the last item that begins at a place of the text or before it; -1 where none does. The items are in the order of the text. */
export function lastAt(items: readonly { readonly start: number }[], place: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((items[middle]?.start ?? 0) <= place) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
