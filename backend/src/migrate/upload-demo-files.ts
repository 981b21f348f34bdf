import type { App } from '@supabase/lite';
import { BackendStartError } from '../backend-start-error.ts';
import type { DemoFile } from './project-files.ts';

/**
 * Puts the files of the demo data into their buckets, over what an interrupted start may have left there.
 *
 * @throws BackendStartError `migration-failed`
 */
export async function uploadDemoFiles(
  app: Pick<App, 'fetch'>,
  files: readonly DemoFile[],
  secretKey: string,
): Promise<void> {
  for (const { bucket, name, contentType, bytes } of files) {
    const response = await app.fetch(
      new Request(`http://localhost/storage/v1/object/${bucket}/${name}`, {
        method: 'POST',
        headers: { apikey: secretKey, 'content-type': contentType, 'x-upsert': 'true' },
        body: bytes,
      }),
    );
    if (response.ok) continue;
    throw new BackendStartError(
      'migration-failed',
      `The storage refused ${name} of the demo data (${response.status}: ${await response.text()}).`,
    );
  }
}
