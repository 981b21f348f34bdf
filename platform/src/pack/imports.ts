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
