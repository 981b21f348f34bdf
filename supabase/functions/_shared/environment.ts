import * as z from 'zod';
import { feedVariables, missingFeedVariables } from './feed-variables.ts';
import { address, list, text } from './variable-shapes.ts';

/** One line per call, in JSON: never a token, never what people typed. */
export interface LogEntry {
  readonly function: string;
  readonly method: string;
  readonly status: number;
  readonly ms: number;
  /** A hash that tells the calls of one person apart from another's, and nothing else about them. */
  readonly user?: string;
  /** Where an unexpected error came from: its name and the place in the code, without its message. */
  readonly fault?: string;
}

type Variables = z.infer<typeof variablesSchema>;

/** Everything a function knows of the place it runs in. */
export interface FunctionEnvironment extends Variables {
  /** How to reach `SUPABASE_URL`: over the network, or in the same process where the embedded backend is. */
  readonly fetchSupabase: typeof fetch;
  readonly log: (entry: LogEntry) => void;
}

/** What whoever hosts the functions may replace. */
export type FunctionHost = Partial<Pick<FunctionEnvironment, 'fetchSupabase' | 'log'>>;

/** Every variable the functions read. Those without a default may be missing: what needs them is off then. */
const variablesSchema = z.object({
  SUPABASE_URL: address,
  SUPABASE_PUBLISHABLE_KEY: text,
  SUPABASE_SECRET_KEY: text,
  /** Origins of pages that may call, comma-separated; loopback always may, and the same origin needs no permission. */
  ALLOWED_ORIGINS: list.default([]),
  /** An OpenAI-compatible provider; without a key the local engine answers. */
  AI_BASE_URL: address.default('https://api.x.ai/v1'),
  AI_API_KEY: text.optional(),
  AI_MODEL: text.default('grok-3-mini'),
  /** How long the provider may take. The browser gives up after 30 s, and wants to be told why before that. */
  AI_TIMEOUT_MS: z.coerce.number().int().min(100).max(28_000).default(28_000),
  /** What one person may ask for in a day: analyses, and turns of the chat. */
  AI_ANALYSES_PER_DAY: z.coerce.number().int().min(1).default(300),
  AI_CHAT_TURNS_PER_DAY: z.coerce.number().int().min(1).default(100),
  /** Characters that one person may send to the provider and be answered with in a day, and all people together. */
  AI_CHARACTERS_PER_DAY: z.coerce.number().int().min(1).max(2_000_000_000).default(2_000_000),
  AI_DAILY_BUDGET: z.coerce.number().int().min(1).default(20_000_000),
  ...feedVariables,
});

/**
 * Reads the variables of a function. An empty one counts as absent. A hosted project names its keys
 * `SUPABASE_ANON_KEY` and `SUPABASE_SERVICE_ROLE_KEY`, or `SUPABASE_PUBLISHABLE_KEYS` and `SUPABASE_SECRET_KEYS`, which
 * hold JSON: all are understood.
 *
 * @throws Error that names the wrong variables, never their values
 * @see https://supabase.com/docs/guides/functions/secrets
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  host: FunctionHost = {},
): FunctionEnvironment {
  const present = Object.fromEntries(Object.entries(variables).filter(([, value]) => value));
  const result = variablesSchema.safeParse({
    ...present,
    SUPABASE_PUBLISHABLE_KEY:
      present.SUPABASE_PUBLISHABLE_KEY ?? defaultKey(present.SUPABASE_PUBLISHABLE_KEYS) ?? present.SUPABASE_ANON_KEY,
    SUPABASE_SECRET_KEY:
      present.SUPABASE_SECRET_KEY ?? defaultKey(present.SUPABASE_SECRET_KEYS) ?? present.SUPABASE_SERVICE_ROLE_KEY,
  });
  if (!result.success) {
    const issues = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`The functions cannot run. ${issues.join('; ')}`);
  }
  const missing = missingFeedVariables(result.data);
  if (missing.length > 0) throw new Error(`The functions cannot run. FEED_SOURCES needs ${missing.join(', ')}.`);
  return { ...result.data, fetchSupabase: fetch, log: (entry) => console.log(JSON.stringify(entry)), ...host };
}

const keysSchema = z.looseObject({ default: z.string().optional() });

function defaultKey(json: string | undefined): string | undefined {
  if (json === undefined) return undefined;
  try {
    return keysSchema.parse(JSON.parse(json)).default;
  } catch {
    // Not what a hosted project sets, so it names no key; the schema then tells which variable is missing.
    return undefined;
  }
}
