const maxStopMs = 4_500;

/**
 * At the first SIGINT or SIGTERM calls `close` and ends the process with status 0, when it does not get done within the
 * limit too. Further signals change nothing: a terminal and a package manager often send one each.
 */
export function stopOnSignal(close: () => Promise<void>): void {
  let isStopping = false;
  const stop = () => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(0), maxStopMs).unref();
    close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error('Stopping failed:', error);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
