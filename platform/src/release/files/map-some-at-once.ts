/**
 * Like `Promise.all(items.map(run))`, with at most `limit` of them under way; results in the order of the items. After a failure no
 * further one is begun, and it is thrown when those under way have ended: whoever cleans up after it is not overtaken by them.
 */
export async function mapSomeAtOnce<Item, Result>(
  items: readonly Item[],
  limit: number,
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  // Shared by all workers, so that each item is taken once.
  const queue = items.entries();
  const work = async () => {
    try {
      for (const [index, item] of queue) results[index] = await run(item);
    } catch (error) {
      for (const _ of queue);
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: limit }, work));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  return results;
}
