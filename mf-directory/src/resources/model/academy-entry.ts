import type { Resource, ResourceSearch } from './resource.ts';

/** What the entry of the free tech-learning academy says where the list has none. */
export interface AcademyTexts {
  readonly title: string;
  readonly publisher: string;
  readonly description: string;
  readonly url: string;
}

/** Of the entry that no row stands for: nobody can mark it as done. */
export const academyEntryId = 'academy';

/** The entry that stands first where the list has none of the academy, by specification; undefined where it is not searched for. */
export function academyEntry(texts: AcademyTexts, { text, type, skill }: ResourceSearch): Resource | undefined {
  const entry: Resource = {
    ...texts,
    id: academyEntryId,
    type: 'course',
    languages: ['en'],
    hours: null,
    extent: 'collection',
    cost: 'free',
    skills: ['Software Development', 'Web Development', 'Python'],
    isDemo: false,
    addedAt: new Date(0),
  };
  const isFound =
    (type === undefined || type === entry.type) &&
    (skill === '' || entry.skills.some((taught) => taught.toLowerCase() === skill.trim().toLowerCase())) &&
    [entry.title, entry.description, entry.type].some((field) =>
      field.toLowerCase().includes(text.trim().toLowerCase()),
    );
  return isFound ? entry : undefined;
}
