import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { prerenderFile } from '../../preset/prerender/prerender-contract.ts';

/** A script or style sheet of a build, or one that stands in a page. */
export interface BuiltFile {
  readonly path: string;
  readonly kind: 'script' | 'style';
  readonly text: string;
}

/** Everything in the `dist` of an app that a browser runs or styles with. */
export async function readBuiltFiles(root: string, app: string): Promise<BuiltFile[]> {
  const entries = await readdir(join(root, app, 'dist'), { recursive: true, withFileTypes: true });
  const files = entries
    // That one runs in Node.
    .filter((entry) => entry.isFile() && entry.name !== prerenderFile)
    .map((entry) => join(entry.parentPath, entry.name));
  const parts = await Promise.all(
    files.sort().map(async (file) => {
      const path = relative(root, file);
      if (file.endsWith('.html')) return partsOfPage(path, await readFile(file, 'utf8'));
      const kind = /\.m?js$/.test(file) ? 'script' : file.endsWith('.css') ? 'style' : undefined;
      return kind === undefined ? [] : [{ path, kind, text: await readFile(file, 'utf8') } as const];
    }),
  );
  return parts.flat();
}

function partsOfPage(path: string, html: string): BuiltFile[] {
  const scripts = html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g);
  const styles = html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g);
  return [
    ...[...scripts]
      .filter(([, attributes = '']) => !/\bsrc=|\btype="(?!module|text\/javascript)/.test(attributes))
      .map(([, , text = '']) => ({ path, kind: 'script', text }) as const),
    ...[...styles].map(([, text = '']) => ({ path, kind: 'style', text }) as const),
  ];
}
