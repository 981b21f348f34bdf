import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegisteredRemote, Registry } from '@fursa/shared/contract/registry';
import * as z from 'zod';
import { prerenderFile } from '../../preset/prerender/prerender-contract.ts';
import { atomicWrite } from '../files/atomic-write.ts';
import { isMissing, readJsonFile } from '../files/read-json-file.ts';
import { keptShellFiles, releasePaths } from '../files/release-paths.ts';
import { messageOf } from '../release-error.ts';
import { neverEnded, runScript } from '../run-script.ts';

const prerenderedSchema = z.object({
  /** HTML of the whole frame with the page in it, by the page's path. */
  pages: z.record(z.string(), z.string()),
  /** Why a page could not be rendered, by its path, or `*` for all of them: it arrives as a frame, and waits for its code. */
  failures: z.record(z.string(), z.string()),
});
type PrerenderedRemote = z.infer<typeof prerenderedSchema>;

/** A page of a remote that is ready to be put into the HTML of its path. */
export interface PrerenderedPage {
  readonly path: string;
  readonly title: string;
  readonly html: string;
  /** The remote's style sheets for it. */
  readonly styles: string;
}

/** A static site has a file for it: nothing leads out of the folder, or to a hidden file. */
const plainPath = /^(\/\w[\w.-]*)+$/;
const script = join(import.meta.dirname, 'render-pages.ts');

/**
 * Renders the public pages of the remotes inside the frame of a shell, as far as that has not been done for these versions. For
 * every step of a release, before it points at anything new. Nothing is refused: a page that cannot be rendered arrives as before.
 */
export async function prerenderPages(releaseDir: string, registry: Registry, shellVersion: string): Promise<void> {
  for (const remote of registry.remotes) {
    const files = filesOf(releaseDir, remote, shellVersion);
    // What has no such pages, or was built before pages were rendered, has no file for it.
    if (!existsSync(files.shell) || !existsSync(files.remote)) continue;
    const { failures } = (await readRendered(releaseDir, remote, shellVersion)) ?? {};
    // What failed as a whole may have been the machine, and is tried again; not what hung, which would hold up other teams.
    if (failures !== undefined && [undefined, neverEnded].includes(failures['*'])) continue;
    await atomicWrite(files.output, `${JSON.stringify(await render(files, remote), undefined, 1)}\n`);
  }
}

/** The rendered pages of every remote that is served with that shell. */
export async function readPrerendered(
  releaseDir: string,
  registry: Registry,
  shellVersion: string,
): Promise<PrerenderedPage[]> {
  const rendered = await Promise.all(
    registry.remotes.map(async (remote) => {
      const { pages = {} } = (await readRendered(releaseDir, remote, shellVersion)) ?? {};
      return await Promise.all(
        remote.pages.flatMap(({ path, access, preload, title }) => {
          const html = access === 'public' && plainPath.test(path) ? pages[path] : undefined;
          if (html === undefined) return [];
          const withStyles = async (): Promise<PrerenderedPage | undefined> => {
            const styles = await readStyles(releaseDir, remote, preload);
            return styles === undefined ? undefined : { path, title: title.en, html, styles };
          };
          return [withStyles()];
        }),
      );
    }),
  );
  return rendered.flat().filter((page) => page !== undefined);
}

/** Paths of all pages that were ever rendered here and not pruned, whether they are still served or not. */
export async function listRenderedPaths(releaseDir: string): Promise<string[]> {
  const folder = join(releaseDir, 'prerendered');
  const files = glob('*/*.json', { cwd: folder });
  const paths = new Set<string>();
  for await (const file of files) {
    const rendered = await readJsonFile(join(folder, file), prerenderedSchema, 'Delete it and publish again.');
    for (const path of Object.keys(rendered?.pages ?? {})) if (plainPath.test(path)) paths.add(path);
  }
  return [...paths];
}

/** Why pages of a remote could not be rendered with that shell, by their paths. */
export async function readPrerenderFailures(
  releaseDir: string,
  remote: RegisteredRemote,
  shellVersion: string,
): Promise<Readonly<Record<string, string>>> {
  return (await readRendered(releaseDir, remote, shellVersion))?.failures ?? {};
}

async function readRendered(
  releaseDir: string,
  remote: RegisteredRemote,
  shellVersion: string,
): Promise<PrerenderedRemote | undefined> {
  const { output } = filesOf(releaseDir, remote, shellVersion);
  return await readJsonFile(output, prerenderedSchema, 'Delete it and publish again.');
}

function filesOf(releaseDir: string, { name, version }: RegisteredRemote, shellVersion: string) {
  const paths = releasePaths(releaseDir);
  return {
    shell: join(paths.keptShell(shellVersion), keptShellFiles.prerender),
    remote: join(paths.remote(name, version), prerenderFile),
    output: paths.prerendered(shellVersion, name, version),
  };
}

async function render(files: ReturnType<typeof filesOf>, remote: RegisteredRemote): Promise<PrerenderedRemote> {
  try {
    return prerenderedSchema.parse(
      JSON.parse(await runScript(script, [files.shell, files.remote], JSON.stringify(remote))),
    );
  } catch (error) {
    const reason = messageOf(error);
    return { pages: {}, failures: { '*': reason } };
  }
}

/** Undefined when somebody took the files away: the page arrives as a frame then, and everything else as before. */
async function readStyles(
  releaseDir: string,
  remote: RegisteredRemote,
  preload: readonly string[],
): Promise<string | undefined> {
  const folder = releasePaths(releaseDir).remote(remote.name, remote.version);
  const files = [...remote.preload, ...preload].filter((file) => file.endsWith('.css'));
  const sheets = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8'))).catch(
    (error: unknown) => {
      if (isMissing(error)) return undefined;
      throw error;
    },
  );
  // In CSS the sign can stand in a string alone, where it may be escaped.
  return sheets?.join('\n').replaceAll('</', '<\\/');
}
