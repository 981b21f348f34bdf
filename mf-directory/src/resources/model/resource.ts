export const resourceTypes = ['course', 'video', 'article', 'website'] as const;
export type ResourceType = (typeof resourceTypes)[number];

export const resourceLanguages = ['en', 'sw'] as const;
export type ResourceLanguage = (typeof resourceLanguages)[number];

/** Where nobody names hours: one course or book, many of all lengths, or something to look things up in. */
export const resourceExtents = ['self_paced', 'collection', 'reference'] as const;
export type ResourceExtent = (typeof resourceExtents)[number];

export const resourceCosts = ['free', 'free_certificate_paid'] as const;
export type ResourceCost = (typeof resourceCosts)[number];

/** Something to learn from, elsewhere on the net. Texts are plain text, whatever they look like. */
export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** http or https. */
  readonly url: string;
  readonly type: ResourceType;
  /** What is not known is null, or an empty list. */
  readonly publisher: string | null;
  readonly languages: readonly ResourceLanguage[];
  /** As the publisher states them. */
  readonly hours: number | null;
  readonly extent: ResourceExtent | null;
  readonly cost: ResourceCost | null;
  /** What it teaches. */
  readonly skills: readonly string[];
  readonly isDemo: boolean;
  readonly addedAt: Date;
}

/** What the list is narrowed to. */
export interface ResourceSearch {
  /** Empty for no text. */
  readonly text: string;
  readonly type: ResourceType | undefined;
  /** Whatever somebody calls it; empty for no skill. */
  readonly skill: string;
}
