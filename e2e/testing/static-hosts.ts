import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readStaticHosting, staticHosts } from '@fursa/platform/release';

export interface StaticHost {
  readonly address: string;
  close(): Promise<void>;
}

/** Debian's, where it is installed. */
export const nginx = '/usr/sbin/nginx';

/** Serves a release folder with nginx, as docs/guides/static-hosts.md says, but for http. */
export async function serveWithNginx(releaseDir: string): Promise<StaticHost> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fursa-nginx-'));
  const files = staticHosts.nginx(await readStaticHosting(releaseDir));
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  const port = await findFreePort();
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder};`);
  const server = `server { listen 127.0.0.1:${port}; root ${releaseDir}; include ${folder}/fursa.conf; }`;
  const lines = [
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off; pid ${folder}/pid; error_log stderr;`,
    'events {}',
    `http { access_log off; ${temporary.join(' ')} ${server} }`,
  ];
  await writeFile(path.join(folder, 'nginx.conf'), lines.join('\n'));
  const child = spawn(nginx, ['-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], { stdio: 'inherit' });
  const exited = once(child, 'exit');
  const address = `http://localhost:${port}`;
  while (!(await answers(address))) if (child.exitCode !== null) throw new Error('nginx has ended instead of serving');
  return {
    address,
    close: async () => {
      child.kill();
      await exited;
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Serves a release folder as Netlify does, as far as `_headers` and `_redirects` of Fursa go:
 * https://docs.netlify.com/manage/routing/redirects/redirect-options/ and https://docs.netlify.com/manage/routing/headers/.
 */
export async function serveAsNetlify(releaseDir: string): Promise<StaticHost> {
  /** Answers that read files still, whoever has gone away meanwhile. */
  const answering = new Set<Promise<void>>();
  const server = createServer((request, response) => {
    const done = answer(request, response).finally(() => answering.delete(done));
    answering.add(done);
  });
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    for (const [name, values] of await headersOf(releaseDir, pathname)) response.setHeader(name, values.join(', '));
    const { file, status } = await answerOf(releaseDir, pathname);
    const type = contentTypes[path.extname(file)];
    if (type !== undefined) response.setHeader('content-type', type);
    response.writeHead(status).end(await readFile(path.join(releaseDir, file)));
  }
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
      await Promise.all(answering);
    },
  };
}

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

async function headersOf(releaseDir: string, pathname: string): Promise<ReadonlyMap<string, string[]>> {
  const headers = new Map<string, string[]>();
  let applies = false;
  for (const line of await linesOf(releaseDir, '_headers')) {
    if (line.startsWith('/')) applies = pathname.startsWith(line.slice(0, -1));
    else if (applies) {
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
      headers.set(name, [...(headers.get(name) ?? []), value]);
    }
  }
  return headers;
}

async function answerOf(releaseDir: string, pathname: string) {
  const rules = (await linesOf(releaseDir, '_redirects')).map((line) => line.split(' '));
  const found = rules.find(([from = '']) => patternOf(from).test(pathname));
  const [, to = '', status = ''] = found ?? [];
  const rule = { file: to.slice(1), status: Number.parseInt(status, 10) };
  if (status.endsWith('!')) return rule;
  const present = pathname === '/' ? '/index.html' : pathname;
  for (const file of [present, `${present}.html`])
    if (await isFile(path.join(releaseDir, file))) return { file, status: 200 };
  return found === undefined ? { file: '404.html', status: 404 } : rule;
}

function patternOf(from: string): RegExp {
  return new RegExp(`^${from.replaceAll('.', '[.]').replace(/:\w+/g, '[^/]+').replace('*', '.*')}$`);
}

async function linesOf(releaseDir: string, file: string): Promise<readonly string[]> {
  return (await readFile(path.join(releaseDir, file), 'utf8')).split('\n').filter((line) => line !== '');
}

async function isFile(file: string): Promise<boolean> {
  return await readFile(file).then(
    () => true,
    () => false,
  );
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function answers(address: string): Promise<boolean> {
  return await fetch(address).then(
    () => true,
    () => false,
  );
}
