import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { prerenderFile } from '../../preset/prerender/prerender-contract.ts';
import { type BrowserFeatures, readBrowserFeatures } from './browser-features.ts';
import { type Finding, findScriptFeatures } from './script-features.ts';

/** What may be used though a supported browser lacks it, and why that does no harm. */
const allowed: Readonly<Record<string, string>> = {
  '.startViewTransition()': 'React and React Router ask whether a document has it, or catch the error; we ask for none',
  'field-sizing': 'text areas keep their height and scroll',
  'text-wrap': 'headings break where there is no more room',
  'content-visibility': 'cards outside of the screen are painted as well',
  'contain-intrinsic-size': 'goes with content-visibility',
  'forced-color-adjust': 'browsers without it force no colors either',
  resize: 'no iPhone has a handle to pull',
  'text-size-adjust': 'its -webkit- form is what iPhones read; the others do not change sizes',
  '-webkit-tap-highlight-color': 'only browsers that highlight what is tapped know it',
  ':selection': 'selected text keeps the colours of the system',
  setImmediate: 'JSZip brings its own where there is none',
  '.try()': "a method of mammoth's own promises",
  '.xmlVersion()': "a method of xmlbuilder's own; so are the next two",
  '.xmlEncoding()': 'see .xmlVersion()',
  '.xmlStandalone()': 'see .xmlVersion()',
  ':-webkit-inner-spin-button': 'only browsers that draw these buttons know it',
};

/**
 * What core-js says of itself. pdf.js brings it in its build for older browsers, and with it almost all that build uses; the rest
 * is in `older-browsers.ts` of its reader. No list tells which is which: only reading files in the oldest browser does.
 */
const broughtPolyfills = /zloirock\.ru/;

/**
 * Looks through the builds in `dist` folders for what the oldest supported browsers do not know
 * (`platform/src/preset/supported-browsers.ts`), in our code and in that of dependencies.
 *
 * @returns a line for each violation
 */
export async function findUnsupportedFeatures(root: string, apps: readonly string[]): Promise<string[]> {
  const features = await readBrowserFeatures();
  const files = (await Promise.all(apps.map((app) => readBuiltFiles(root, app)))).flat();
  return files.flatMap((file) =>
    findInFile(file, features)
      .filter(({ feature }) => allowed[feature] === undefined)
      .map(({ feature, needs, excerpt }) => `${file.path}: unsupported-feature: ${feature} (${needs}): ${excerpt}`),
  );
}

function findInFile({ path, kind, text }: BuiltFile, features: BrowserFeatures): Finding[] {
  try {
    if (kind === 'style') return findStyleFeatures(text, features);
    const found = findScriptFeatures(text, features);
    return broughtPolyfills.test(text) ? found.filter(({ feature }) => feature === 'syntax') : found;
  } catch (error) {
    throw new Error(`${path} cannot be read`, { cause: error });
  }
}

/** Finds rules, properties, selectors and functions of values that a supported browser lacks. */
function findStyleFeatures(source: string, features: BrowserFeatures): Finding[] {
  const found = new Map<string, Finding>();
  const report = (feature: string, needs: string | undefined, excerpt: string) => {
    if (needs !== undefined && !found.has(feature))
      found.set(feature, { feature, needs, excerpt: excerpt.slice(0, 80) });
  };
  postcss.parse(source).walk((node) => {
    if (node.type === 'atrule') report(`@${node.name}`, features.atRules.get(node.name), node.params);
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([\w-]+)/g)) {
        report(`:${name}`, features.selectors.get(name), node.selector);
      }
    }
    if (node.type === 'decl' && !node.prop.startsWith('--')) {
      if (!hasPrefixed(node)) report(node.prop, features.properties.get(node.prop), node.toString());
      for (const [, name = ''] of node.value.matchAll(/([a-z][\w-]*)\(/gi)) {
        report(`${name}()`, features.functions.get(name), node.toString());
      }
    }
  });
  return [...found.values()];
}

/** Whether the same rule says it by the name that older browsers know as well. */
function hasPrefixed({ prop, parent }: Declaration): boolean {
  return parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false;
}

/** A script or style sheet of a build, or one that stands in a page. */
interface BuiltFile {
  readonly path: string;
  readonly kind: 'script' | 'style';
  readonly text: string;
}

/** Everything in the `dist` of an app that a browser runs or styles with. */
async function readBuiltFiles(root: string, app: string): Promise<BuiltFile[]> {
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
