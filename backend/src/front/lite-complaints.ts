import { AsyncLocalStorage } from 'node:async_hooks';

const running = new AsyncLocalStorage<unknown[]>();
let listener: typeof console.error | undefined;

/**
 * Runs a call into Supabase lite and catches what it prints. Lite prints the driver's error for each refused write, with
 * the statement and its parameters: a wrong URL in a profile would put the whole profile into the log. It prints through
 * `console.error` and takes no logger, so that is what is listened to, for this call alone.
 */
export async function catchComplaints<Result>(
  work: () => Promise<Result>,
): Promise<{ readonly result: Result; readonly complaints: readonly unknown[] }> {
  listen();
  const complaints: unknown[] = [];
  const result = await running.run(complaints, work);
  return { result, complaints };
}

function listen(): void {
  if (console.error === listener) return;
  const print = console.error;
  listener = (...parts: unknown[]) => {
    const complaints = running.getStore();
    if (complaints === undefined) print(...parts);
    else complaints.push(...parts);
  };
  console.error = listener;
}
