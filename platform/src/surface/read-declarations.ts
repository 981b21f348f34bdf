/** One name at the top level of a declaration file, with the text that declares it. */
export interface Declaration {
  readonly name: string;
  /** Without `export` and `declare`: it begins with the kind, `function`, `interface`, `type`, `const` or `class`. */
  readonly text: string;
}

/** Where a name of another module comes from. `specifier` is as written, `./page.tsx` or `react`. */
export interface Origin {
  readonly specifier: string;
  readonly name: string;
}

export interface DeclarationFile {
  /** Several of one name are the overloads of a function. */
  readonly declarations: readonly Declaration[];
  /** What it exports: under which name, and what that is in this file (a string) or in another. */
  readonly exports: ReadonlyMap<string, string | Origin>;
  readonly imports: ReadonlyMap<string, Origin>;
}

/**
 * Reads a file that `tsc --declaration --removeComments` has written: each statement begins at the left edge, and what
 * belongs to it is indented. TypeScript 7 has no compiler API to ask instead.
 *
 * @throws for a statement that it does not know, so that nothing is left out in silence.
 */
export function readDeclarations(source: string): DeclarationFile {
  const declarations: Declaration[] = [];
  const exports = new Map<string, string | Origin>();
  const imports = new Map<string, Origin>();
  for (const statement of source.split(/\n(?=[a-z])/).map((text) => text.trim())) {
    const [, clause, names, specifier] =
      /^(import|export)(?: type)? \{([^}]*)\}(?: from ['"](.*)['"])?;$/.exec(statement) ?? [];
    const declared =
      /^(export )?(?:declare )?(?=(?:abstract )?(?:function|interface|type|const|let|class|enum|module) )/.exec(
        statement,
      );
    if (names !== undefined) {
      for (const { name, alias } of readNames(names)) {
        const origin = specifier === undefined ? name : { specifier, name };
        if (clause === 'export') exports.set(alias, origin);
        else if (typeof origin !== 'string') imports.set(alias, origin);
      }
    } else if (declared !== null) {
      const text = statement.slice(declared[0].length);
      const name = /^(?:abstract )?\w+ ([\w$]+|'[^']+'|"[^"]+")/.exec(text)?.[1] ?? '';
      declarations.push({ name, text });
      if (declared[1] !== undefined || text.startsWith('module ')) exports.set(name, name);
    } else if (statement !== '' && !isForeignImport(statement)) {
      throw new Error(`A declaration file has a statement that is not understood: ${statement}`);
    }
  }
  return { declarations, exports, imports };
}

/** `a, type B, c as d`, the inside of braces. */
function readNames(list: string): { name: string; alias: string }[] {
  return list
    .split(',')
    .map((entry) => entry.trim().replace(/^type /, ''))
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [name = '', alias = name] = entry.split(' as ');
      return { name, alias };
    });
}

/** Imports of whole packages declare nothing of ours; a whole file of ours has no name that could be followed. */
function isForeignImport(statement: string): boolean {
  return /^import (type )?(\* as \w+ |\w+ )?(from )?['"][^.]/.test(statement);
}
