export const resourceTypes = ['course', 'video', 'article', 'website'] as const;
export type ResourceType = (typeof resourceTypes)[number];

/** Something to learn from, elsewhere on the net. Texts are plain text, whatever they look like. */
export interface Resource {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** http or https. */
  readonly url: string;
  readonly type: ResourceType;
  readonly isDemo: boolean;
  readonly addedAt: Date;
}
