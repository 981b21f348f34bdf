import { percentile } from '../percentile.ts';

export interface LoadFigures {
  readonly requestsPerSecond: number;
  /** Milliseconds. */
  readonly p99: number;
}

export interface Load {
  readonly connections: number;
  readonly milliseconds: number;
  /** @throws when the answer is not what was asked for: a quick refusal is no speed. */
  request(): Promise<void>;
}

/** Asks over `connections` connections, each as soon as its last answer is there, until the time is over. */
export async function runLoad({ connections, milliseconds, request }: Load): Promise<LoadFigures> {
  const times: number[] = [];
  const start = performance.now();
  async function keepAsking(): Promise<void> {
    while (performance.now() - start < milliseconds) {
      const asked = performance.now();
      await request();
      times.push(performance.now() - asked);
    }
  }
  await Promise.all(Array.from({ length: connections }, keepAsking));
  const seconds = (performance.now() - start) / 1000;
  return { requestsPerSecond: times.length / seconds, p99: percentile(times, 99) };
}
