import { beforeAll, describe, expect, it } from 'vitest';
import { createScriptRules } from './script-policy.ts';

let rules: TrustedTypesRules;

beforeAll(() => {
  const element = document.createElement('script');
  element.id = 'fursa-registry';
  element.type = 'application/json';
  const remote = {
    displayName: { en: 'Remote' },
    version: '1.0.0',
    owner: 'Team',
    contract: '^1.0.0',
    pages: [],
    slots: [],
    entry: 'remoteEntry.js',
    preload: [],
    integrity: {},
  };
  const remotes = [
    { ...remote, name: 'mf-jobs', entryGlobal: 'mf_jobs', baseUrl: '/remotes/mf-jobs/1.0.0/' },
    { ...remote, name: 'mf-ai', entryGlobal: 'mf_ai', baseUrl: 'https://remotes.example.com/mf-ai/' },
  ];
  element.textContent = JSON.stringify({ schemaVersion: 1, revision: 1, remotes });
  document.body.append(element);
  rules = createScriptRules();
});

describe('addresses of scripts and workers', () => {
  it.each([
    '/assets/main.0123abcd.js',
    `${window.location.origin}/assets/chunk.js`,
    '/remotes/mf-jobs/1.0.0/remoteEntry.js',
    'https://remotes.example.com/mf-ai/chunk.js',
  ])('The file %s is let through as it is written', (address) => {
    expect(rules.createScriptURL(address)).toBe(address);
  });

  it.each([
    '/storage/v1/object/public/avatars/x.js',
    '/remotes/mf-jobs/0.9.0/remoteEntry.js',
    '/remotes/mf-jobs/1.0.0/../../../storage/v1/x.js',
    '/assets/%2e%2e/storage/v1/x.js',
    '/assets',
    '/',
    '',
    'https://example.com/assets/x.js',
    '//example.com/assets/x.js',
    '\\\\example.com/assets/x.js',
    'https://remotes.example.com.evil.example/mf-ai/x.js',
    'https://remotes.example.com/other/x.js',
    'http://remotes.example.com/mf-ai/x.js',
    'https://remotes.example.com@evil.example/mf-ai/x.js',
    'data:text/javascript,0',
    'blob:https://remotes.example.com/mf-ai/0',
    'javascript:0',
  ])('The address %j is refused', (address) => {
    expect(rules.createScriptURL(address)).toBeNull();
  });
});

describe('texts of scripts', () => {
  it('Data for search engines is let through', () => {
    const data = JSON.stringify({ '@type': 'JobPosting', title: 'Dereva </script>' });
    expect(rules.createScript(data)).toBe(data);
  });

  it.each(['alert(1)', '{"a":1};alert(1)', '[alert(1)]', '', '{"__proto__": alert}'])(
    'The code %j is refused',
    (text) => {
      expect(rules.createScript(text)).toBeNull();
    },
  );
});
