import { type PublicConfig, publicConfigSchema } from '@fursa/shared/contract/registry';
import { readJsonFile } from '../files/read-json-file.ts';
import { releasePaths } from '../files/release-paths.ts';
import { readRegistryFile, writtenRegistry } from '../registry-file.ts';
import { ReleaseError } from '../release-error.ts';
import { withReleaseLock } from '../release-lock.ts';
import { readShellRelease } from '../shell-release.ts';
import type { StaticHosting } from './hosts/static-host.ts';
import { composeSite, writeStaticSite } from './static-site.ts';

/** Makes a release folder all that a static host needs, with the given Supabase project; publishing keeps it so. */
export async function configureStaticSite(
  releaseDir: string,
  site: {
    readonly url: string;
    readonly publishableKey: string;
    readonly siteUrl?: string | undefined;
    readonly contact?: string | undefined;
    readonly aiProvider?: string | undefined;
    readonly telemetryShare?: number;
  },
): Promise<void> {
  const config: PublicConfig = {
    version: '0.0.0',
    supabaseUrl: site.url,
    supabasePublishableKey: site.publishableKey,
    ...(site.siteUrl === undefined ? {} : { siteUrl: site.siteUrl }),
    ...(site.contact === undefined ? {} : { contact: site.contact }),
    ...(site.aiProvider === undefined ? {} : { aiProvider: site.aiProvider }),
    ...(site.telemetryShare && { telemetryShare: site.telemetryShare }),
  };
  await withReleaseLock(releaseDir, async () => {
    const file = await readRegistryFile(releaseDir);
    const site = { registry: file.registry, written: writtenRegistry(file.registry, file) };
    await writeStaticSite(releaseDir, site, config);
  });
}

/**
 * What a host must be told of the site that follows from what is released.
 *
 * @throws ReleaseError when the folder is no static site.
 */
export async function readStaticHosting(releaseDir: string): Promise<StaticHosting> {
  const file = await readRegistryFile(releaseDir);
  const shell = await readShellRelease(releaseDir);
  const config = await readJsonFile(releasePaths(releaseDir).config, publicConfigSchema, 'Publish again.');
  if (config?.supabaseUrl === undefined || shell === undefined) {
    throw new ReleaseError(
      `${releaseDir} is no static site. Publish the shell with SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY set.`,
    );
  }
  const site = { registry: file.registry, written: writtenRegistry(file.registry, file) };
  return (await composeSite(releaseDir, { site, shell, config })).hosting;
}
