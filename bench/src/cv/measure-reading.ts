import type { Browser } from '@playwright/test';
import * as z from 'zod';
import { weighAnswers } from '../landing/weigh-answers.ts';
import type { RecordingServer } from '../serving/serve-over-http2.ts';

const figuresSchema = z.object({
  /** From the file to its text and skills, the reader loaded on the way. */
  firstMs: z.number(),
  /** The same again, the reader in the browser's cache. */
  againMs: z.number(),
  /** The longest task of the page's own thread; 0 when none took 50 ms, which is where browsers begin to count. */
  blockedMs: z.number(),
  skills: z.number(),
});

export interface ReadingFigures extends z.infer<typeof figuresSchema> {
  /** Brotli bytes of the scripts that the first reading loaded. */
  readonly bytes: number;
}

/** Reads a file twice in a browser that has loaded nothing of the reader. */
export async function measureReading(
  browser: Browser,
  server: RecordingServer,
  file: Uint8Array,
): Promise<ReadingFigures> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(server.address);
    server.takeAnswers();
    const figures: unknown = await page.evaluate(readTwice, Buffer.from(file).toString('base64'));
    const answers = server.takeAnswers();
    const first = new Map(answers.map((answer) => [answer.path, answer]));
    return { ...figuresSchema.parse(figures), bytes: weighAnswers([...first.values()]).scriptBytes };
  } finally {
    await context.close();
  }
}

/** Runs in the page. */
async function readTwice(base64: string): Promise<unknown> {
  const file = new Blob([Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0))]);
  const readCv: unknown = Reflect.get(globalThis, 'readCv');
  if (typeof readCv !== 'function') throw new Error('The page has no reader.');
  // What unpacking the file in this page costs is none of the reader's.
  await new Promise((resolve) => setTimeout(resolve, 200));
  let blockedMs = 0;
  const watch = new PerformanceObserver((list) => {
    blockedMs = Math.max(blockedMs, ...list.getEntries().map(({ duration }) => duration));
  });
  watch.observe({ type: 'longtask' });
  const begin = performance.now();
  const { facts } = await readCv(file);
  const between = performance.now();
  await readCv(file);
  const end = performance.now();
  // Entries come in a task of their own.
  await new Promise((resolve) => setTimeout(resolve, 100));
  watch.disconnect();
  return { firstMs: between - begin, againMs: end - between, blockedMs, skills: facts.skills.length };
}
