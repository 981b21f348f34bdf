import type { FunctionEnvironment } from '../_shared/environment.ts';
import type { FeedSource } from '../_shared/feed-variables.ts';
import type { Feed } from './feed.ts';
import { createAdzunaFeed } from './feeds/adzuna.ts';
import { createAshbyFeed } from './feeds/ashby.ts';
import { createCareerjetFeed } from './feeds/careerjet.ts';
import { createGreenhouseFeed } from './feeds/greenhouse.ts';
import { createHimalayasFeed } from './feeds/himalayas.ts';
import { createJobicyFeed } from './feeds/jobicy.ts';
import { createLeverFeed } from './feeds/lever.ts';
import { createReliefwebFeed } from './feeds/reliefweb.ts';
import { createSampleFeed } from './feeds/sample-postings.ts';

const creators: Readonly<Record<FeedSource, (environment: FunctionEnvironment) => Feed>> = {
  adzuna: createAdzunaFeed,
  reliefweb: createReliefwebFeed,
  careerjet: createCareerjetFeed,
  himalayas: createHimalayasFeed,
  jobicy: createJobicyFeed,
  greenhouse: createGreenhouseFeed,
  lever: createLeverFeed,
  ashby: createAshbyFeed,
  sample: createSampleFeed,
};

/** The feeds that this installation asks. */
export function createFeeds(environment: FunctionEnvironment): Feed[] {
  return environment.FEED_SOURCES.map((source) => creators[source](environment));
}
