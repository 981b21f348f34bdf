import { createHold } from '@fursa/backend/hold-callers';
import { parseJson } from '@fursa/backend/parse-json';
import { readBody, streamedBody } from '@fursa/backend/read-body';
import { isRemoteName } from '@fursa/shared/contract';
import type { Handler, Hono } from 'hono';
import * as z from 'zod/mini';
import {
  endCanary,
  listReleases,
  promoteCanary,
  readChanges,
  rollbackRemote,
  rollbackShell,
} from '../../release/index.ts';
import { ReleaseError } from '../../release/release-error.ts';
import { clientOf, type GatewayContext, type GatewayEnvironment } from '../ask-backend.ts';
import { type AskSupabase, readSummary, type SupabaseAddress, supabaseFor } from './read-summary.ts';

const userSchema = z.object({ id: z.uuid(), email: z.optional(z.nullable(z.string())) });
const rolesSchema = z.array(z.object({ role: z.string() }));

/** Who may change what is served, or the status that everybody else gets. */
type Caller = { readonly name: string } | { readonly refused: 401 | 403 | 503 };

/**
 * Who calls, by the word of the backend: it checks the token and says whose it is, and the table of roles says, to the very same
 * token, what that person may do. Nothing is believed that merely stands in the token.
 */
async function readAdministrator(ask: AskSupabase, authorization: string | undefined): Promise<Caller> {
  if (authorization === undefined || !/^Bearer \S{1,8000}$/i.test(authorization)) return { refused: 401 };
  const headers = { authorization };
  try {
    const known = await ask('/auth/v1/user', { headers });
    if (!known.ok) return { refused: known.status >= 500 ? 503 : 401 };
    const { id, email } = z.parse(userSchema, await known.json());
    const answer = await ask(`/rest/v1/user_roles?select=role&user_id=eq.${id}`, { headers });
    if (!answer.ok) return { refused: answer.status >= 500 ? 503 : 403 };
    const roles = z.parse(rolesSchema, await answer.json());
    return roles.some(({ role }) => role === 'admin') ? { name: email || id } : { refused: 403 };
  } catch {
    // A backend that does not answer, or not as it should, has vouched for nobody.
    return { refused: 503 };
  }
}

export interface PlatformApiOptions extends SupabaseAddress {
  readonly releaseDir: string;
  /** Milliseconds of a clock that never goes back. */
  readonly now: () => number;
}

const maxBodyBytes = 4_096;
/** The newest; the command `fursa releases` has all of them. */
const shownChanges = 100;
/** Who asks more often waits: each request asks the backend twice. */
const readLimit = { freePerSecond: 6, holdTime: 1_000 };
/** Of all administrators together. */
const movesPerMinute = 12;

const moveSchema = z.object({
  app: z.custom<'shell' | `mf-${string}`>((name) => name === 'shell' || isRemoteName(name)),
  /** The version that whoever asks has seen in the place that is to change. */
  expected: z.string().check(z.minLength(1), z.maxLength(100)),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(300)),
});
type Move = z.infer<typeof moveSchema>;

/** What is served, and moving it, for administrators: the commands `releases`, `promote` and `rollback` behind a page. */
export function addPlatformApi(app: Hono<GatewayEnvironment>, options: PlatformApiOptions): void {
  const { releaseDir, now } = options;
  const hold = createHold({ ...readLimit, now });
  const mayMove = createBudget(movesPerMinute, now);

  /** Everything about a release is behind this: who asks, from where, and how often. */
  const forAdministrators =
    (answer: (context: GatewayContext, name: string) => Promise<Response>): Handler<GatewayEnvironment> =>
    async (context) => {
      if (!isOwnPage(context)) return refuse(context, 403, 'Only pages of this product may ask.');
      await hold(clientOf(context).address);
      const ask = supabaseFor(options, clientOf(context));
      const caller: Caller = await readAdministrator(ask, context.req.header('authorization'));
      if ('name' in caller) return await answer(context, caller.name);
      return refuse(context, caller.refused, 'This is for administrators.');
    };

  const move = (act: (move: Move, by: string) => Promise<string>) =>
    forAdministrators(async (context, name) => {
      if (!context.req.header('content-type')?.startsWith('application/json')) {
        return refuse(context, 415, 'Send JSON.');
      }
      const body = await readBody(streamedBody(context.req.raw), maxBodyBytes);
      if (body === undefined) return refuse(context, 413, 'That is too long.');
      const asked = z.safeParse(moveSchema, parseJson(body));
      if (!asked.success) return refuse(context, 400, 'Name the app, the version that it has, and a reason.');
      if (!mayMove()) return refuse(context, 429, 'Too many changes in one minute.');
      try {
        return reply(context, { app: asked.data.app, version: await act(asked.data, name) });
      } catch (error) {
        if (error instanceof ReleaseError) return refuse(context, 409, error.message);
        throw error;
      }
    });

  app.get(
    '/platform/releases.json',
    forAdministrators(async (context) => {
      const [apps, changes] = await Promise.all([listReleases(releaseDir), readChanges(releaseDir)]);
      return reply(context, { apps, changes: changes.slice(-shownChanges).reverse() });
    }),
  );
  app.get(
    '/platform/measurements.json',
    forAdministrators(async (context) => {
      const ask = supabaseFor(options, clientOf(context));
      const headers = { authorization: context.req.header('authorization') ?? '' };
      return reply(context, { measured: (await readSummary(ask, headers, 24)) ?? null });
    }),
  );
  app.post(
    '/platform/promote',
    move(async ({ app: name, expected, reason: why }, by) => {
      if (name === 'shell') throw new ReleaseError('The shell has no version on trial.');
      return (await promoteCanary(releaseDir, name, { by, why, expected })).version;
    }),
  );
  app.post(
    '/platform/rollback',
    move(async ({ app: name, expected, reason: why }, by) => {
      if (name === 'shell') return (await rollbackShell(releaseDir, { by, why, expected })).version;
      return (await rollbackRemote(releaseDir, name, undefined, { by, why, expected })).version;
    }),
  );
  app.post(
    '/platform/end-canary',
    move(async ({ app: name, expected, reason: why }, by) => {
      if (name === 'shell') throw new ReleaseError('The shell has no version on trial.');
      return await endCanary(releaseDir, name, { by, why, expected });
    }),
  );
}

/** A page of another site, or of another origin of this one, gets nothing; a program says nothing of where it stands. */
function isOwnPage({ req }: GatewayContext): boolean {
  const site = req.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  // By http, other than at this machine, browsers do not say it.
  const origin = req.header('origin');
  return origin === undefined || origin.replace(/^https?:\/\//, '') === req.header('host');
}

function createBudget(perMinute: number, now: () => number): () => boolean {
  let minute = { since: now(), left: perMinute };
  return () => {
    if (now() - minute.since >= 60_000) minute = { since: now(), left: perMinute };
    minute.left -= 1;
    return minute.left >= 0;
  };
}

const unkept = { 'Cache-Control': 'no-store' };

function reply(context: GatewayContext, body: object): Response {
  return context.json(body, 200, unkept);
}

function refuse(context: GatewayContext, status: 400 | 401 | 403 | 409 | 413 | 415 | 429 | 503, message: string) {
  return context.json({ message }, status, unkept);
}
