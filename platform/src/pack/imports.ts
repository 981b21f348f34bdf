import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from '@swc/core';

/** A part of a syntax tree of swc, in which only a few shapes are of interest. */
type Node = Readonly<Record<string, unknown>>;

/**
 * Every specifier that a source file imports, in whatever form, and asks `import.meta.resolve` for. Of a template it is what
 * stands before the first placeholder, which names the package.
 */
export async function listImports(source: string): Promise<string[]> {
  const tree: unknown = await parse(source, { syntax: 'typescript', tsx: true });
  return [...new Set(specifiersIn(tree))];
}

function specifiersIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(specifiersIn);
  if (!isNode(value)) return [];
  const isStatement = /^(Import|Export)(All|Named)?Declaration$/.test(String(value.type));
  const own = isStatement ? textOf(value.source) : value.type === 'CallExpression' ? specifierOfCall(value) : undefined;
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(specifiersIn)];
}

/** `import('…')` and `import.meta.resolve('…')`. */
function specifierOfCall({ callee, arguments: values }: Node): string | undefined {
  if (!isNode(callee) || !Array.isArray(values)) return undefined;
  const { object, property } = callee;
  const isImport = callee.type === 'Import';
  const isResolve =
    isNode(object) && object.type === 'MetaProperty' && isNode(property) && property.value === 'resolve';
  return isImport || isResolve ? textOf(values[0]?.expression) : undefined;
}

function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  const [first]: readonly Node[] = Array.isArray(node.quasis) ? node.quasis : [];
  return node.type === 'TemplateLiteral' ? String(first?.cooked) : undefined;
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The source with other specifiers in its import statements. */
export function replaceImports(source: string, replace: (specifier: string) => string): string {
  return source.replaceAll(
    /(\b(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?)(['"])([^'"]+)\2/g,
    (_, before: string, quote: string, specifier: string) => `${before}${quote}${replace(specifier)}${quote}`,
  );
}

/** The package that a specifier is of; undefined for a path and for a module of Node. */
export function packageOf(specifier: string): string | undefined {
  if (specifier.startsWith('.') || specifier.startsWith('node:')) return undefined;
  const [first = '', second = ''] = specifier.split('/');
  return first.startsWith('@') ? `${first}/${second}` : first;
}

/** Source files by their paths below the repository, with `/`. */
export type SourceFiles = ReadonlyMap<string, string>;

/**
 * Reads the files and everything that they import by a path, and so on.
 *
 * @param resolve gives the path of a file that is imported by the name of its package; undefined leaves it to the installation
 */
export async function readReachable(
  root: string,
  entries: readonly string[],
  resolve: (specifier: string) => string | undefined = () => undefined,
): Promise<SourceFiles> {
  const files = new Map<string, string>();
  const visit = async (file: string): Promise<void> => {
    if (files.has(file)) return;
    const source = await readFile(path.join(root, file), 'utf8');
    files.set(file, source);
    for (const specifier of await importsOf(file, source)) {
      const target = specifier.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), specifier)
        : resolve(specifier);
      if (target !== undefined) await visit(target);
    }
  };
  for (const entry of entries) await visit(entry);
  return files;
}

/** Names of the packages that the files import. */
export async function listPackages(files: SourceFiles): Promise<string[]> {
  const imported = await Promise.all([...files].map(([file, source]) => importsOf(file, source)));
  return imported.flat().flatMap((specifier) => packageOf(specifier) ?? []);
}

async function importsOf(file: string, source: string): Promise<readonly string[]> {
  return /\.tsx?$/.test(file) ? await listImports(source) : [];
}
