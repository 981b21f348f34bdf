import { type Feature, features } from './features.ts';
import type { PageName } from './pages.ts';

/** What is said about a topic, in each language of the chat, and where to read on. */
export interface TopicAnswer {
  readonly en: string;
  readonly sw: string;
  readonly links?: readonly PageName[];
}

/** One thing people ask. */
export interface Topic extends TopicAnswer {
  /** Its name, in plain English. */
  readonly title: string;
  /**
   * Ways to ask, one a line, in English, Kiswahili or Sheng. A way needs only the words that tell: "forgot password". Words that
   * mean the same (`words/`) are written once, and endings and misspellings are seen to.
   */
  readonly ways: string;
  /** `safety` goes before everything else, `talk` (greetings, thanks) behind. */
  readonly rank?: 'safety' | 'talk';
  /** Behind the answer stand questions for the role that is named. */
  readonly addsInterviewQuestions?: true;
  /** What is said until a part of the product is built. */
  readonly until?: TopicAnswer & { readonly built: Feature };
}

/** What a topic says today. */
export function answerOf(topic: Topic): TopicAnswer {
  return topic.until !== undefined && !features[topic.until.built] ? topic.until : topic;
}
