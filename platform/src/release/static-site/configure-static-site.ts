import type { PublicConfig } from '@fursa/shared/contract/registry';
import { readRegistryFile, writtenRegistry } from '../registry-file.ts';
import { withReleaseLock } from '../release-lock.ts';
import { writeStaticSite } from './static-site.ts';

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
