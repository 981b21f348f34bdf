import { join } from 'node:path';
import type { RemoteDescription } from '@fursa/shared/contract/registry';
import * as z from 'zod/mini';
import { keptShellFiles, releasePaths } from '../../files/release-paths.ts';
import { messageOf } from '../../release-error.ts';
import { neverEnded, runScript } from '../../run-script.ts';
import { readProvidedModules } from '../../shared-modules.ts';
import type { CheckFindings } from '../check-result.ts';

const script = join(import.meta.dirname, 'evaluate-module.ts');
export const nothingToCompare = 'no shell is live that says what it provides';

/**
 * Evaluates a build without a browser, with the very modules that a kept shell provides: whether its entry defines the container, and
 * the exposed module brings each page and slot of its manifest. Nothing is drawn.
 */
export async function findFaultsInShell(
  description: RemoteDescription,
  distDir: string,
  { releaseDir, shellVersion }: { readonly releaseDir: string; readonly shellVersion: string },
): Promise<CheckFindings> {
  // A shell that says what it provides brings what evaluates remotes, too.
  if ((await readProvidedModules(releaseDir, shellVersion)) === undefined)
    return { faults: [], notes: [nothingToCompare] };
  const shellFile = join(releasePaths(releaseDir).keptShell(shellVersion), keptShellFiles.prerender);
  return { faults: await evaluate(description, distDir, shellFile), notes: [] };
}

async function evaluate(
  description: RemoteDescription,
  distDir: string,
  shellFile: string,
): Promise<readonly string[]> {
  try {
    const answer = await runScript(script, [shellFile, distDir], JSON.stringify(description));
    return z.parse(z.array(z.string()), JSON.parse(answer));
  } catch (error) {
    const reason = messageOf(error);
    if (reason === neverEnded) return ['evaluating its module does not end'];
    // Of a stack of somebody else's code a team needs the line that says what.
    const line = reason.split('\n').find((text) => /Error/.test(text)) ?? reason.split('\n')[0];
    return [`its module stops Node: ${line?.trim()}`];
  }
}
