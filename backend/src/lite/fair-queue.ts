/** Work that was refused because too much of it is waiting already. */
export class OverloadError extends Error {
  override readonly name = 'OverloadError';
}

export interface FairQueueLimits {
  /** How much runs at once. */
  readonly atOnce: number;
  /** How much of one caller may wait. */
  readonly waitingPerCaller: number;
  /** How much may wait in all. */
  readonly waiting: number;
}

/** What a piece of work resulted in, and the milliseconds it took. */
export interface Work<Result> {
  readonly result: Result;
  readonly cost: number;
}

export interface FairQueue {
  /**
   * Runs `work` when it is the caller's turn.
   *
   * @throws OverloadError at once when too much is waiting
   */
  run<Result>(caller: string, work: () => Promise<Work<Result>>): Promise<Result>;
}

interface CallerState {
  /** The caller's virtual time: what they have used, counted from when they were last idle. */
  used: number;
  /** Nothing of the caller starts before this moment of the clock of `performance`. */
  restsUntil: number;
  running: number;
  readonly waiting: (() => void)[];
}

/** What work is charged that failed, so that failing costs something too. */
const costOfFailure = 1;
const callersBeforeSweep = 1_000;
/** Milliseconds from which on work is heavy. A page asks for nothing that takes as long. */
const heavy = 30;
/** Milliseconds for which somebody counts as being there after they were served. */
const presence = 1_000;
const maxRestMs = 2_000;

/**
 * Serves the caller who has used least: somebody who sends a thousand requests delays somebody who sends one by a single
 * request. It is start-time fair queueing, with costs known only afterwards.
 * https://doi.org/10.1145/248156.248171
 *
 * Work that has begun is not interrupted, so a single request can still be a long wait. After heavy work a caller rests as long as it took,
 * if others are there: whoever sends one heavy request after the other has half of the time, and the others mostly wait for nobody.
 */
export function createFairQueue({ atOnce, waitingPerCaller, waiting }: FairQueueLimits): FairQueue {
  const callers = new Map<string, CallerState>();
  let running = 0;
  let queued = 0;
  /** Virtual time of the work served last: whoever arrives starts here and cannot save up for a burst. */
  let clock = 0;
  /** Who was served last, and who before that was somebody else. */
  let last: { readonly state: CallerState; readonly at: number } | undefined;
  let lastOther: typeof last;
  let alarm: NodeJS.Timeout | undefined;

  function stateOf(caller: string): CallerState {
    const known = callers.get(caller);
    if (known !== undefined) return known;
    const state: CallerState = { used: clock, restsUntil: 0, running: 0, waiting: [] };
    callers.set(caller, state);
    return state;
  }

  function startNext(): void {
    clearTimeout(alarm);
    while (running < atOnce && queued > 0) {
      const now = performance.now();
      const next = leastServed(callers.values(), now);
      if (next === undefined) {
        alarm = setTimeout(startNext, firstAwake(callers.values()) - now);
        return;
      }
      clock = Math.max(clock, next.used);
      queued -= 1;
      running += 1;
      next.running += 1;
      next.waiting.shift()?.();
    }
  }

  /** Idle callers who have used less than the clock start at the clock again anyway. */
  function forgetIdle(): void {
    const now = performance.now();
    for (const [caller, state] of callers) {
      const isIdle = state.running === 0 && state.waiting.length === 0;
      if (isIdle && state.used <= clock && state.restsUntil <= now) callers.delete(caller);
    }
  }

  function noteServed(state: CallerState, cost: number): void {
    const now = performance.now();
    const other = last?.state === state ? lastOther : last;
    if (cost >= heavy && other !== undefined && now - other.at < presence) {
      state.restsUntil = now + Math.min(cost, maxRestMs);
    }
    if (last?.state !== state) lastOther = last;
    last = { state, at: now };
  }

  async function takeTurn(state: CallerState): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    state.waiting.push(resolve);
    queued += 1;
    startNext();
    await promise;
  }

  return {
    async run(caller, work) {
      const state = stateOf(caller);
      if (state.running === 0 && state.waiting.length === 0) state.used = Math.max(state.used, clock);
      if (queued >= waiting || state.waiting.length >= waitingPerCaller) throw new OverloadError('Too much is waiting');
      await takeTurn(state);
      let cost = costOfFailure;
      try {
        const done = await work();
        cost = done.cost;
        return done.result;
      } finally {
        state.used += cost;
        noteServed(state, cost);
        state.running -= 1;
        running -= 1;
        startNext();
        if (callers.size > callersBeforeSweep) forgetIdle();
      }
    },
  };
}

function leastServed(states: Iterable<CallerState>, now: number): CallerState | undefined {
  let least: CallerState | undefined;
  for (const state of states) {
    const isReady = state.waiting.length > 0 && state.restsUntil <= now;
    if (isReady && (least === undefined || state.used < least.used)) least = state;
  }
  return least;
}

function firstAwake(states: Iterable<CallerState>): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { waiting, restsUntil } of states) if (waiting.length > 0) first = Math.min(first, restsUntil);
  return first;
}
