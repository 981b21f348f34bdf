import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { constants } from 'node:fs';
import { access, chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { findFreePort } from '../http/find-free-port.ts';

/** Where Debian, Fedora and Homebrew put the programs of the versions they have, the server's not being on the path. */
const versionFolders = ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The folder with `initdb` and `postgres` in it, of the newest version found, or undefined. */
async function findPostgresPrograms(path = process.env.PATH ?? ''): Promise<string | undefined> {
  const onPath = path.split(delimiter).filter(Boolean);
  const folders = [...onPath, ...(await findVersions())];
  for (const folder of folders) {
    if ((await isProgram(join(folder, 'initdb'))) && (await isProgram(join(folder, 'postgres')))) return folder;
  }
  return undefined;
}

async function findVersions(): Promise<string[]> {
  const found = await Promise.all(
    versionFolders.map(async (parent) =>
      (await listFolder(parent)).map((name) => ({ name, folder: join(parent, name, 'bin') })),
    ),
  );
  return found
    .flat()
    .filter(({ name }) => /^(postgresql@)?\d+$/.test(name))
    .sort((one, other) => versionOf(other.name) - versionOf(one.name))
    .map(({ folder }) => folder);
}

function versionOf(name: string): number {
  return Number(name.replace('postgresql@', ''));
}

async function listFolder(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch {
    // No such folder on this system: no version in it.
    return [];
  }
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const run = promisify(execFile);

export interface TemporaryPostgres {
  /** Address of an empty database, for a superuser. */
  readonly url: string;
  /** Process id of the server, by which its memory is measured. */
  readonly processId: number;
  /** Ends the server and removes its files. */
  close(): Promise<void>;
}

export interface TemporaryPostgresOptions {
  /** Whether a commit waits for the disk, as in production; off unless stated. */
  readonly isDurable?: boolean;
}

/** What to tell when a test or measurement needs PostgreSQL and there is none. */
export const postgresMissing =
  'PostgreSQL is not installed here (initdb and postgres were not found): install it, or give one with FURSA_DATABASE_URL.';

/**
 * Starts a PostgreSQL of its own in a temporary folder, on a free loopback port, if its programs are installed. It
 * refuses to run as root, so root runs it as the account `postgres`, which every package of it creates.
 *
 * @returns undefined when the programs are not installed
 */
export async function startTemporaryPostgres({
  isDurable = false,
}: TemporaryPostgresOptions = {}): Promise<TemporaryPostgres | undefined> {
  const programs = await findPostgresPrograms();
  if (programs === undefined) return undefined;
  const account = process.getuid?.() === 0 ? await findAccount('postgres') : undefined;
  const folder = await mkdtemp(join(tmpdir(), 'fursa-postgres-'));
  try {
    if (account !== undefined) await chown(folder, account.uid, account.gid);
    const password = await createCluster(programs, folder, account);
    const port = await findFreePort('127.0.0.1');
    const server = await startServer({ programs, folder, port, isDurable, account });
    return {
      url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
      processId: server.pid ?? 0,
      async close() {
        await stopServer(server);
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

async function findAccount(name: string): Promise<Account> {
  const [uid, gid] = await Promise.all(
    ['-u', '-g'].map(async (flag) => Number((await run('id', [flag, name])).stdout)),
  );
  if (uid === undefined || gid === undefined) throw new Error(`The account ${name} was not found.`);
  return { uid, gid };
}

async function createCluster(programs: string, folder: string, account: Account | undefined): Promise<string> {
  const password = randomBytes(18).toString('base64url');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (account !== undefined) await chown(passwordFile, account.uid, account.gid);
  const args = ['--username=postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8'];
  await run(join(programs, 'initdb'), [...args, '--locale=C.UTF-8', '--no-sync', `--pgdata=${join(folder, 'data')}`], {
    ...account,
    cwd: folder,
  });
  return password;
}

interface ServerOptions {
  readonly programs: string;
  readonly folder: string;
  readonly port: number;
  readonly isDurable: boolean;
  readonly account: Account | undefined;
}

async function startServer({ programs, folder, port, isDurable, account }: ServerOptions): Promise<ChildProcess> {
  const durability = isDurable ? 'on' : 'off';
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    lc_messages: 'C',
    fsync: durability,
    synchronous_commit: durability,
    full_page_writes: durability,
    shared_buffers: '256MB',
    logging_collector: 'off',
  };
  const server = spawn(
    join(programs, 'postgres'),
    [
      '-D',
      join(folder, 'data'),
      '-p',
      String(port),
      ...Object.entries(settings).flatMap(([k, v]) => ['-c', `${k}=${v}`]),
    ],
    { ...account, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  // A test run that is broken off leaves no server behind.
  process.once('exit', () => server.kill('SIGQUIT'));
  const said: string[] = [];
  await new Promise<void>((resolve, reject) => {
    createInterface({ input: server.stderr }).on('line', (line) => {
      if (said.length < 20) said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    server.once('error', reject);
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended with status ${code}:\n${said.join('\n')}`)));
  });
  return server;
}

/** A fast shutdown: sessions still open are ended. */
async function stopServer(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, 'exit');
  server.kill('SIGINT');
  await ended;
}
