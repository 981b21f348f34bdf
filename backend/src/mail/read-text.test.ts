import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { mailTemplatePath } from '../migrate/project-files.ts';
import { readLinks, readText } from './read-text.ts';

test('Only addresses of the web count as links, and entities are read as what they stand for', () => {
  const html =
    '<a href="javascript:alert(1)">x</a> <a class="b" href="https://fursa.example/?a=1&amp;b=2">Yes &amp; <b>no</b></a>';
  expect(readLinks(html)).toEqual([{ address: 'https://fursa.example/?a=1&b=2', words: 'Yes & no' }]);
});

test('An escaped entity is unescaped once', () => {
  expect(readText('<p>&amp;lt;</p>')).toBe('&lt;');
});

const mails = [
  { name: 'confirmation', heading: 'Confirm your email address', path: '/auth/confirm', type: 'signup' },
  { name: 'recovery', heading: 'Choose a new password', path: '/reset-password', type: 'recovery' },
  { name: 'magic_link', heading: 'Sign in to Fursa', path: '/auth/confirm', type: 'email' },
] as const;

describe.each(mails)('The mail “$heading”', ({ name, heading, path, type }) => {
  const template = () => readFile(mailTemplatePath(name), 'utf8');

  test('It has one link, which carries the token to the page that takes it', async () => {
    const html = (await template())
      .replace('{{ .SiteURL }}', 'https://fursa.example')
      .replace('{{ .TokenHash }}', 'abc');
    expect(readLinks(html).map(({ address }) => address)).toEqual([
      `https://fursa.example${path}?token_hash=abc&type=${type}`,
    ]);
    expect(html).not.toContain('{{');
  });

  test('Its text begins with the name and the heading, and says what to do when nobody asked for it', async () => {
    const text = readText(await template());
    expect(text.split('\n\n').slice(0, 2)).toEqual(['Fursa', heading]);
    expect(text).toContain('Then delete this email.');
    expect(text).toContain('The link works once, for one hour.');
    expect(text).not.toMatch(/[<>]|&\w+;/);
  });

  test('It loads nothing, runs nothing, and is laid out without tables', async () => {
    expect(await template()).not.toMatch(/<(?:img|script|link|table|iframe)|@import|url\(|\son\w+=/i);
  });

  test('It wears the same frame as the others', async () => {
    const bare = (html: string) => html.replace(/href="[^"]*"/, '').replace(/>[^<>]+<(?!\/style)/g, '><');
    expect(bare(await template())).toBe(bare(await readFile(mailTemplatePath('confirmation'), 'utf8')));
  });
});
