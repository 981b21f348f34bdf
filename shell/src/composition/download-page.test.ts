import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { distrustFailedFiles, downloadPage, pageFiles } from './download-page.ts';
import { makeVersion } from './testing/serve-versions.ts';

/** What was fetched, and how: `page.js reload`. */
const fetched: string[] = [];

beforeAll(() => {
  distrustFailedFiles();
  vi.stubGlobal('fetch', async (url: string, { cache }: RequestInit) => {
    fetched.push(`${url.split('/').at(-1)} ${cache}`);
    return new Response('a file');
  });
});
beforeEach(() => {
  fetched.length = 0;
});

async function fetchPage(version: string): Promise<readonly string[]> {
  fetched.length = 0;
  const remote = { ...makeVersion('mf-jobs', version), preload: ['remote.js', 'remote.css'] };
  const [page] = remote.pages;
  if (page === undefined) throw new Error('It has a page');
  await downloadPage({ remote, page: { ...page, preload: ['page.js'] } });
  return fetched;
}

/** As a browser tells what became of an element. */
function tell(event: 'load' | 'error', version: string, file: string): void {
  const element = document.createElement(file.endsWith('.css') ? 'link' : 'script');
  const url = `/remotes/mf-jobs/${version}/${file}`;
  Object.assign(element, element instanceof HTMLLinkElement ? { href: url } : { src: url, type: 'never-run' });
  document.head.append(element);
  element.dispatchEvent(new Event(event));
  element.remove();
}

test('Files that are there are not fetched again', async () => {
  expect(await fetchPage('1.0.0')).toEqual([
    'entry.js default',
    'remote.js default',
    'remote.css default',
    'page.js default',
  ]);
  expect(await fetchPage('1.0.0')).toEqual([]);
});

test('A file whose element failed is fetched past the cache, and so is what came with it and was not taken yet', async () => {
  await fetchPage('2.0.0');
  await fetchPage('2.1.0');
  tell('load', '2.0.0', 'entry.js');
  tell('load', '2.0.0', 'remote.css');
  tell('error', '2.0.0', 'remote.js');
  expect(await fetchPage('2.0.0')).toEqual(['remote.js reload', 'page.js reload']);
  expect(await fetchPage('2.0.0')).toEqual([]);
  expect(await fetchPage('2.1.0')).toEqual([]);
});

test('A script is fetched once, and past the cache when its element failed, also while somebody else fetches it', async () => {
  const url = '/remotes/mf-jobs/3.0.0/dialog.js';
  await pageFiles.fetch(url);
  await pageFiles.fetch(url);
  expect(fetched).toEqual(['dialog.js default']);
  tell('error', '3.0.0', 'dialog.js');
  await pageFiles.fetch(url);
  expect(fetched.at(-1)).toBe('dialog.js reload');

  const other = '/remotes/mf-jobs/3.1.0/dialog.js';
  const slower = pageFiles.fetch(other);
  tell('error', '3.1.0', 'dialog.js');
  await slower;
  await pageFiles.fetch(other);
  expect(fetched.slice(-2)).toEqual(['dialog.js default', 'dialog.js reload']);
});
