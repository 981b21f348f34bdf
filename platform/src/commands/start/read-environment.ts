import { isIPv6 } from 'node:net';
import path from 'node:path';
import * as z from 'zod/mini';
import { repositoryFolder } from '../../build/app-names.ts';
import { parseTrustedProxies, type ServeOptions, type TrustedProxies } from '../../gateway/index.ts';
import { CommandError } from '../command.ts';

/** Where the product is when nothing else is said; what `start` serves is what `publish` and `rollback` change. */
export const productDefaults: EnvironmentDefaults = {
  port: 3000,
  root: repositoryFolder,
  dataDir: '.fursa',
  releaseDir: 'releases',
};

/** The settings of `start` and `isolate`, read from environment variables. */
export interface Environment {
  readonly port: number;
  readonly host: string;
  /** Where people reach the product when that is not this machine's own address: email links start with it. */
  readonly siteUrl: string | undefined;
  /** How people reach the operator: an email address, or the address of a page. */
  readonly contact: string | undefined;
  /** The AI service that is connected, as people are told; undefined without one. */
  readonly aiProvider: string | undefined;
  /** Share of visits, 0 to 1, whose browsers measure how the remotes do. */
  readonly telemetryShare: number;
  readonly dataDir: string;
  readonly releaseDir: string;
  readonly databaseUrl: string | undefined;
  /** A Supabase project instead of the embedded backend. */
  readonly supabase: { readonly url: string; readonly publishableKey: string } | undefined;
  readonly emailConfirmation: boolean;
  readonly isProduction: boolean;
  readonly logRequests: boolean;
  /** Proxies in front of the product, which say for whom they call; none when absent. */
  readonly trustedProxies: TrustedProxies | undefined;
  /** Origins that remotes may come from, beside the product's own. */
  readonly remoteOrigins: readonly string[];
  /** Connections that one address may have open; the server's own limit when absent. */
  readonly connectionsPerAddress: number | undefined;
  /** Milliseconds that a call may take in the embedded database; the backend's own limit when absent. */
  readonly databaseTimeout: number | undefined;
  /** Opens `/metrics` to callers from elsewhere. */
  readonly metricsToken: string | undefined;
  /** What the watcher of releases may do by itself; undefined when it is off. */
  readonly watcher: 'canary' | 'rollback' | undefined;
  /** Lets the watcher read the measurements of a Supabase project. */
  readonly supabaseSecretKey: string | undefined;
}

export interface EnvironmentDefaults {
  readonly port: number;
  /** Folder that relative folders are meant from. */
  readonly root: string;
  readonly dataDir: string;
  readonly releaseDir: string;
}

const portMessage = 'must be a port number from 0 to 65535 (0 takes any free port)';
const onOff = z.enum(['on', 'off'], 'must be on or off');
const text = z.string();

const variablesSchema = z.object({
  PORT: z.optional(text.check(z.refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535, portMessage))),
  HOST: z.optional(text.check(z.regex(/^[\w.:-]+$/, 'must be a host name or an address'))),
  FURSA_SITE_URL: z.optional(
    text.check(
      z.refine(isWebAddress, 'must be an http or https address'),
      z.refine(isOrigin, 'must be an address without a path: Fursa has a host of its own, and does not work below one'),
    ),
  ),
  FURSA_CONTACT: z.optional(text.check(z.refine(isContact, 'must be an email address, or an http or https address'))),
  FURSA_AI_PROVIDER: z.optional(text.check(z.maxLength(100, 'must have at most 100 characters'))),
  FURSA_TELEMETRY_SHARE: z.optional(text.check(z.regex(/^(0|1|0?\.\d{1,6}|1\.0)$/, 'must be a number from 0 to 1'))),
  AI_API_KEY: z.optional(text),
  AI_BASE_URL: z.optional(text),
  FURSA_DATA_DIR: z.optional(text),
  FURSA_RELEASE_DIR: z.optional(text),
  FURSA_DATABASE_URL: z.optional(
    text.check(
      z.refine((value) => hasProtocol(value, ['postgres:', 'postgresql:']), 'must be a postgresql:// address'),
    ),
  ),
  SUPABASE_URL: z.optional(text.check(z.refine(isSafeBackendAddress, 'Must be a valid HTTPS URL'))),
  SUPABASE_PUBLISHABLE_KEY: z.optional(text),
  SUPABASE_SECRET_KEY: z.optional(text),
  FURSA_EMAIL_CONFIRMATION: z.optional(onOff),
  FURSA_REQUEST_LOG: z.optional(onOff),
  FURSA_TRUSTED_PROXIES: z.optional(text),
  FURSA_REMOTE_ORIGINS: z.optional(
    text.check(
      z.refine((value) => readOrigins(value).every(isSafeOrigin), 'must be https origins, separated by spaces'),
    ),
  ),
  FURSA_CONNECTIONS_PER_ADDRESS: z.optional(text.check(z.regex(/^[1-9]\d{0,5}$/, 'must be a number from 1 to 999999'))),
  FURSA_DATABASE_TIMEOUT_MS: z.optional(
    text.check(z.regex(/^[1-9]\d{2,6}$/, 'must be a number of milliseconds from 100 to 9999999')),
  ),
  FURSA_METRICS_TOKEN: z.optional(
    text.check(z.regex(/^[\w.~+/=-]{16,}$/, 'must have 16 characters or more, and no blanks')),
  ),
  FURSA_WATCHER: z.optional(z.enum(['off', 'canary', 'rollback'], 'must be off, canary or rollback')),
  NODE_ENV: z.optional(text),
});

/**
 * Reads the settings out of `variables`; an empty one counts as absent.
 *
 * @throws CommandError naming the first wrong variable.
 */
