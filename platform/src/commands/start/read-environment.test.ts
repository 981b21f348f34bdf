import { describe, expect, it } from 'vitest';
import { readEnvironment } from './read-environment.ts';

const defaults = { port: 3000, root: '/srv/fursa', dataDir: '.fursa', releaseDir: 'releases' };
const read = (variables: Record<string, string | undefined>) => readEnvironment(variables, defaults);

describe('readEnvironment', () => {
  it('Every setting has a default', () => {
    expect(read({})).toEqual({
      port: 3000,
      host: 'localhost',
      siteUrl: undefined,
      contact: undefined,
      telemetryShare: 0.1,
      dataDir: '/srv/fursa/.fursa',
      releaseDir: '/srv/fursa/releases',
      databaseUrl: undefined,
      supabase: undefined,
      emailConfirmation: false,
      isProduction: false,
      logRequests: false,
      trustedProxies: undefined,
      remoteOrigins: [],
      connectionsPerAddress: undefined,
      databaseTimeout: undefined,
      metricsToken: undefined,
      watcher: 'canary',
      supabaseSecretKey: undefined,
    });
  });

  it('A variable that is set counts, an empty one does not', () => {
    const environment = read({
      PORT: '4300',
      HOST: '0.0.0.0',
      FURSA_SITE_URL: 'https://fursa.example.com/',
      FURSA_CONTACT: 'privacy@fursa.example.com',
      FURSA_TELEMETRY_SHARE: '.5',
      FURSA_DATA_DIR: '/var/fursa',
      FURSA_RELEASE_DIR: 'elsewhere',
      FURSA_DATABASE_URL: 'postgresql://fursa@127.0.0.1:5432/fursa',
      FURSA_EMAIL_CONFIRMATION: 'on',
      FURSA_REQUEST_LOG: 'on',
      FURSA_TRUSTED_PROXIES: 'loopback, 10.0.0.0/8',
      FURSA_CONNECTIONS_PER_ADDRESS: '500',
      FURSA_DATABASE_TIMEOUT_MS: '20000',
      FURSA_METRICS_TOKEN: 'mti-na-tembo-2026',
      FURSA_WATCHER: 'rollback',
      FURSA_REMOTE_ORIGINS: 'https://cdn.example http://localhost:3001',
      NODE_ENV: 'production',
      SUPABASE_URL: '',
    });
    expect(environment).toEqual({
      port: 4300,
      host: '0.0.0.0',
      siteUrl: 'https://fursa.example.com',
      contact: 'privacy@fursa.example.com',
      telemetryShare: 0.5,
      dataDir: '/var/fursa',
      releaseDir: '/srv/fursa/elsewhere',
      databaseUrl: 'postgresql://fursa@127.0.0.1:5432/fursa',
      supabase: undefined,
      emailConfirmation: true,
      isProduction: true,
      logRequests: true,
      trustedProxies: { has: expect.any(Function) },
      remoteOrigins: ['https://cdn.example', 'http://localhost:3001'],
      connectionsPerAddress: 500,
      databaseTimeout: 20_000,
      metricsToken: 'mti-na-tembo-2026',
      watcher: 'rollback',
      supabaseSecretKey: undefined,
    });
    expect(['10.1.2.3', '::1', '11.1.2.3'].map((address) => environment.trustedProxies?.has(address))).toEqual([
      true,
      true,
      false,
    ]);
  });

  it.each(['https://project.supabase.co', 'http://localhost:54321', 'http://127.0.0.1:54321', 'http://[::1]:54321/'])(
    'Supabase may be at %s',
    (url) => {
      const { supabase, telemetryShare } = read({ SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'key' });
      // Its function has to be deployed first.
      expect(telemetryShare).toBe(0);
      expect(supabase).toEqual({ url: url.replace(/\/$/, ''), publishableKey: 'key' });
    },
  );

  it.each([
    'http://project.supabase.co',
    'http://localhost.example.com',
    'http://127.0.0.1.example.com',
    'ftp://localhost',
    'project',
    'https://',
  ])('Supabase may not be at %s', (url) => {
    const variables = { SUPABASE_URL: url, SUPABASE_PUBLISHABLE_KEY: 'key' };
    expect(() => read(variables)).toThrow('SUPABASE_URL: Must be a valid HTTPS URL.');
  });

  it.each<[Record<string, string>, string]>([
    [{ PORT: '-1' }, 'PORT: must be a port number'],
    [{ PORT: '65536' }, 'PORT: must be a port number'],
    [{ PORT: '3000x' }, 'PORT: must be a port number'],
    [{ PORT: '3e3' }, 'PORT: must be a port number'],
    [{ HOST: 'http://localhost' }, 'HOST: must be a host name'],
    [{ FURSA_EMAIL_CONFIRMATION: 'yes' }, 'FURSA_EMAIL_CONFIRMATION: must be on or off'],
    [{ FURSA_REQUEST_LOG: '1' }, 'FURSA_REQUEST_LOG: must be on or off'],
    [{ FURSA_TRUSTED_PROXIES: 'loopback, nginx' }, 'FURSA_TRUSTED_PROXIES: "nginx" is no address, no range'],
    [{ FURSA_TRUSTED_PROXIES: '0.0.0.0/0' }, 'FURSA_TRUSTED_PROXIES: "0.0.0.0/0" trusts everybody'],
    [{ FURSA_REMOTE_ORIGINS: 'http://cdn.example' }, 'FURSA_REMOTE_ORIGINS: must be https origins'],
    [{ FURSA_REMOTE_ORIGINS: 'https://cdn.example/builds' }, 'FURSA_REMOTE_ORIGINS: must be https origins'],
    [{ FURSA_REMOTE_ORIGINS: 'https://cdn.example;script-src' }, 'FURSA_REMOTE_ORIGINS: must be https origins'],
    [{ FURSA_CONNECTIONS_PER_ADDRESS: '0' }, 'FURSA_CONNECTIONS_PER_ADDRESS: must be a number'],
    [{ FURSA_DATABASE_TIMEOUT_MS: '8 s' }, 'FURSA_DATABASE_TIMEOUT_MS: must be a number of milliseconds'],
    [{ FURSA_TELEMETRY_SHARE: '10' }, 'FURSA_TELEMETRY_SHARE: must be a number from 0 to 1'],
    [{ FURSA_METRICS_TOKEN: 'short' }, 'FURSA_METRICS_TOKEN: must have 16 characters or more'],
    [{ FURSA_WATCHER: 'on' }, 'FURSA_WATCHER: must be off, canary or rollback'],
    [{ FURSA_DATABASE_URL: 'mysql://localhost/fursa' }, 'FURSA_DATABASE_URL: must be a postgresql:// address'],
    [{ FURSA_CONTACT: 'javascript:alert(1)' }, 'FURSA_CONTACT: must be an email address, or an http or https address'],
    [{ FURSA_SITE_URL: 'fursa.example.com' }, 'FURSA_SITE_URL: must be an http or https address'],
    [{ FURSA_SITE_URL: 'https://example.com/fursa' }, 'FURSA_SITE_URL: must be an address without a path'],
    [{ SUPABASE_URL: 'https://project.supabase.co' }, 'SUPABASE_PUBLISHABLE_KEY is missing'],
    [{ SUPABASE_PUBLISHABLE_KEY: 'key' }, 'SUPABASE_URL is missing'],
    [
      {
        SUPABASE_URL: 'https://x.supabase.co',
        SUPABASE_PUBLISHABLE_KEY: 'key',
        FURSA_DATABASE_URL: 'postgres://localhost/a',
      },
      'SUPABASE_URL and FURSA_DATABASE_URL name two backends',
    ],
  ])('The variables %j are refused in one line', (variables, message) => {
    expect(() => read(variables)).toThrow(message);
    expect(() => read(variables)).toThrow(/^[^\n]+$/);
  });
});
