export interface IdleWork {
  /** Runs a call; nothing is begun beside it. */
  during<Result>(call: () => Promise<Result>): Promise<Result>;
  stop(): void;
}

export interface IdleWorkOptions {
  /** One short piece. @returns whether there is more */
  readonly work: () => Promise<boolean>;
  /** Milliseconds without a call before a piece is begun. */
  readonly quiet?: number;
  /** Milliseconds before it is looked again whether there is something to do. */
  readonly pause?: number;
  readonly now?: () => number;
}

/** Does work in small pieces while nobody calls: the first soon after the start, further ones after calls. */
export function createIdleWork({ work, quiet = 250, pause = 5_000, now }: IdleWorkOptions): IdleWork {
  const clock = now ?? (() => performance.now());
  let inFlight = 0;
  let isStopped = false;
  let notBefore = 0;
  let timer: NodeJS.Timeout | undefined;

  function schedule(): void {
    clearTimeout(timer);
    if (isStopped || inFlight > 0) return;
    timer = setTimeout(() => void begin(), Math.max(quiet, notBefore - clock()));
    timer.unref();
  }

  async function begin(): Promise<void> {
    const hasMore = await during(work, true);
    notBefore = hasMore ? 0 : clock() + pause;
    if (hasMore) schedule();
  }

  async function during<Result>(call: () => Promise<Result>, isOwn = false): Promise<Result> {
    clearTimeout(timer);
    inFlight += 1;
    try {
      return await call();
    } finally {
      inFlight -= 1;
      if (!isOwn) schedule();
    }
  }

  schedule();
  return {
    during: (call) => during(call),
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}
