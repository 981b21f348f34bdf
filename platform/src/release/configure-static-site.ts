import type { PublicConfig } from '@fursa/shared/contract/registry';
import { ensureReleaseDir, readRegistryFile, writtenRegistry } from './registry-file.ts';
import { releasePaths } from './release-paths.ts';
import { writeStaticSite } from './static-site.ts';
import { withLock } from './with-lock.ts';

/** Makes a release folder all that a static host needs, with the given Supabase project; publishing keeps it so. */
export async function configureStaticSite(
  releaseDir: string,
  site: {
    readonly url: string;
    readonly publishableKey: string;
    readonly siteUrl?: string | undefined;
    readonly contact?: string | undefined;
  },
): Promise<void> {
  const config: PublicConfig = {
    version: '0.0.0',
    supabaseUrl: site.url,
    supabasePublishableKey: site.publishableKey,
    ...(site.siteUrl === undefined ? {} : { siteUrl: site.siteUrl }),
    ...(site.contact === undefined ? {} : { contact: site.contact }),
  };
  await ensureReleaseDir(releaseDir);
  await withLock(releasePaths(releaseDir).lock, async () => {
    const file = await readRegistryFile(releaseDir);
    const site = { registry: file.registry, written: writtenRegistry(file.registry, file) };
    await writeStaticSite(releaseDir, site, config);
  });
}
