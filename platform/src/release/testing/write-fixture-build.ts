import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { RemoteDescription } from '@fursa/shared/contract/registry';
import type { ImportedModules, ProvidedModules } from '../../preset/provided-modules.ts';

export type RemoteChanges = Partial<RemoteDescription> & { readonly imports?: ImportedModules };

/** For tests: a small build of a remote, as the preset writes one. `changes` replaces parts of its remote.json. */
export async function writeFixtureRemote(
  distDir: string,
  { imports = {}, ...changes }: RemoteChanges = {},
): Promise<RemoteDescription> {
  const version = changes.version ?? '1.0.0';
  const entry = `console.log('${changes.name ?? 'mf-jobs'} ${version}');\n`.repeat(40);
  const style = `[data-mf="${changes.name ?? 'mf-jobs'}"] .p-2 { padding: 0.5rem }\n`;
  const description: RemoteDescription = {
    name: 'mf-jobs',
    displayName: { en: 'Jobs' },
    version,
    owner: 'Team Jobs',
    contract: '^1.0.0',
    pages: [
      { id: 'job-list', path: '/jobs', access: 'protected', title: { en: 'Jobs' }, preload: ['static/page.css'] },
    ],
    slots: [],
    entry: 'remoteEntry.0123abcd.js',
    entryGlobal: 'mf_jobs',
    preload: [],
    integrity: { 'remoteEntry.0123abcd.js': integrityOf(entry), 'static/page.css': integrityOf(style) },
    ...changes,
  };
  await writeFixtureFiles(distDir, {
    'remote.json': JSON.stringify({ ...description, imports }),
    'remoteEntry.0123abcd.js': entry,
    'remoteEntry.0123abcd.js.br': brotliCompressSync(entry),
    'remoteEntry.0123abcd.js.gz': gzipSync(entry),
    'static/page.css': style,
    '.stamp': 'a note of the build',
  });
  return description;
}

/** For tests: a small build of the shell. `mark` tells two of them apart. */
export async function writeFixtureShell(distDir: string, mark = 'first'): Promise<void> {
  const script = `document.title = '${mark}';\n`.repeat(60);
  const blocks =
    '<script type="application/json" id="fursa-registry"></script><script type="application/json" id="fursa-config"></script>';
  const head = `<script>document.documentElement.dataset.theme = 'dark';</script>${blocks}<script defer src="/assets/main.${mark}.js"></script>`;
  await writeFixtureFiles(distDir, {
    'index.html': `<!doctype html><html lang="en"><head><title>${mark}</title>${head}</head><body></body></html>`,
    'isolate.html': `<!doctype html><html lang="en"><head><title>bench</title>${head}</head><body></body></html>`,
    [`assets/main.${mark}.js`]: script,
    [`assets/main.${mark}.js.br`]: brotliCompressSync(script),
    [`assets/main.${mark}.js.gz`]: gzipSync(script),
    'icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'humans.txt': 'Made in Kenya\n',
  });
}

/** For tests: adds to a build of the shell what it says that it provides, and what evaluates a remote: a scope with nothing in it. */
export async function writeFixtureProvision(distDir: string, provided: ProvidedModules = {}): Promise<void> {
  await writeFixtureFiles(distDir, {
    'provided-modules.json': JSON.stringify(provided),
    'prerender.mjs': 'export const startFederation = async () => ({});',
  });
}

export async function writeFixtureFiles(
  folder: string,
  files: Readonly<Record<string, string | Uint8Array>>,
): Promise<void> {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}

function integrityOf(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}
