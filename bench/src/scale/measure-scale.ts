import type { Browser } from '@playwright/test';
import { visitLanding } from '../landing/landing-visit.ts';
import { readPageTiming } from '../landing/page-timing.ts';
import { weighAnswers } from '../landing/weigh-answers.ts';
import type { RecordingServer } from '../serving/serve-over-http2.ts';

/** What is measured of the landing page. Times are in ms, weights in bytes. */
export interface ScaleFigures {
  readonly requests: number;
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly longestTask: number;
}

/** One visit on the slow line with nothing cached. */
export function measureScale(browser: Browser, server: RecordingServer): Promise<ScaleFigures> {
  return visitLanding(browser, server, { slow: true }, async ({ page }) => {
    const { firstContentfulPaint, largestContentfulPaint, longestTask } = await readPageTiming(page);
    return { ...weighAnswers(server.takeAnswers()), firstContentfulPaint, largestContentfulPaint, longestTask };
  });
}
