import type { PageName } from './pages.ts';

/** One thing people ask, and what is said about it. */
export interface Topic {
  /** Its name, in plain English. */
  readonly title: string;
  /**
   * Ways to ask, one a line, in English, Kiswahili or Sheng. A way needs only the words that tell: "forgot password". Words that
   * mean the same (`word-groups.ts`) are written once, and endings and misspellings are seen to.
   */
  readonly ways: string;
  readonly en: string;
  readonly sw: string;
  /** Where to read on. */
  readonly links?: readonly PageName[];
  /** `safety` goes before everything else, `talk` (greetings, thanks) behind. */
  readonly rank?: 'safety' | 'talk';
  /** A provider would guess it wrong, so it is told before each conversation. */
  readonly tellsProvider?: true;
  /** What is told of the work that is named: questions to practise, the skills that it takes, or its open jobs. */
  readonly adds?: 'questions' | 'skills' | 'jobs';
}
