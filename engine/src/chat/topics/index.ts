import type { Topic } from '../topic.ts';
import { accountTopics } from './account.ts';
import { jobTopics } from './jobs.ts';
import { paperTopics } from './papers.ts';
import { productTopics } from './product.ts';
import { profileTopics } from './profile.ts';
import { safetyTopics } from './safety.ts';
import { talkTopics } from './talk.ts';

/** Everything the chat has an answer for, beside jobs. */
export const topics: readonly Topic[] = [
  ...safetyTopics,
  ...accountTopics,
  ...jobTopics,
  ...profileTopics,
  ...paperTopics,
  ...productTopics,
  ...talkTopics,
];
