import { type AppError, getBackendClient, toAppError } from '@fursa/shared/backend';
import { parseRows } from '@fursa/shared/data';
import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { runEngine } from '../../local-engine/data/run-engine.ts';

const rowSchema = z.object({ title: z.string(), description: z.string() });

/** Titles of the career resources that teach a skill, by its name in lower case. */
export type TeachingResources = ReadonlyMap<string, readonly string[]>;

async function findTeaching(signal: AbortSignal): Promise<TeachingResources> {
  const { data, error, status } = await getBackendClient()
    .from('resources')
    .select('title, description')
    .order('title')
    .abortSignal(signal);
  if (error) throw toAppError(error, status);
  const { rows } = parseRows(rowSchema, data);
  const skills = await runEngine(
    'namedSkills',
    rows.map(({ title, description }) => `${title}. ${description}`),
  );
  const teaching = new Map<string, string[]>();
  for (const [at, { title }] of rows.entries()) {
    for (const skill of skills[at] ?? []) {
      const titles = teaching.get(skill.toLowerCase());
      if (titles === undefined) teaching.set(skill.toLowerCase(), [title]);
      else titles.push(title);
    }
  }
  return teaching;
}

/** Which resources teach what, by the engine's concepts: "Excel" is taught by what speaks of spreadsheets in Microsoft Excel. */
export function teachingResourcesQueryOptions() {
  return queryOptions<TeachingResources, AppError>({
    queryKey: ['mf-ai', 'teaching-resources'],
    queryFn: ({ signal }) => findTeaching(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
