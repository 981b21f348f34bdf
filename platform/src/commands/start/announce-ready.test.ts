import { describe, expect, it } from 'vitest';
import { describeLocalOnly } from './announce-ready.ts';
import { readEnvironment } from './read-environment.ts';

const defaults = { port: 3000, root: '/srv/fursa', dataDir: '.fursa', releaseDir: 'releases' };
const describeFor = (variables: Record<string, string>) =>
  describeLocalOnly(readEnvironment(variables, defaults), '3000');

describe('describeLocalOnly', () => {
  it.each([{ HOST: '0.0.0.0' }, { HOST: '::' }, { FURSA_SITE_URL: 'https://fursa.example.com' }])(
    'With %j the start says what is off for others and where it is on',
    (variables) => {
      expect(describeFor(variables)).toBe(
        'Off for callers from elsewhere: /dev/mail and the demo accounts; use them on this machine at ' +
          'http://localhost:3000. NODE_ENV=production removes both altogether.',
      );
    },
  );

  it('At an address that is not loopback the start says how to have it', () => {
    expect(describeFor({ HOST: '192.168.1.5' })).toContain('start with HOST=localhost or HOST=0.0.0.0. NODE_ENV');
  });

  it.each<Record<string, string>>([
    {},
    { HOST: '127.0.0.1' },
    { HOST: '::1', FURSA_SITE_URL: 'http://[::1]:3000' },
    { FURSA_SITE_URL: 'http://localhost:8080' },
    { HOST: '0.0.0.0', NODE_ENV: 'production' },
    { HOST: '0.0.0.0', SUPABASE_URL: 'https://project.supabase.co', SUPABASE_PUBLISHABLE_KEY: 'key' },
  ])('With %j nothing is off for some and on for others', (variables) => {
    expect(describeFor(variables)).toBeUndefined();
  });
});
