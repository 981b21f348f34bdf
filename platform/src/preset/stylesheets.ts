import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const layers = '@layer theme, base, components, utilities, remotes;';

/** Where the pieces of `@fursa/shared/ui` lie, whose classes each style sheet must know. */
const sharedPieces = path.dirname(fileURLToPath(import.meta.resolve('@fursa/shared/ui')));
/** Where those lie that each remote brings along for itself, as `@fursa/shared/bundled/<folder>`. */
const bundledPieces = path.join(path.dirname(sharedPieces), 'bundled');

function tailwindFile(name: string): string {
  return JSON.stringify(fileURLToPath(import.meta.resolve(`tailwindcss/${name}`)));
}

/**
 * The style sheet of the shell: the tokens (all of them, for the remotes rely on them), the base styles and the utilities
 * that the shell and the shared pieces use.
 */
export function shellStylesheet(appFolder: string): string {
  return [
    layers,
    `@import ${tailwindFile('theme.css')} layer(theme);`,
    `@import ${tailwindFile('preflight.css')} layer(base);`,
    '@import "@fursa/shared/tokens.css" theme(static);',
    '@import "@fursa/shared/base.css";',
    '@layer utilities { @tailwind utilities source(none); }',
    ...sourcesIn('.'),
    ...sourcesIn(sharedPieces),
    ...sourcesOfBundledPieces(appFolder),
  ].join('\n');
}

/**
 * The style sheet of a remote: only the utilities that its own sources use. `scopeStyles` puts them into the last layer and
 * into the remote's place. Tokens stay variables of the shell; nothing of the theme is repeated.
 *
 * The shared pieces come from the shell, whatever their version, and so does how they look: their classes are in the shell's style
 * sheet, and rules of a remote spare their elements. Pieces that the remote bundles are like its own sources.
 */
export function remoteStylesheet(appFolder: string): string {
  return [
    layers,
    `@import ${tailwindFile('theme.css')} layer(theme) theme(inline reference);`,
    '@import "@fursa/shared/tokens.css" theme(reference);',
    '@tailwind utilities source(none);',
    ...sourcesIn('.'),
    ...sourcesOfBundledPieces(appFolder),
  ].join('\n');
}

function sourcesIn(folder: string): string[] {
  return [`@source "${folder}/**/*.{ts,tsx}";`, `@source not "${folder}/**/*.test.{ts,tsx}";`];
}

function sourcesOfBundledPieces(appFolder: string): string[] {
  return [...bundledPiecesIn(path.join(appFolder, 'src'))].sort().flatMap(sourcesIn);
}

/** The folders of the bundled pieces that the sources in a folder import, and of those that these import. */
function bundledPiecesIn(folder: string, known: Set<string> = new Set()): ReadonlySet<string> {
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file)) continue;
    const source = readFileSync(path.join(folder, file), 'utf8');
    for (const [, name = ''] of source.matchAll(/'@fursa\/shared\/bundled\/([\w-]+)'/g)) {
      const piece = path.join(bundledPieces, name);
      if (known.has(piece)) continue;
      known.add(piece);
      bundledPiecesIn(piece, known);
    }
  }
  return known;
}
