import { setTimeout as wait } from 'node:timers/promises';
import { median } from '../landing/median-figures.ts';
import { createSender, register } from './floods.ts';
import type { RunningProduct } from './product.ts';

/** What a visitor waits for, in milliseconds: the median, and the longest for `/healthz`. */
export interface VisitFigures {
  readonly jobList: number;
  readonly landing: number;
  /** A turn of the chat of somebody who is signed in. */
  readonly chat: number;
  readonly health: number;
  readonly longestHealth: number;
}

const pause = 50;

/** Visits again and again until `isOver`, from an address of its own, one request at a time. */
export async function visit({ address, publishableKey }: RunningProduct, isOver: () => boolean): Promise<VisitFigures> {
  const sender = createSender(address, '127.0.0.1', 1);
  const { send, close } = sender;
  const { token } = await register(sender, publishableKey);
  const headers = { apikey: publishableKey, 'content-type': 'application/json' };
  const asked = {
    method: 'POST',
    headers: { ...headers, authorization: `Bearer ${token}` },
    body: JSON.stringify({ messages: [{ role: 'user', content: 'How do I save a job?' }] }),
  };
  const times: Record<'jobList' | 'landing' | 'chat' | 'health', number[]> = {
    jobList: [],
    landing: [],
    chat: [],
    health: [],
  };
  const take = async (kind: keyof typeof times, request: () => ReturnType<typeof send>) => {
    const start = performance.now();
    const { status } = await request();
    if (status !== 200) throw new Error(`The visitor's ${kind} was answered ${status}`);
    times[kind].push(performance.now() - start);
  };
  while (!isOver()) {
    await take('jobList', () => send('/rest/v1/rpc/search_jobs', { method: 'POST', headers, body: '{}' }));
    await take('landing', () => send('/', { headers: { accept: 'text/html', 'accept-encoding': 'br' } }));
    await take('chat', () => send('/functions/v1/ai-chat/chat/completions', asked));
    await take('health', () => send('/healthz'));
    await wait(pause);
  }
  close();
  return {
    jobList: median(times.jobList),
    landing: median(times.landing),
    chat: median(times.chat),
    health: median(times.health),
    longestHealth: Math.max(...times.health),
  };
}