export function readEnvironment(
  variables: Readonly<Record<string, string | undefined>>,
  defaults: EnvironmentDefaults,
): Environment {
  const present = Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = z.safeParse(variablesSchema, present);
  if (!result.success) {
    const [issue] = result.error.issues;
    throw new CommandError(`${issue?.path.join('.')}: ${issue?.message}.`);
  }
  const values = result.data;
  const supabase = readSupabase(values.SUPABASE_URL, values.SUPABASE_PUBLISHABLE_KEY);
  if (supabase !== undefined && values.FURSA_DATABASE_URL !== undefined) {
    throw new CommandError('SUPABASE_URL and FURSA_DATABASE_URL name two backends: set one of them.');
  }
  return {
    port: values.PORT === undefined ? defaults.port : Number(values.PORT),
    host: values.HOST ?? 'localhost',
    siteUrl: values.FURSA_SITE_URL?.replace(/\/+$/, ''),
    contact: values.FURSA_CONTACT,
    aiProvider: values.FURSA_AI_PROVIDER ?? (supabase === undefined ? readAiProvider(values) : undefined),
    telemetryShare: readTelemetryShare(values.FURSA_TELEMETRY_SHARE, supabase === undefined),
    dataDir: path.resolve(defaults.root, values.FURSA_DATA_DIR ?? defaults.dataDir),
    releaseDir: path.resolve(defaults.root, values.FURSA_RELEASE_DIR ?? defaults.releaseDir),
    databaseUrl: values.FURSA_DATABASE_URL,
    supabase,
    emailConfirmation: values.FURSA_EMAIL_CONFIRMATION === 'on',
    isProduction: values.NODE_ENV === 'production',
    logRequests: values.FURSA_REQUEST_LOG === 'on',
    trustedProxies: readTrustedProxies(values.FURSA_TRUSTED_PROXIES),
    remoteOrigins: readOrigins(values.FURSA_REMOTE_ORIGINS ?? ''),
    connectionsPerAddress:
      values.FURSA_CONNECTIONS_PER_ADDRESS === undefined ? undefined : Number(values.FURSA_CONNECTIONS_PER_ADDRESS),
    databaseTimeout:
      values.FURSA_DATABASE_TIMEOUT_MS === undefined ? undefined : Number(values.FURSA_DATABASE_TIMEOUT_MS),
    metricsToken: values.FURSA_METRICS_TOKEN,
    watcher: values.FURSA_WATCHER === 'off' ? undefined : (values.FURSA_WATCHER ?? 'canary'),
    supabaseSecretKey: values.SUPABASE_SECRET_KEY,
  };
}

/** Elsewhere the function `telemetry` may not have been deployed: whoever has done so names a share. */
function readTelemetryShare(value: string | undefined, isEmbedded: boolean): number {
  if (value !== undefined) return Number(value);
  return isEmbedded ? 0.1 : 0;
}

function readTrustedProxies(value: string | undefined): TrustedProxies | undefined {
  try {
    return value === undefined ? undefined : parseTrustedProxies(value);
  } catch (error) {
    if (error instanceof RangeError) throw new CommandError(`FURSA_TRUSTED_PROXIES: ${error.message}.`);
    throw error;
  }
}

function readSupabase(url: string | undefined, publishableKey: string | undefined): Environment['supabase'] {
  if (url === undefined && publishableKey === undefined) return undefined;
  if (url !== undefined && publishableKey !== undefined) return { url: url.replace(/\/+$/, ''), publishableKey };
  const missing = url === undefined ? 'SUPABASE_URL' : 'SUPABASE_PUBLISHABLE_KEY';
  throw new CommandError(`${missing} is missing: set both SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY, or neither.`);
}

/** https, or http on this very machine: sessions must not travel in the clear. */
function isSafeBackendAddress(value: string): boolean {
  if (hasProtocol(value, ['https:'])) return true;
  return hasProtocol(value, ['http:']) && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(value).hostname);
}

function readOrigins(value: string): string[] {
  return value.split(/[\s,]+/).filter((origin) => origin !== '');
}

/** An origin and nothing more: it becomes a part of the Content-Security-Policy, and a host may have a `;` in it. */
function isSafeOrigin(value: string): boolean {
  return /^[\w.:/[\]-]+$/.test(value) && isSafeBackendAddress(value) && new URL(value).origin === value;
}

function isWebAddress(value: string): boolean {
  return hasProtocol(value, ['http:', 'https:']);
}

/** What is no address at all is told by another rule. */
function isOrigin(value: string): boolean {
  return !isWebAddress(value) || /^\/*$/.test(new URL(value).pathname + new URL(value).search);
}

function isContact(value: string): boolean {
  return isWebAddress(value) || /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/.test(value);
}

function hasProtocol(value: string, protocols: readonly string[]): boolean {
  return URL.canParse(value) && protocols.includes(new URL(value).protocol);
}

/** The functions of the embedded backend read the same variables, with the same default; a wrong address they refuse themselves. */
function readAiProvider(
  values: Pick<z.infer<typeof variablesSchema>, 'AI_API_KEY' | 'AI_BASE_URL'>,
): string | undefined {
  if (values.AI_API_KEY === undefined) return undefined;
  const address = values.AI_BASE_URL ?? 'https://api.x.ai/v1';
  return URL.canParse(address) ? new URL(address).hostname : undefined;
}

/** Where and for whom the environment has the gateway listen. */
export function serveOptions({ port, host, trustedProxies, connectionsPerAddress }: Environment): ServeOptions {
  return {
    port,
    host,
    ...(trustedProxies === undefined ? {} : { trustedProxies }),
    ...(connectionsPerAddress === undefined ? {} : { limits: { perAddress: connectionsPerAddress } }),
  };
}

/** The address of the product on this machine. */
export function localAddress({ host }: Environment, port: number): string {
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}
