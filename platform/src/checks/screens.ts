import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from '@swc/core';
import { listRepositoryFiles } from './repository-files.ts';

/** What a browser shows for people; tests say in their own words what they look for. */
const screens = /^(shell|mf-[^/]+|shared)\/src\/(?!.*([.]test[.]tsx$|\/testing\/)).*[.]tsx$/;

/** A part of a syntax tree of swc, in which only a few shapes are of interest. */
export type Node = Readonly<Record<string, unknown>>;

export interface Screen {
  readonly path: string;
  readonly tree: Node;
  /** The source of a part of the tree, on one line. */
  readonly quote: (node: unknown) => string;
}

/** The files of the repository that draw screens, as syntax trees. */
export async function readScreens(root: string): Promise<Screen[]> {
  const paths = (await listRepositoryFiles(root)).filter((path) => screens.test(path));
  return await Promise.all(paths.map((path) => readScreen(root, path)));
}

async function readScreen(root: string, path: string): Promise<Screen> {
  // A span counts bytes from the first file that swc ever read, and a tree begins at its first token: this makes it the first byte.
  const source = Buffer.from(`;${await readFile(join(root, path), 'utf8')}`);
  const tree: unknown = await parse(source.toString(), { syntax: 'typescript', tsx: true });
  if (!isNode(tree)) throw new Error(`${path} has no syntax tree`);
  const { start } = spanOf(tree);
  const quote = (node: unknown) => {
    const span = spanOf(node);
    return source
      .toString('utf8', span.start - start, span.end - start)
      .trim()
      .replaceAll(/\s+/g, ' ');
  };
  return { path, tree, quote };
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every node of a tree, from the outside in. */
export function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isNode(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

/** What a list in a tree holds. */
export function listOf(value: unknown): readonly Node[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

function spanOf(node: unknown): { readonly start: number; readonly end: number } {
  const span = isNode(node) && isNode(node.span) ? node.span : {};
  return { start: Number(span.start), end: Number(span.end) };
}
