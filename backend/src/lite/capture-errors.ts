import { AsyncLocalStorage } from 'node:async_hooks';

const captured = new AsyncLocalStorage<unknown[]>();
let listener: typeof console.error | undefined;

/**
 * Runs a call into Supabase lite and captures what it prints. Lite prints the driver's error for each refused write, with
 * the statement and its parameters: a wrong URL in a profile would put the whole profile into the log. It prints through
 * `console.error` and accepts no logger, so this listens to `console.error`, for this call alone.
 */
export async function captureErrors<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly errors: readonly unknown[] }> {
  listen();
  const errors: unknown[] = [];
  const result = await captured.run(errors, work);
  return { result, errors };
}

function listen(): void {
  if (console.error === listener) return;
  const print = console.error;
  listener = (...parts: unknown[]) => {
    const errors = captured.getStore();
    if (errors === undefined) print(...parts);
    else errors.push(...parts);
  };
  console.error = listener;
}
