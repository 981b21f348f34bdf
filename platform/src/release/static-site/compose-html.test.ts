import type { Registry } from '@fursa/shared/contract/registry';
import { describe, expect, it } from 'vitest';
import { composeHtml } from './compose-html.ts';

const registry: Registry = { schemaVersion: 1, revision: 7, remotes: [] };
const config = { version: '1.0.0', supabasePublishableKey: 'key' };
const template = (registryTag: string) =>
  `<head>${registryTag}</script><script type="application/json" id="fursa-config"></script></head>`;

describe('composeHtml', () => {
  it('The registry and the configuration stand in their blocks', () => {
    const html = composeHtml(template('<script type="application/json" id="fursa-registry">'), registry, config);
    expect(readBlock(html, 'fursa-registry')).toEqual(registry);
    expect(readBlock(html, 'fursa-config')).toEqual(config);
  });

  it('A block is found though a minifier rewrote its attributes', () => {
    const html = composeHtml(template('<script id=fursa-registry type=application/json>'), registry, config);
    expect(html).toContain('<script id=fursa-registry type=application/json>{"schemaVersion":1');
  });

  it.each(['</script><script>alert(1)</script>', '<!--<script>', '\u2028\u2029', "$& $1 $' $`"])(
    'The text %j stays data',
    (text) => {
      const html = composeHtml(template('<script type="application/json" id="fursa-registry">'), registry, {
        ...config,
        version: text,
      });
      expect(html.match(/<script/g)).toHaveLength(2);
      expect(html).not.toMatch(/[\u2028\u2029]/);
      expect(readBlock(html, 'fursa-config')).toEqual({ ...config, version: text });
    },
  );

  it('The page holds the entry hashes of a remote and its canary, and no signature', () => {
    const remote = { name: 'mf-jobs', entry: 'a.js', integrity: { 'a.js': 'sha256-a', 'b.js': 'sha256-b' }, pages: [] };
    const entry = { ...remote, canary: { percent: 5, remote }, futureField: { 'b.js': 1 } };
    const written = { ...registry, remotes: [entry, 'of another kind'], signature: { key: 'k', value: 'v' } };
    const html = composeHtml(template('<script type="application/json" id="fursa-registry">'), written, config);
    const lean = { ...remote, integrity: { 'a.js': 'sha256-a' } };
    expect(readBlock(html, 'fursa-registry')).toEqual({
      ...registry,
      remotes: [{ ...entry, ...lean, canary: { percent: 5, remote: lean } }, 'of another kind'],
    });
  });
});

function readBlock(html: string, id: string): unknown {
  return JSON.parse(new RegExp(`id=["']?${id}["']?[^>]*>(.*?)</script>`, 's').exec(html)?.[1] ?? '');
}

it('The page names its own address, which cannot break out of where it stands', () => {
  const template =
    '<meta content="%SITE_URL%/x"><script type="application/json" id="fursa-registry"></script><script type="application/json" id="fursa-config"></script>';
  const config = { version: '1', supabasePublishableKey: 'key', siteUrl: 'https://a.example/"><b>' };
  const page = composeHtml(template, { schemaVersion: 1, revision: 0, remotes: [] }, config);
  expect(page).toContain('<meta content="https://a.example/&#34;&#62;&#60;b&#62;/x">');
});
