/** A queue of one: each piece of work starts when the one before it has settled. Work must not ask for its own lock. */
export function createAsyncLock(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
}
