import { type BackendClient, getBackendClient } from '@fursa/shared/backend';
import { type ParsedRows, parseRows, readAnswer } from '@fursa/shared/data';
import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Resource, ResourceSearch } from '../model/resource.ts';
import { keys } from './keys.ts';
import { resourceSchema } from './resource-schema.ts';

/** One page of what was found. */
export interface FoundResources extends ParsedRows<Resource> {
  /** Of all pages. */
  readonly total: number;
  readonly pageSize: number;
  /** Whether the academy that stands first has a row, on this page or not. */
  readonly hasAcademy: boolean;
  /** The skill that was searched for as the resources call it, or as it was typed where none teaches it. */
  readonly skill: string | null;
}

const answerSchema = z.object({
  total: z.int(),
  page_size: z.int().check(z.positive()),
  has_academy: z.boolean(),
  skill: z.nullable(z.string()),
  rows: z.array(z.unknown()),
});

async function fetchPage(
  client: BackendClient,
  { text, type, skill }: ResourceSearch,
  page: number,
  signal: AbortSignal,
): Promise<FoundResources> {
  const answer = await client
    .rpc('search_resources', { query: text, kind: type ?? '', skill, page })
    .abortSignal(signal);
  const { rows, total, page_size, has_academy, skill: name } = readAnswer(answerSchema, answer);
  return { ...parseRows(resourceSchema, rows), total, pageSize: page_size, hasAcademy: has_academy, skill: name };
}

/** Resources by title, the academy first, twenty at a time. What was found before stays until the answer is there. */
export function resourceSearchOptions(search: ResourceSearch) {
  return infiniteQueryOptions({
    queryKey: keys.search(search),
    queryFn: ({ pageParam, signal }) => fetchPage(getBackendClient(), search, pageParam, signal),
    initialPageParam: 1,
    getNextPageParam: ({ total, pageSize }, pages) => (pages.length * pageSize < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
  });
}
