import type { Browser } from '@playwright/test';
import type { RecordingServer } from '../serving/serve-over-http2.ts';
import { visitLanding } from './landing-visit.ts';
import { followLink, readPageTiming } from './page-timing.ts';
import { weighAnswers } from './weigh-answers.ts';

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
