import { readFile } from 'node:fs/promises';
import { publicConfigSchema, type Registry } from '@fursa/shared/contract/registry';
import { atomicWrite } from './atomic-write.ts';
import { composeHtml } from './compose-html.ts';
import { isMissing, readJsonFile } from './read-json-file.ts';
import { releasePaths } from './release-paths.ts';

/**
 * Writes `index.html` for hosts that serve files and nothing else. Such a release folder holds a `config.json` naming its
 * Supabase project; without one only the gateway knows the configuration, and composes the page itself.
 */
export async function writeStaticIndex(releaseDir: string, registry: Registry): Promise<void> {
  const files = releasePaths(releaseDir);
  const config = await readJsonFile(files.config, publicConfigSchema, 'Correct it, or delete it and publish again.');
  const template = await readTemplate(files.template('index.html'));
  if (config === undefined || template === undefined) return;
  await atomicWrite(files.composedIndex, composeHtml(template, registry, config));
}

async function readTemplate(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
