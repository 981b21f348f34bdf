import { afterEach, beforeEach, expect, test } from 'vitest';
import { buildApp } from './build-app.ts';
import { isFresh } from './freshness.ts';
import { createFixtureRoot, type FixtureFiles } from './testing/fixture-app.ts';

let fixture: Awaited<ReturnType<typeof createFixtureRoot>>;

beforeEach(async () => {
  fixture = await createFixtureRoot();
});
afterEach(() => fixture.remove());

async function faultsOf(changes: FixtureFiles): Promise<string[]> {
  await fixture.writeRemote(changes);
  const failure = await buildApp('mf-jobs', { root: fixture.root }).catch((error: unknown) => error);
  expect(failure).toMatchObject({ name: 'BuildError' });
  expect(isFresh('mf-jobs', fixture.root)).toBe(false);
  return failure instanceof Error ? failure.message.split('\n') : [];
}

test('A page without a chunk of its own fails the build, and the message says what to write', async () => {
  expect(await faultsOf({ 'src/remote.tsx': 'export const remote = { pages: {}, slots: {} };' })).toEqual([
    "mf-jobs: page 'job-list' of src/manifest.ts has no chunk of its own; write in src/remote.tsx " +
      'import(/* webpackChunkName: "page-job-list" */ \'./...\')',
  ]);
});

test('A manifest that gives no valid remote.json fails the build with the field that is wrong', async () => {
  const manifest = `export const manifest = { name: 'mf-jobs', displayName: { en: 'Jobs' }, owner: 'Jobs team',
    contract: '^1.0.0', slots: [], pages: [{ id: 'job-list', path: '//elsewhere', access: 'public', title: { en: 'Jobs' } }] };`;
  expect(await faultsOf({ 'src/manifest.ts': manifest })).toEqual([
    expect.stringContaining('mf-jobs: src/manifest.ts gives no valid remote.json: pages.0.path:'),
  ]);
});

test('A fault of syntax is one line with its place', async () => {
  const page = 'const first = 1;\nexport const second: = 2;';
  expect(await faultsOf({ 'src/job-list-page.tsx': page })).toEqual([
    expect.stringMatching(/^mf-jobs\/src\/job-list-page\.tsx:2: Syntax Error: Unexpected token/),
  ]);
});

test('A missing file and a missing export are one line each, at the import of the source', async () => {
  const page = `import { useState } from 'react';
// The compiled module has this import on another line.
import { gone } from './gone.ts';
import { nothing } from './other.ts';
export function JobListPage() {
  return <main>{gone}{nothing}{useState(0)}</main>;
}`;
  const faults = await faultsOf({ 'src/job-list-page.tsx': page, 'src/other.ts': 'export const something = 1;' });
  expect(faults.sort()).toEqual([
    "mf-jobs/src/job-list-page.tsx:3: Module not found: Can't resolve './gone.ts'",
    expect.stringMatching(
      /^mf-jobs\/src\/job-list-page\.tsx:4: .*export 'nothing' .* was not found in '\.\/other\.ts'/,
    ),
  ]);
});

test('A fault in a style sheet is one line with its place', async () => {
  expect(await faultsOf({ 'src/job-list-page.css': '\n.page { @apply nonsense; }' })).toEqual([
    expect.stringMatching(/^mf-jobs\/src\/job-list-page\.css:\d+: Cannot apply unknown utility class/),
  ]);
});

function packageFiles(name: string, files: FixtureFiles): FixtureFiles {
  const description = JSON.stringify({ name, version: '1.0.0', license: 'MIT' });
  const all = Object.entries({ 'package.json': description, ...files });
  return Object.fromEntries(all.map(([file, text]) => [`node_modules/${name}/${file}`, text]));
}

test('Every other way into a shared module fails the build, and the message says what to import', async () => {
  const faults = await faultsOf({
    ...packageFiles('react-dom', {
      'client.js': "export * from './inner.js';",
      'inner.js': 'export const createRoot = () => document;',
    }),
    ...packageFiles('react', { 'jsx-dev-runtime.js': 'export const jsxDEV = () => document;' }),
    ...packageFiles('react-router-dom', { 'index.js': 'export const useParams = () => document;' }),
    ...packageFiles('chart', { 'index.js': "export { createRoot as draw } from 'react-dom/client';" }),
    'src/job-list-page.tsx': `import { jsxDEV } from 'react/jsx-dev-runtime';
import { useParams } from 'react-router-dom';
import { draw } from 'chart';
import { useAuthStore } from '../../../../../shared/src/session/auth-store.ts';
export function JobListPage() {
  return String([jsxDEV, useParams, draw, useAuthStore]);
}`,
  });
  const second = 'which brings a second copy of';
  expect(faults.sort()).toEqual([
    `mf-jobs: ../../../../shared/src/session/auth-store.ts imports '../contract/index.ts', ${second} @fursa/shared/contract into the page; the shell provides it: import from '@fursa/shared/contract'`,
    `mf-jobs: node_modules/chart/index.js imports 'react-dom/client', ${second} react-dom into the page; the shell provides it: import from 'react-dom'`,
    `mf-jobs: src/job-list-page.tsx imports '../../../../../shared/src/session/auth-store.ts', ${second} @fursa/shared/session into the page; the shell provides it: import from '@fursa/shared/session'`,
    `mf-jobs: src/job-list-page.tsx imports 'react-router-dom', ${second} react-router-dom into the page; the shell provides it: import from '@fursa/shared/router'`,
    `mf-jobs: src/job-list-page.tsx imports 'react/jsx-dev-runtime', ${second} react into the page; the shell provides it: import from 'react' or 'react/jsx-runtime'`,
  ]);
});

test('A rule of a style sheet that cannot be kept inside the remote fails the build with its place in the source', async () => {
  const faults = await faultsOf({ 'src/job-list-page.css': '.page { color: red; }\n@page { margin: 0; }' });
  expect(faults).toEqual(['mf-jobs/src/job-list-page.css:2: @page cannot be kept inside the place of a remote']);
});
