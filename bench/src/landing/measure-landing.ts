import type { Browser } from '@playwright/test';
import type { Answer, RecordingServer } from '../serving/serve-over-http2.ts';
import { visitLanding } from './landing-visit.ts';
import { followLink, readPageTiming } from './page-timing.ts';

/** What is measured of one variant. Times are in ms, weights in bytes. */
export interface LandingFigures {
  readonly requests: number;
  readonly scriptBytes: number;
  readonly totalBytes: number;
  readonly firstContentfulPaint: number;
  readonly largestContentfulPaint: number;
  readonly layoutShift: number;
  readonly longestTask: number;
  /** A click on a link to a remote's page that nothing announced, until that page's heading is painted. */
  readonly coldNavigation: number;
  readonly coldNavigationRequests: number;
  readonly coldNavigationScriptBytes: number;
  /** The same with the pointer resting on the link before, until everything it sets off has arrived. */
  readonly prefetchedNavigation: number;
}

/** Two visits on the slow line, each with nothing cached. */
export async function measureLanding(browser: Browser, server: RecordingServer): Promise<LandingFigures> {
  const cold = await visitLanding(browser, server, { slow: true }, async ({ page, link, settle }) => {
    const landing = weighAnswers(server.takeAnswers());
    const timing = await readPageTiming(page);
    const coldNavigation = await followLink(link);
    await settle();
    const navigation = weighAnswers(server.takeAnswers());
    return {
      ...landing,
      ...timing,
      coldNavigation,
      coldNavigationRequests: navigation.requests,
      coldNavigationScriptBytes: navigation.scriptBytes,
    };
  });
  const prefetchedNavigation = await visitLanding(browser, server, { slow: true }, async ({ link, settle }) => {
    await link.hover();
    await settle();
    return await followLink(link);
  });
  return { ...cold, prefetchedNavigation };
}

interface Weight {
  readonly requests: number;
  /** Bytes of all JavaScript, in the encoding it was sent in. */
  readonly scriptBytes: number;
  /** Bytes of everything, pictures included. */
  readonly totalBytes: number;
}

/**
 * A 304 is not counted: with an empty cache it answers only the browser itself, which asks again for the icon it shows in
 * the tab, at a time of its own choosing. Developer tools leave that request out as well.
 *
 * @throws Error when an answer is not a success: what is broken is not worth weighing.
 */
export function weighAnswers(answers: readonly Answer[]): Weight {
  const counted = answers.filter(({ status }) => status !== 304);
  const failed = counted.find(({ status }) => status !== 200);
  if (failed) throw new Error(`${failed.path} was answered with status ${failed.status}.`);
  return {
    requests: counted.length,
    scriptBytes: sumBytes(counted.filter(isScript)),
    totalBytes: sumBytes(counted),
  };
}

export function isScript({ contentType }: Answer): boolean {
  return contentType.startsWith('text/javascript');
}

function sumBytes(answers: readonly Answer[]): number {
  return answers.reduce((sum, { bytes }) => sum + bytes, 0);
}
