import * as z from 'zod/mini';
import { type OwnProfile, ownProfileKey } from '../contract/index.ts';
import { useAuthStore } from '../session/index.ts';
import { AppError, toAppError } from './app-error.ts';
import { type BackendClient, getBackendClient } from './client.ts';
import type { TablesUpdate } from './database-types.ts';
import type { Selected } from './selected.ts';

/** Milliseconds for which what was read counts as the row as it is. */
const freshFor = 60_000;

const optionalText = z.nullable(z.string());
// Every part of zod that is used here is in the first script of every page, so there are few.
const timestamp = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/));

const rowSchema = z.object({
  email: z.string(),
  name: z.string(),
  full_name: optionalText,
  role: z.string(),
  bio: optionalText,
  skills: z.array(z.string()),
  linkedin: optionalText,
  github: optionalText,
  twitter: optionalText,
  website: optionalText,
  avatar_url: optionalText,
  cv_url: optionalText,
  last_seen_matches_at: z.nullable(timestamp),
  created_at: timestamp,
  updated_at: timestamp,
});

function toOwnProfile(row: z.infer<typeof rowSchema>): OwnProfile {
  const { full_name, avatar_url, cv_url, last_seen_matches_at, created_at, updated_at, ...rest } = row;
  return {
    ...rest,
    fullName: full_name?.trim() ? full_name : row.name.trim() || null,
    avatarUrl: avatar_url,
    cvUrl: cv_url,
    lastSeenMatchesAt: last_seen_matches_at,
    createdAt: new Date(created_at),
    updatedAt: new Date(updated_at),
  };
}

// One literal: the compiler does not read what is put together of several.
const columns =
  'email, name, full_name, role, bio, skills, linkedin, github, twitter, website, avatar_url, cv_url, last_seen_matches_at, created_at, updated_at';

async function fetchOwnProfile(client: BackendClient, userId: string): Promise<OwnProfile> {
  return parse(await client.from('profiles').select(columns).eq('id', userId).single());
}

/**
 * Changes columns of the signed-in person's row.
 *
 * @returns the row as it is now, for the query cache
 * @throws AppError
 */
export async function updateOwnProfile(userId: string, changes: TablesUpdate<'profiles'>): Promise<OwnProfile> {
  const client = getBackendClient();
  const change = sendChange(client, userId, changes);
  // Who asks while the change is under way takes its answer: a read of their own could be from before it.
  const underWay: Read = {
    by: 'change',
    userId,
    answer: () => change.catch(() => fetchOwnProfile(client, userId)),
    startedAt: performance.now(),
  };
  lastRead = underWay;
  try {
    return await change;
  } finally {
    if (lastRead === underWay) forgetRead();
  }
}

async function sendChange(
  client: BackendClient,
  userId: string,
  changes: TablesUpdate<'profiles'>,
): Promise<OwnProfile> {
  return parse(await client.from('profiles').update(changes).eq('id', userId).select(columns).single());
}

interface Answer<Row> {
  readonly data: Row & Selected<Row>;
  readonly error: unknown;
  readonly status: number;
}

function parse<Row>({ data, error, status }: Answer<Row>): OwnProfile {
  if (error) throw toAppError(error, status);
  const row = rowSchema.safeParse(data);
  if (!row.success) throw new AppError('invalid-response', 'the schema refuses the profile', row.error);
  return toOwnProfile(row.data);
}

/** Who asks while a page starts: the session, which needs the name and the role, and the screens. */
type Asker = 'session' | 'screen';

interface Read {
  readonly by: Asker | 'change';
  readonly userId: string;
  readonly answer: () => Promise<OwnProfile>;
  readonly startedAt: number;
}

let lastRead: Read | undefined;

/** Whatever changes the row makes what was read before untrue. */
export function forgetRead(): void {
  lastRead = undefined;
}

useAuthStore.subscribe(({ user }) => {
  if (user === null) forgetRead();
});

/**
 * Session and screens ask at the same time, and either may be first: the second takes the answer of the first, under way or
 * not, once.
 *
 * @throws AppError
 */
export function readOwnProfile(by: Asker, client: BackendClient, userId: string): Promise<OwnProfile> {
  const last = lastRead;
  const isFresh = last !== undefined && performance.now() - last.startedAt < freshFor;
  forgetRead();
  if (isFresh && last.by !== by && last.userId === userId) return last.answer();
  const profile = fetchOwnProfile(client, userId);
  lastRead = { by, userId, answer: () => profile, startedAt: performance.now() };
  return profile;
}

/**
 * The signed-in person's profile, for TanStack Query: one key and one query, so that the row is read once, whoever shows a
 * part of it. Choose the part with `select`.
 */
export function ownProfileQueryOptions(userId: string) {
  return {
    queryKey: ownProfileKey(userId),
    queryFn: () => readOwnProfile('screen', getBackendClient(), userId),
    staleTime: freshFor,
  };
}
