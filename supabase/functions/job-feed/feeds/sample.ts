import type { Posting } from '../external-job.ts';
import type { Feed } from '../feed.ts';
import { type SamplePosting, samplePostings } from './sample-postings.ts';

const day = 24 * 60 * 60 * 1000;

/** Invented postings for an installation without keys, marked as such wherever they are shown. No network. */
export function createSampleFeed(): Feed {
  return {
    source: 'sample',
    attribution: 'Not a real job',
    staleAfterMinutes: 24 * 60,
    callsPerDay: 1000,
    callsPerLoad: 0,
    load: async () => samplePostings.map((posting, index) => toPosting(posting, index)),
  };
}

function toPosting({ id, summary, tasks, ...posting }: SamplePosting, index: number): Posting {
  return {
    ...posting,
    externalId: id,
    companyWebsite: 'https://example.com/',
    description: `${summary}\n\n${tasks.map((task) => `- ${task}`).join('\n')}\n\nThis posting is a sample. The employer does not exist.`,
    url: `https://example.com/sample-jobs/${id}`,
    postedAt: Date.now() - (index + 1) * (day / 2),
    closesAt: Date.now() + (20 + index) * day,
  };
}
