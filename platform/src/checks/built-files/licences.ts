import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noticesFile, parseNotices } from '../../preset/notices/bundled-package.ts';

/** Licences that let us ship a package under our own terms, by their SPDX names: https://spdx.org/licenses/ */
const allowed = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
];

/**
 * Looks at the notices in the `dist` folders of the apps, which name what is really in the bundles.
 *
 * @returns a line for each violation
 */
export async function findRefusedLicences(root: string, apps: readonly string[]): Promise<string[]> {
  return (await Promise.all(apps.map((app) => findInApp(root, app)))).flat();
}

async function findInApp(root: string, app: string): Promise<string[]> {
  const path = `${app}/dist/${noticesFile}`;
  if (!existsSync(join(root, path))) return [`${path}: no-notices: the build did not write it`];
  const packages = parseNotices(await readFile(join(root, path), 'utf8'));
  if (packages.length === 0) return [`${path}: no-notices: it names nothing`];
  return packages.flatMap(({ name, license, hasText }) => {
    if (!isAllowed(license)) return [`${path}: refused-licence: ${name} is under "${license}"`];
    return hasText ? [] : [`${path}: no-licence-text: ${name} brings no text of its licence`];
  });
}

/** `MIT`, `(MIT OR GPL-3.0)`, `MIT AND ISC`: of alternatives one is enough. Anything harder is for a person to read. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes('(')) return false;
  return plain.split(' OR ').some((option) => option.split(' AND ').every((name) => allowed.includes(name)));
}
