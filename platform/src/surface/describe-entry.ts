import path from 'node:path';
import { type Declaration, type DeclarationFile, type Origin, readDeclarations } from './read-declarations.ts';

/** Text of the declaration file of a source file, by the path of the source below `shared/src`: `ui/page.tsx`. */
export type ReadSource = (source: string) => string;

/** The line above the declarations that nobody can import. */
export const notExported = '// Mentioned above, exported nowhere:';

interface Found {
  readonly source: string;
  readonly name: string;
}

/** A name that a sub-path exports: declared in one of our files, or handed on from a package. */
export interface ExportedName {
  readonly alias: string;
  readonly found: Found | Origin;
}

/** Follows names through declaration files, each of which is read once. */
export function createSurfaceReader(readSource: ReadSource) {
  const files = new Map<string, DeclarationFile>();

  function open(source: string): DeclarationFile {
    const known = files.get(source) ?? readDeclarations(readSource(source));
    files.set(source, known);
    return known;
  }

  /** Goes from file to file until it is where the name is declared. */
  function follow({ specifier, name }: Origin, from: string): Found | Origin {
    if (!specifier.startsWith('.')) return { specifier, name };
    const source = path.posix.join(path.posix.dirname(from), specifier);
    const next = open(source).exports.get(name);
    if (next === undefined) throw new Error(`${source} does not export ${name}, which ${from} imports`);
    return typeof next === 'string' ? { source, name: next } : follow(next, source);
  }

  function listExports(source: string): ExportedName[] {
    return [...open(source).exports]
      .map(([alias, target]) => ({
        alias,
        found: typeof target === 'string' ? { source, name: target } : follow(target, source),
      }))
      .sort((one, other) => compareNames(one.alias, other.alias));
  }

  function declarationsOf({ source, name }: Found): readonly Declaration[] {
    return open(source).declarations.filter((declaration) => declaration.name === name);
  }

  /** The declarations of our own that a declaration mentions. */
  function mentionsOf(found: Found): Found[] {
    const file = open(found.source);
    const text = declarationsOf(found)
      .map((declaration) => declaration.text)
      .join('\n');
    const words = new Set(text.match(/[\w$]+/g) ?? []);
    const own = file.declarations
      .filter(({ name }) => words.has(name))
      .map(({ name }) => ({ source: found.source, name }));
    const imported = [...file.imports].filter(([local]) => words.has(local)).map(([, origin]) => origin);
    const inline = [...text.matchAll(/import\("(\.[^"]+)"\)\.(\w+)/g)].map(([, specifier = '', name = '']) => ({
      // What the compiler writes itself for an inferred type has no ending.
      specifier: /\.tsx?$/.test(specifier) ? specifier : `${specifier}.ts`,
      name,
    }));
    return [...own, ...[...imported, ...inline].map((origin) => follow(origin, found.source)).filter(isOurs)];
  }

  return { listExports, declarationsOf, mentionsOf };
}

export type SurfaceReader = ReturnType<typeof createSurfaceReader>;

/**
 * The public surface of one sub-path as text: what it exports, by name, and below that what those declarations mention and
 * nobody can import. A declaration that another sub-path exports (`isPublic`) is described there.
 */
export function describeEntry(reader: SurfaceReader, source: string, isPublic: (found: Found) => boolean): string {
  const exported = reader.listExports(source);
  const written = new Set<string>();
  const write = (found: Found): string[] => {
    if (written.has(keyOf(found))) return [];
    written.add(keyOf(found));
    return reader.declarationsOf(found).map(({ text }) => simplify(text));
  };
  const offered = exported.flatMap(({ alias, found }) => {
    if (!isOurs(found)) return [`${alias} from '${found.specifier}'`];
    return [...(alias === found.name ? [] : [`${alias} is ${found.name}`]), ...write(found)];
  });
  const starts = exported.map(({ found }) => found).filter(isOurs);
  const mentioned = [...reach(reader, starts, isPublic)].sort(
    (one, other) => compareNames(one.name, other.name) || compareNames(one.source, other.source),
  );
  const behind = mentioned.flatMap(write);
  return [...offered, ...(behind.length === 0 ? [] : [notExported, ...behind]), ''].join('\n');
}

/** Leaves out what no caller sees: the names that a parameter is taken apart into, and the module of a type. */
function simplify(text: string): string {
  return text.replaceAll(/(?<=[(,] ?)\{ [^{}\n]* \}(?=: )/g, '_').replaceAll(/\bimport\("[^"]+"\)\./g, '');
}

/** Everything that is mentioned from some declarations on, over any number of steps. */
function reach(reader: SurfaceReader, starts: readonly Found[], isPublic: (found: Found) => boolean): Iterable<Found> {
  const reached = new Map<string, Found>();
  const waiting = [...starts];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const found of reader.mentionsOf(next)) {
      if (reached.has(keyOf(found)) || isPublic(found)) continue;
      reached.set(keyOf(found), found);
      waiting.push(found);
    }
  }
  return reached.values();
}

export function isOurs(found: Found | Origin): found is Found {
  return 'source' in found;
}

export function keyOf({ source, name }: Found): string {
  return `${source}#${name}`;
}

/** By code, which is the same in every language of a machine. */
function compareNames(one: string, other: string): number {
  return one < other ? -1 : Number(one > other);
}
