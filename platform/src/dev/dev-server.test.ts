import { writeFile } from 'node:fs/promises';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFixtureRoot } from '../build/testing/fixture-app.ts';
import type { GatewayEnvironment } from '../gateway/index.ts';
import { createDevGateway } from './start-dev.ts';
import { type DevServer, startDevServer } from './start-dev-server.ts';

const publicPath = '/remotes/mf-jobs/dev/';
const pageChunk = `${publicPath}page-job-list.js`;

const faults: string[] = [];
let fixture: Awaited<ReturnType<typeof createFixtureRoot>>;
let server: DevServer;
let gateway: Hono<GatewayEnvironment>;

beforeAll(async () => {
  fixture = await createFixtureRoot();
  await fixture.writeRemote();
  server = await startDevServer({
    appFolder: `${fixture.root}/mf-jobs`,
    outputFolder: `${fixture.root}/out`,
    publicPath,
    warn: (line) => faults.push(line),
  });
  const product = new Hono<GatewayEnvironment>();
  product.get('*', (context) => context.text('the product'));
  gateway = createDevGateway(product, [{ path: publicPath, origin: server.origin }]);
});
afterAll(async () => {
  await server?.close();
  await fixture.remove();
});

async function read(path: string): Promise<string> {
  const response = await gateway.request(`http://localhost${path}`);
  expect(response.status, path).toBe(200);
  return await response.text();
}

test('The files under construction are at the address of the product, and everything else is the product', async () => {
  expect(await read(`${publicPath}remoteEntry.js`)).toContain('mf_jobs');
  expect(await read(pageChunk)).toContain('JobListPage');
  expect(await read('/jobs')).toBe('the product');
});

test('A change is announced to open pages and served, and a compile error is mended by the next change', async () => {
  const told: string[] = [];
  // Pages of strangers are refused, by their origin. The browser's types do not know that Node can send one.
  const origin = { headers: { origin: 'http://localhost' } };
  const socket: WebSocket = Reflect.construct(WebSocket, [`${server.origin.replace('http', 'ws')}/ws`, origin]);
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(data).type));
  await tells(told, 'ok');

  await writePage('export function JobListPage() { return "changed"; }');
  await tells(told, 'ok');
  await expect.poll(() => read(pageChunk)).toContain('changed');

  await writePage('export function JobListPage( { return 1; }');
  await tells(told, 'errors');
  expect(faults).toContainEqual(expect.stringMatching(/^mf-jobs\/src\/job-list-page\.tsx:1: Syntax Error/));
  await writePage('export function JobListPage() { return "mended"; }');
  await tells(told, 'ok');
  await expect.poll(() => read(pageChunk)).toContain('mended');
  socket.close();
});

function writePage(source: string): Promise<void> {
  return writeFile(`${fixture.root}/mf-jobs/src/job-list-page.tsx`, source);
}

/** Waits for the next message of that type and forgets what came up to it. */
async function tells(told: string[], type: string): Promise<void> {
  await expect.poll(() => told).toContain(type);
  told.splice(0, told.indexOf(type) + 1);
}
