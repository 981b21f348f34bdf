import type * as FileSystem from 'node:fs/promises';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createLiteClient, type LiteClient } from '../lite/lite-client.ts';
import type { LiteHost } from '../lite/lite-host.ts';
import { runTask } from '../lite/lite-worker.ts';
import { createOutbox } from '../mail/outbox.ts';
import { copyPreparedData } from '../testing/prepared-data.ts';

// Another file of this process may have loaded what writes.
vi.hoisted(() => vi.resetModules());
let isFull = false;
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof FileSystem>();
  return {
    ...real,
    writeFile: async (...write: Parameters<typeof real.writeFile>) => {
      const full = Object.assign(new Error(`ENOSPC: no space left on device, write '${String(write[0])}'`), {
        code: 'ENOSPC',
      });
      if (isFull) throw full;
      await real.writeFile(...write);
    },
  };
});

const keys = { publishableKey: 'publishable', secretKey: 'secret' };
let folder: string;
let lite: LiteClient;

beforeAll(async () => {
  folder = await copyPreparedData(true);
  const options = {
    ...keys,
    databaseFolder: join(folder, 'database'),
    filesFolder: join(folder, 'files'),
    isFirstStart: false,
    databaseUrl: undefined,
    siteUrl: 'http://localhost:3000',
    emailConfirmation: true,
    seed: false,
    jwtSecret: 'a secret of thirty-two characters and more',
  };
  await runTask({ kind: 'open', options });
  const host = { run: async (task) => (await runTask(task)).value as never } satisfies Pick<LiteHost, 'run'>;
  lite = createLiteClient({ host: { ...host, close: async () => undefined }, keys, outbox: createOutbox() });
});
afterAll(async () => {
  await runTask({ kind: 'close' });
  await rm(folder, { recursive: true });
});

const installation = { address: '127.0.0.1', isLocal: true, isInstallation: true, user: undefined };

test('An upload for which the disk has no room is answered 507, without the name of a file', async () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue();
  const upload = () =>
    lite.forward(installation, {
      method: 'POST',
      path: '/storage/v1/object/cvs/a0000000-0000-4000-8000-000000000001/cv.pdf',
      headers: { 'content-type': 'application/pdf', 'x-upsert': 'true' },
      bytes: new Uint8Array(Buffer.from('%PDF-1.7')),
    });
  isFull = true;
  const refused = await upload();
  expect(refused.status).toBe(507);
  expect(await refused.json()).toMatchObject({
    message: 'There is no room left to save this. Please try again later.',
  });
  expect(printed.mock.calls).toEqual([[expect.stringMatching(/cv\.pdf answered 507: the disk is full$/)]]);
  isFull = false;
  expect((await upload()).status).toBe(200);
});
