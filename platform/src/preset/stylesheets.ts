import path from 'node:path';
import { fileURLToPath } from 'node:url';

const layers = '@layer theme, base, components, utilities, remotes;';

/** Where the pieces of `@fursa/shared/ui` lie, whose classes each style sheet must know. */
const sharedPieces = path.dirname(fileURLToPath(import.meta.resolve('@fursa/shared/ui')));

function tailwindFile(name: string): string {
  return JSON.stringify(fileURLToPath(import.meta.resolve(`tailwindcss/${name}`)));
}

/**
 * The style sheet of the shell: the tokens (all of them, for the remotes rely on them), the base styles and the utilities
 * that the shell and the shared pieces use.
 */
export function shellStylesheet(): string {
  return [
    layers,
    `@import ${tailwindFile('theme.css')} layer(theme);`,
    `@import ${tailwindFile('preflight.css')} layer(base);`,
    '@import "@fursa/shared/tokens.css" theme(static);',
    '@import "@fursa/shared/base.css";',
    '@layer utilities { @tailwind utilities source(none); }',
    ...sourcesIn('.'),
    ...sourcesIn(sharedPieces),
  ].join('\n');
}

/**
 * The style sheet of a remote: only the utilities that its own sources use. `scopeStyles` puts them into the last layer and
 * into the remote's place. Tokens stay variables of the shell; nothing of the theme is repeated.
 *
 * The shared pieces come from the shell, whatever their version, and so does how they look: their classes are in the shell's style
 * sheet, and rules of a remote spare their elements.
 */
export function remoteStylesheet(): string {
  return [
    layers,
    `@import ${tailwindFile('theme.css')} layer(theme) theme(inline reference);`,
    '@import "@fursa/shared/tokens.css" theme(reference);',
    '@tailwind utilities source(none);',
    ...sourcesIn('.'),
  ].join('\n');
}

function sourcesIn(folder: string): string[] {
  return [`@source "${folder}/**/*.{ts,tsx}";`, `@source not "${folder}/**/*.test.{ts,tsx}";`];
}
