import { expect, test } from 'vitest';
import { readDeclarations } from './read-declarations.ts';

test('Each statement of a declaration file is read, over any number of lines', () => {
  const source = [
    "import type { ReactNode } from 'react';",
    "import * as z from 'zod/mini';",
    "import { type Tone as Mood } from './tone.ts';",
    'export interface PageProps {',
    '    readonly children: ReactNode;',
    '}',
    'type Hidden = string | number;',
    'export declare function open(name: string): void;',
    'export declare function open(count: number): void;',
    'declare class Store<Row> {',
    '}',
    'export { Store as RowStore };',
    "export { Badge, type BadgeProps } from './badge.tsx';",
    "export type { Link } from 'react-router-dom';",
    'export {};',
    '',
  ].join('\n');
  const { declarations, exports, imports } = readDeclarations(source);
  expect(declarations).toEqual([
    { name: 'PageProps', text: 'interface PageProps {\n    readonly children: ReactNode;\n}' },
    { name: 'Hidden', text: 'type Hidden = string | number;' },
    { name: 'open', text: 'function open(name: string): void;' },
    { name: 'open', text: 'function open(count: number): void;' },
    { name: 'Store', text: 'class Store<Row> {\n}' },
  ]);
  expect(Object.fromEntries(exports)).toEqual({
    PageProps: 'PageProps',
    open: 'open',
    RowStore: 'Store',
    Badge: { specifier: './badge.tsx', name: 'Badge' },
    BadgeProps: { specifier: './badge.tsx', name: 'BadgeProps' },
    Link: { specifier: 'react-router-dom', name: 'Link' },
  });
  expect(Object.fromEntries(imports)).toEqual({
    ReactNode: { specifier: 'react', name: 'ReactNode' },
    Mood: { specifier: './tone.ts', name: 'Tone' },
  });
});

test.each(["export * from './page.tsx';", "import * as page from './page.tsx';", 'export default 1;'])(
  'A statement that names nothing to follow is refused: %s',
  (statement) => {
    expect(() => readDeclarations(`${statement}\n`)).toThrow('is not understood');
  },
);
