import type { Resource, ResourceType } from './resource.ts';

/** Of the free tech-learning academy that comes first, by specification. */
const academyHost = 'powerlearnprojectafrica.org';

/** What the entry of the academy says where the list has none. */
export interface AcademyEntry {
  readonly title: string;
  readonly description: string;
  readonly url: string;
}

/** The list with the academy's entry first; where there is none, with one of type course that no row stands for. */
export function pinAcademy(resources: readonly Resource[], entry: AcademyEntry): readonly Resource[] {
  const pinned = resources.find(({ url }) => isOfAcademy(url));
  if (pinned !== undefined) return [pinned, ...resources.filter((resource) => resource !== pinned)];
  return [{ ...entry, id: 'academy', type: 'course', isDemo: false, addedAt: new Date(0) }, ...resources];
}

function isOfAcademy(url: string): boolean {
  return /^(?:www\.)?(.*)$/.exec(new URL(url).hostname)?.[1] === academyHost;
}

export interface ResourceSearch {
  readonly text: string;
  readonly type: ResourceType | undefined;
}

/** Those whose title, description or type holds the text, whatever its case. */
export function searchResources(resources: readonly Resource[], { text, type }: ResourceSearch): readonly Resource[] {
  const wanted = text.trim().toLowerCase();
  return resources.filter(
    (resource) =>
      (type === undefined || resource.type === type) &&
      [resource.title, resource.description, resource.type].some((field) => field.toLowerCase().includes(wanted)),
  );
}
