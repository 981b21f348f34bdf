import path from 'node:path';
import { fileURLToPath } from 'node:url';

const layers = '@layer theme, base, components, utilities, remotes;';

/** Where the pieces of `@fursa/shared/ui` lie, whose classes each style sheet must know. */
const sharedPieces = path.dirname(fileURLToPath(import.meta.resolve('@fursa/shared/tokens.css')));

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
 * The style sheet of a remote: only the utilities it uses, in the last layer and only inside its own `data-mf`, so that
 * no remote can restyle the shell or a neighbour. Tokens stay variables of the shell; nothing of the theme is repeated.
 *
 * The utilities of the shared pieces come along: a piece that says `px-4 md:px-6` would lose its wider padding inside a
 * remote that uses `px-4` somewhere, because the remote's layer is the later one.
 */
export function remoteStylesheet(remoteName: string): string {
  return [
    layers,
    `@import ${tailwindFile('theme.css')} layer(theme) theme(inline reference);`,
    '@import "@fursa/shared/tokens.css" theme(reference);',
    `@layer remotes { [data-mf="${remoteName}"] { @tailwind utilities source(none); } }`,
    ...sourcesIn('.'),
    ...sourcesIn(sharedPieces),
  ].join('\n');
}

function sourcesIn(folder: string): string[] {
  return [`@source "${folder}/**/*.{ts,tsx}";`, `@source not "${folder}/**/*.test.{ts,tsx}";`];
}
