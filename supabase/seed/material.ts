/** Lines of work, named as the engine names the groups of its occupations, so that a test can compare them. */
export type Sector =
  | 'trades'
  | 'hospitality'
  | 'health'
  | 'farming'
  | 'logistics'
  | 'sales'
  | 'finance'
  | 'office'
  | 'teaching'
  | 'technology'
  | 'creative'
  | 'public-service';

export type Level = 'entry' | 'mid' | 'senior' | 'executive';
export type JobType = 'full_time' | 'part_time' | 'contract' | 'internship';

export interface Role {
  readonly title: string;
  readonly level: Level;
  /** Lowest and highest pay per month in thousands of shillings, in a middling town. */
  readonly pay: readonly [number, number];
  /** Lowest and highest pay per year in thousands of US dollars, from employers abroad. */
  readonly usd?: readonly [number, number];
  /** Full time when absent. */
  readonly type?: JobType;
}

/** Everything that is written about one occupation: what its posts do, ask for and pay belongs together here. */
export interface Occupation {
  /** Of the engine's occupation that the titles name: `occupation:<id>`. */
  readonly id: string;
  readonly sector: Sector;
  /** English when absent. */
  readonly language?: 'sw';
  /** Can be done from home. */
  readonly remote?: true;
  /** The law or a board lets nobody in without training, so that beginners come from college. */
  readonly isProfession?: true;
  readonly roles: readonly Role[];
  /** What the day holds, a sentence each. */
  readonly duties: readonly string[];
  /** What falls to those with experience besides. */
  readonly leading?: readonly string[];
  readonly requirements: readonly string[];
  /** Instead of `requirements`, for those who begin. */
  readonly beginnerRequirements?: readonly string[];
  /** Instead of the generated sentence that names the skills. */
  readonly skillsText?: string;
  readonly skills: readonly string[];
}

export interface Company {
  readonly name: string;
  readonly industry: string;
  readonly size: string;
  /** Of the head office and of every post that is not remote; abroad with its country. */
  readonly town: string;
  /** Hires people in Kenya from another country: all posts are remote and paid in dollars a year. */
  readonly isAbroad?: true;
  /** One sentence about what it does. */
  readonly about: string;
  /** One sentence about working there. */
  readonly perk: string;
  /** Titles of its posts, each a role of an occupation. `(remote)` behind a title: it is done from home. */
  readonly posts: readonly string[];
}

/** What is stated of a resource is what its publisher states. */
export interface Resource {
  readonly title: string;
  readonly type: 'course' | 'video' | 'article' | 'website';
  readonly url: string;
  readonly publisher: string;
  readonly description: string;
  /** English when absent. */
  readonly languages?: readonly ('en' | 'sw')[];
  /** Where the publisher names them. */
  readonly hours?: number;
  /** Where there are no hours: one course or book, many of all lengths, or to look things up. */
  readonly extent?: 'self_paced' | 'collection' | 'reference';
  /** Free when absent. */
  readonly cost?: 'free_certificate_paid';
  /** Names of the engine's lexicon. */
  readonly skills: readonly string[];
}
