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
  | 'technology';

export type Level = 'entry' | 'mid' | 'senior' | 'executive';
export type JobType = 'full_time' | 'part_time' | 'contract' | 'internship';

export interface Role {
  readonly title: string;
  readonly level: Level;
  /** Lowest and highest pay per month in thousands of shillings, in a middling town. */
  readonly pay: readonly [number, number];
  /** Full time when absent. */
  readonly type?: JobType;
}

/** Everything that is written about one kind of work. `{company}` and `{town}` are filled in. */
export interface Occupation {
  readonly sector: Sector;
  /** Can be done from home. */
  readonly remote?: boolean;
  readonly roles: readonly Role[];
  /** How an advert begins. */
  readonly openings: readonly string[];
  /** What the day holds, for whoever does the work. */
  readonly duties: readonly string[];
  /** What falls to those with experience besides; beginners are spared it. */
  readonly leading?: readonly string[];
  /** What good work looks like, or how the work is arranged. */
  readonly closings: readonly string[];
  readonly requirements: readonly string[];
  readonly skills: readonly string[];
}

export interface Company {
  readonly name: string;
  readonly industry: string;
  readonly sectors: readonly Sector[];
  readonly size: string;
  readonly town: string;
  /** One sentence about what it does. */
  readonly about: string;
  /** One sentence about working there. */
  readonly perk: string;
}

export interface Resource {
  readonly title: string;
  readonly type: 'course' | 'video' | 'article' | 'website';
  readonly url: string;
  readonly description: string;
}
