/** Milliseconds. The function itself knows which feeds are stale; a run that was cut short is taken up again this soon. */
const interval = 10 * 60 * 1000;

/**
 * Asks the job feeds now and every ten minutes, as a schedule does on a hosted project: nobody who reads makes a feed be asked.
 *
 * @returns stops it
 */
export function keepFeedsFresh(call: (request: Request) => Promise<Response>, secretKey: string): () => void {
  const ask = () =>
    void call(
      new Request('http://localhost/functions/v1/job-feed', {
        method: 'POST',
        headers: { authorization: `Bearer ${secretKey}` },
      }),
    );
  ask();
  const timer = setInterval(ask, interval).unref();
  return () => clearInterval(timer);
}
