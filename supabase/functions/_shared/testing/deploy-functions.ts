import { spawn } from 'node:child_process';
import { cp, mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(import.meta.resolve('supabase/dist/supabase.js'));
const repository = join(import.meta.dirname, '../../../..');
const project = 'a'.repeat(20);

/** A checkout with what a deployment of the functions reads, in a temporary folder: the CLI writes into the one it runs in. */
export async function copyFunctions(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), 'fursa-deploy-'));
  const filter = (path: string) => !path.includes('node_modules');
  await cp(join(repository, 'supabase'), join(copy, 'supabase'), { recursive: true, filter });
  await cp(join(repository, 'engine'), join(copy, 'engine'), { recursive: true, filter });
  await mkdir(join(copy, '.git'));
  return copy;
}

/** What the CLI sent: by function, the files by their paths in the checkout. */
export type Uploads = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Runs `supabase functions deploy --use-api` in a checkout, against a management API that keeps what it is sent. */
export async function deployFunctions(checkout: string): Promise<Uploads> {
  const uploads = new Map<string, ReadonlyMap<string, string>>();
  const server = createServer(async (request, response) => {
    const slug = new URL(request.url ?? '/', 'http://localhost').searchParams.get('slug') ?? '';
    const type = request.headers['content-type'] ?? '';
    const body = await text(request);
    if (type.startsWith('multipart/')) uploads.set(slug, readFiles(type, body));
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answerTo(request.method, slug)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    await runDeploy(checkout, `http://127.0.0.1:${port}`);
  } finally {
    server.close();
  }
  return uploads;
}

async function runDeploy(checkout: string, api: string): Promise<void> {
  const profile = join(checkout, 'profile.yaml');
  await writeFile(profile, `name: local\napi_url: ${api}\ndashboard_url: ${api}\nproject_host: example.test\n`);
  const args = [
    'functions',
    'deploy',
    '--use-api',
    '--yes',
    '--agent=no',
    `--profile=${profile}`,
    `--remote=${project}`,
  ];
  const child = spawn(process.execPath, [program, ...args], {
    cwd: checkout,
    env: {
      PATH: process.env.PATH,
      // Its settings and caches: none of the person's own.
      HOME: checkout,
      SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
      SUPABASE_TELEMETRY_DISABLED: '1',
      DO_NOT_TRACK: '1',
      SUPABASE_NO_UPDATE_NOTIFIER: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  if ((await exit) !== 0) throw new Error(`The functions were not deployed:\n${output}${errors}`);
}

/** What the management API says of a function that was sent, and of all of them once they are switched over. */
function answerTo(method: string | undefined, slug: string): unknown {
  if (method === 'PUT') return { functions: [] };
  if (method !== 'POST') return [];
  const dates = { created_at: 1, updated_at: 1 };
  return { id: slug, slug, name: slug, status: 'ACTIVE', version: 1, verify_jwt: false, import_map: true, ...dates };
}

/** Node's own `formData()` keeps the last part of a file's name, and its folder is what matters here. */
function readFiles(type: string, body: string): ReadonlyMap<string, string> {
  const boundary = /boundary="?([^";]+)/.exec(type)?.[1] ?? '';
  const parts = body.split(`--${boundary}`).map((part) => part.split(/\r\n\r\n(.*)\r\n$/s));
  return new Map(
    parts.flatMap(([head = '', content = '']) => {
      const name = /filename="([^"]+)"/.exec(head)?.[1];
      return name === undefined ? [] : [[name, content] as const];
    }),
  );
}
