import { transform } from '@swc/core';
import { replaceImports } from './imports.ts';

/** Node runs no TypeScript of an installed package: https://nodejs.org/api/typescript.html#type-stripping-in-dependencies */
export async function compileForNode(source: string): Promise<string> {
  const { code } = await transform(source, {
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2024',
      preserveAllComments: true,
      transform: { verbatimModuleSyntax: true },
    },
  });
  return replaceImports(code, (specifier) => (specifier.startsWith('.') ? scriptOf(specifier) : specifier));
}

/** The name of what a TypeScript file is compiled to. */
export function scriptOf(file: string): string {
  return file.replace(/\.ts$/, '.js');
}
