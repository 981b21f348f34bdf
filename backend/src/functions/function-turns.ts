import { FunctionInterruptedError, type FunctionName, FunctionTimeoutError } from './function-task.ts';

/** A thread of the functions, as far as turns go. */
export interface WorkPlace {
  /** Milliseconds it has waited for something to do, since it began. */
  readonly idleTime: () => number;
}

export interface TurnRequest {
  readonly name: FunctionName;
  readonly address: string;
  /** Aborts when nobody waits for the answer any more. */
  readonly gone: AbortSignal;
}

export interface Turn<T> {
  readonly thread: T;
  /** Tells that the call is over. */
  readonly end: () => void;
}

export interface TurnOptions<T> {
  readonly threads: () => readonly T[];
  readonly callsPerThread: number;
  /** Milliseconds a call waits at most. */
  readonly timeLimit: number;
}

/** They read long texts, in one piece; the others mostly wait for somebody. */
const heavyFunctions: ReadonlySet<FunctionName> = new Set(['ai-analyze', 'read-postings']);
/** Milliseconds between two looks at what the threads do, while somebody waits. */
const lookInterval = 5;
/** A heavy call whose thread has had nothing to do for so many milliseconds waits for somebody else, and so need not others. */
const idleAfter = 250;
/** A thread that has worked for so many milliseconds without a pause may be stuck: heavy calls no longer wait for it. */
const stuckAfter = 5_000;

interface Waiting<T> {
  readonly request: TurnRequest;
  readonly begin: (turn: Turn<T>) => void;
  readonly refuse: (error: Error) => void;
}

interface Work {
  readonly calls: Set<TurnRequest>;
  idleTime: number;
  /** Since when the thread has worked without a pause, or had nothing to do, as far as somebody looked. */
  isWorking: boolean;
  since: number;
}

/**
 * Gives calls their turn in a thread that has nothing to do this moment, so that none waits behind what another works at while a
 * thread is free. Calls of light functions come first; heavy ones work in one thread at a time and one of an address at a time, first
 * those whose address has used the least time.
 */
export function createTurns<T extends WorkPlace>({ threads, callsPerThread, timeLimit }: TurnOptions<T>) {
  const waiting = new Set<Waiting<T>>();
  const work = new WeakMap<T, Work>();
  /** Milliseconds that calls of an address took, until nobody waits any more. */
  const used = new Map<string, number>();
  let timer: ReturnType<typeof setInterval> | undefined;

  function workOf(thread: T): Work {
    const known = work.get(thread);
    if (known !== undefined) return known;
    const begun = { calls: new Set<TurnRequest>(), idleTime: 0, isWorking: false, since: performance.now() };
    work.set(thread, begun);
    return begun;
  }

  /** What each thread has done since the last look: one that works does not get idler. */
  function look(): void {
    const now = performance.now();
    for (const thread of threads()) {
      const state = workOf(thread);
      const idleTime = thread.idleTime();
      // What nobody has looked at for long may have begun to work this moment.
      const isWorking = state.calls.size > 0 && (timer === undefined || idleTime - state.idleTime < lookInterval / 2);
      if (isWorking !== state.isWorking) Object.assign(state, { isWorking, since: now });
      state.idleTime = idleTime;
    }
  }

  function mayBegin({ request }: Waiting<T>, now: number): boolean {
    if (!isHeavy(request)) return true;
    return threads().every((thread) => {
      const { calls, isWorking, since } = workOf(thread);
      const heavy = [...calls].filter(isHeavy);
      if (isWorking) return heavy.length === 0 || now - since >= stuckAfter;
      return now - since >= idleAfter || heavy.every(({ address }) => address !== request.address);
    });
  }

  function next(): void {
    for (;;) {
      const now = performance.now();
      const [free] = threads()
        .filter((thread) => !workOf(thread).isWorking && workOf(thread).calls.size < callsPerThread)
        .toSorted((one, other) => workOf(one).calls.size - workOf(other).calls.size);
      if (free === undefined) return;
      const [chosen] = [...waiting]
        .filter((call) => mayBegin(call, now))
        .toSorted(({ request: one }, { request: other }) =>
          isHeavy(one) === isHeavy(other)
            ? (used.get(one.address) ?? 0) - (used.get(other.address) ?? 0)
            : Number(isHeavy(one)) - Number(isHeavy(other)),
        );
      if (chosen === undefined) return;
      begin(chosen, free, now);
    }
  }

  function begin(call: Waiting<T>, thread: T, now: number): void {
    const { request } = call;
    const state = workOf(thread);
    state.calls.add(request);
    // Until the next look: it is about to begin.
    Object.assign(state, { isWorking: true, since: now, idleTime: thread.idleTime() });
    call.begin({
      thread,
      end() {
        if (!state.calls.delete(request)) return;
        if (state.calls.size === 0) state.isWorking = false;
        used.set(request.address, (used.get(request.address) ?? 0) + performance.now() - now);
        next();
        rest();
      },
    });
  }

  /** Nobody looks while nobody waits. */
  function rest(): void {
    if (waiting.size > 0) return;
    used.clear();
    clearInterval(timer);
    timer = undefined;
  }

  return {
    /**
     * Waits for the turn of a call.
     *
     * @throws FunctionTimeoutError when it does not come in time
     * @throws FunctionInterruptedError when nobody waits any more
     */
    async take(request: TurnRequest): Promise<Turn<T>> {
      const { promise, resolve, reject } = Promise.withResolvers<Turn<T>>();
      const call: Waiting<T> = { request, begin: leave(resolve), refuse: leave(reject) };
      function leave<Value>(settle: (value: Value) => void) {
        return (value: Value) => {
          waiting.delete(call);
          settle(value);
        };
      }
      const limit = setTimeout(() => {
        call.refuse(new FunctionTimeoutError(`${request.name} did not get its turn`));
      }, timeLimit);
      const leaveUnanswered = () => call.refuse(new FunctionInterruptedError('Nobody waits any more'));
      request.gone.addEventListener('abort', leaveUnanswered);
      if (request.gone.aborted) leaveUnanswered();
      if (!request.gone.aborted) waiting.add(call);
      if (timer === undefined) look();
      next();
      if (waiting.has(call)) {
        timer ??= setInterval(() => {
          look();
          next();
          rest();
        }, lookInterval);
      }
      try {
        return await promise;
      } finally {
        clearTimeout(limit);
        request.gone.removeEventListener('abort', leaveUnanswered);
        rest();
      }
    },
    /** Refuses whoever waits. */
    close(reason: Error): void {
      for (const call of waiting) call.refuse(reason);
      rest();
    },
  };
}

function isHeavy({ name }: TurnRequest): boolean {
  return heavyFunctions.has(name);
}
