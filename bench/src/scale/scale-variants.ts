import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startTestBackendWithDatabase } from '@fursa/backend/testing';
import { appNames, buildApps, isFresh, remoteNames } from '@fursa/platform/build';
import { publishRemote } from '@fursa/platform/release';
import { remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { createReleaseGateway, distFolder, releaseComposed } from '../landing/variants.ts';
import type { SelfSignedCertificate } from '../serving/self-signed-certificate.ts';
import { type RecordingServer, serveOverHttp2 } from '../serving/serve-over-http2.ts';
import { generateRemotes, writeGeneratedBuild } from './generate-remotes.ts';

/** The product as it is, and with further remotes. */
export const scaleNames = ['few', 'many'] as const;
export type ScaleName = (typeof scaleNames)[number];

/** How many remotes the greater of the two products has. */
export const manyRemotes = 50;
/** How many it has more than the product as it is. */
const furtherRemotes = manyRemotes - remoteNames.length;

export interface ServedScales {
  readonly servers: Readonly<Record<ScaleName, RecordingServer>>;
  close(): Promise<void>;
}

/** Builds what is not built, and serves both products by the same gateway, in front of one backend with the data of the seed. */
export async function serveScales(certificate: SelfSignedCertificate): Promise<ServedScales> {
  await buildApps(appNames.filter((name) => !isFresh(name)));
  const folder = await mkdtemp(join(tmpdir(), 'fursa-bench-'));
  const releases = { few: join(folder, 'few'), many: join(folder, 'many') };
  await releaseComposed(releases.few);
  await releaseComposed(releases.many);
  await releaseGenerated(join(folder, 'builds'), releases.many);
  const backend = await startTestBackendWithDatabase();
  const serve = (releaseDir: string) => serveOverHttp2(createReleaseGateway(releaseDir, backend), certificate);
  const servers = { few: await serve(releases.few), many: await serve(releases.many) };
  return {
    servers,
    async close() {
      await Promise.all(Object.values(servers).map((server) => server.close()));
      await backend.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Through the same checks as every other remote. */
async function releaseGenerated(buildsFolder: string, releaseDir: string): Promise<void> {
  const models = await Promise.all(remoteNames.map(readDescription));
  for (const build of generateRemotes(models, furtherRemotes)) {
    const folder = join(buildsFolder, build.description.name);
    await writeGeneratedBuild(folder, build);
    await publishRemote(folder, releaseDir);
  }
}

async function readDescription(name: string) {
  return z.parse(remoteDescriptionSchema, JSON.parse(await readFile(join(distFolder(name), 'remote.json'), 'utf8')));
}
