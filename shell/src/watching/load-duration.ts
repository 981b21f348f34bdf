interface Download {
  readonly startTime: number;
  readonly responseEnd: number;
}

/** Milliseconds. What is asked for this long after everything had arrived belongs to something else: a panel that is opened. */
const pause = 100;

/** Milliseconds from the first request for a file of a remote until the files of its first page are there. Undefined without any. */
export function loadDuration(downloads: readonly Download[]): number | undefined {
  const [first, ...others] = downloads.toSorted((one, other) => one.startTime - other.startTime);
  if (first === undefined) return undefined;
  let end = first.responseEnd;
  for (const { startTime, responseEnd } of others) {
    if (startTime > end + pause) break;
    end = Math.max(end, responseEnd);
  }
  return end - first.startTime;
}
