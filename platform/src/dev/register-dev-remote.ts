import { readFile } from 'node:fs/promises';
import { remoteDescriptionSchema } from '@fursa/shared/contract/registry';
import { withRemote } from '../release/publish-remote.ts';
import { updateRegistry } from '../release/registry-file.ts';

/**
 * Points the registry at a remote under construction. Its files change under their names: nothing of them is known ahead,
 * so there is nothing to preload and no integrity.
 */
export async function registerDevRemote(outputFolder: string, baseUrl: string, releaseDir: string): Promise<void> {
  const description = remoteDescriptionSchema.parse(JSON.parse(await readFile(`${outputFolder}/remote.json`, 'utf8')));
  await updateRegistry(releaseDir, (registry) =>
    withRemote(registry, {
      ...description,
      version: description.version.replace(/-h[0-9a-f]+$/, '-dev'),
      preload: [],
      notificationFiles: [],
      pages: description.pages.map((page) => ({ ...page, preload: [] })),
      integrity: {},
      baseUrl,
    }),
  );
}
