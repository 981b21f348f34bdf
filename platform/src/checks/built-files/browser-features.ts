import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { oldestBrowsers } from '../../preset/supported-browsers.ts';

/** What a script or style sheet may name and some supported browser does not know, each with the versions it needs. */
export interface BrowserFeatures {
  /** Names of the global object, such as `Iterator` or `scheduler`. */
  readonly globals: ReadonlyMap<string, string>;
  /** Functions of objects that have always been there, such as `Promise.withResolvers`. */
  readonly statics: ReadonlyMap<string, string>;
  /** Methods of instances whose name belongs to nothing older, such as `isSubsetOf`. */
  readonly methods: ReadonlyMap<string, string>;
  /** Methods of iterators, most of which have the names of older ones. */
  readonly iteratorMethods: ReadonlyMap<string, string>;
  readonly atRules: ReadonlyMap<string, string>;
  readonly properties: ReadonlyMap<string, string>;
  /** Pseudo-classes and pseudo-elements, without colons. */
  readonly selectors: ReadonlyMap<string, string>;
  /** Functions in values, such as `light-dark`. */
  readonly functions: ReadonlyMap<string, string>;
}

/** Browsers by their names in the data of MDN, with the oldest version of each. */
const floor: Readonly<Record<string, string>> = { ...oldestBrowsers, safari_ios: oldestBrowsers.safari };

const versionSchema = z.union([z.string(), z.boolean(), z.null()]).optional();
const supportSchema = z.object({
  version_added: versionSchema,
  version_removed: versionSchema,
  flags: z.array(z.unknown()).optional(),
  prefix: z.string().optional(),
  alternative_name: z.string().optional(),
});
type Support = z.infer<typeof supportSchema>;
const compatSchema = z.object({
  support: z.record(z.string(), z.union([supportSchema, z.array(supportSchema)])),
});
type Compat = z.infer<typeof compatSchema>;
type Node = Readonly<Record<string, unknown>>;

const nodeSchema = z.record(z.string(), z.unknown());
const dataSchema = z.object({
  api: nodeSchema,
  css: z.object({ 'at-rules': nodeSchema, properties: nodeSchema, selectors: nodeSchema, types: nodeSchema }),
  javascript: z.object({ builtins: nodeSchema }),
});

let features: Promise<BrowserFeatures> | undefined;

/** The compatibility data of MDN, read once in a process: https://github.com/mdn/browser-compat-data */
export function readBrowserFeatures(): Promise<BrowserFeatures> {
  features ??= readCompatData();
  return features;
}

async function readCompatData(): Promise<BrowserFeatures> {
  const file = fileURLToPath(import.meta.resolve('@mdn/browser-compat-data'));
  const data = dataSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  return { ...readScriptFeatures(data.api, data.javascript.builtins), ...readStyleFeatures(data.css) };
}

function readScriptFeatures(api: Node, builtins: Node) {
  const globals = new Map<string, string>();
  const statics = new Map<string, string>();
  const methods = new Map<string, string>();
  const known = new Set<string>();
  for (const [isApi, name, node] of [...children(api, true), ...children(builtins, false)]) {
    const missing = missingIn(node);
    if (missing !== undefined) globals.set(name, missing);
    for (const [key, member] of Object.entries(node)) {
      if (!isNode(member) || member.__compat === undefined || /_(event|permission)$/.test(key)) continue;
      const memberName = key.replace(/_static$/, '');
      const missingMember = missingIn(member);
      if (missingMember === undefined) known.add(memberName);
      else if (name === 'Window' || name === 'WorkerGlobalScope') globals.set(memberName, missingMember);
      // An object that a browser does not have has no methods either: its own name is what is found.
      else if (missing === undefined) {
        if (!isApi || key.endsWith('_static')) statics.set(`${name}.${memberName}`, missingMember);
        const isDistinct = isApi ? /[A-Z]/.test(memberName) : !withoutMethods.includes(name);
        if (isDistinct && !key.endsWith('_static')) methods.set(memberName, missingMember);
      }
    }
  }
  for (const name of known) methods.delete(name);
  const iterator = builtins.Iterator;
  const iteratorMethods = isNode(iterator) ? missingMembers(iterator) : new Map<string, string>();
  return { globals, statics, methods, iteratorMethods };
}

/** Their members are no methods that one calls on an instance, or are looked at apart. */
const withoutMethods = ['Symbol', 'Iterator'];

function readStyleFeatures(css: z.infer<typeof dataSchema>['css']) {
  const functions = new Map<string, string>();
  const known = new Set<string>();
  const visit = (node: Node) => {
    for (const [name, child] of Object.entries(node)) {
      if (!isNode(child)) continue;
      const missing = missingIn(child);
      if (missing !== undefined) functions.set(name, missing);
      else if (child.__compat !== undefined) known.add(name);
      visit(child);
    }
  };
  visit(css.types);
  for (const name of known) functions.delete(name);
  return {
    functions,
    atRules: missingMembers(css['at-rules']),
    properties: missingMembers(css.properties),
    selectors: missingMembers(css.selectors),
  };
}

function* children(node: Node, isApi: boolean): Generator<[isApi: boolean, name: string, child: Node]> {
  for (const [name, child] of Object.entries(node)) if (isNode(child)) yield [isApi, name, child];
}

function missingMembers(node: Node): Map<string, string> {
  const missing = Object.entries(node).flatMap(([name, child]) => {
    const needs = isNode(child) && name !== '__compat' ? missingIn(child) : undefined;
    return needs === undefined ? [] : [[name, needs] as const];
  });
  return new Map(missing);
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a feature needs, `Chrome 119, Safari 17.4` for example, when a supported browser is older than that. */
function missingIn(node: Node): string | undefined {
  if (node.__compat === undefined) return undefined;
  const compat = compatSchema.parse(node.__compat);
  const lacking = Object.keys(floor).filter((browser) => !isSupported(compat, browser));
  if (lacking.length === 0) return undefined;
  return lacking.map((browser) => `${browser} ${firstVersion(compat, browser) ?? '(none)'}`).join(', ');
}

function isSupported({ support }: Compat, browser: string): boolean {
  const oldest = floor[browser] ?? '';
  return entriesOf(support[browser]).some(({ version_added: added, version_removed: removed }) => {
    if (typeof added !== 'string' || added === 'preview') return false;
    const isThere = compareVersions(added.replace('≤', ''), oldest) <= 0;
    return isThere && !(typeof removed === 'string' && compareVersions(removed.replace('≤', ''), oldest) <= 0);
  });
}

function firstVersion({ support }: Compat, browser: string): string | undefined {
  const version = entriesOf(support[browser])[0]?.version_added;
  return typeof version === 'string' ? version : undefined;
}

/** How a browser has it by its own name and without a flag; in parts counts as well. */
function entriesOf(support: Compat['support'][string] | undefined): Support[] {
  return [support ?? []]
    .flat()
    .filter((entry) => entry.flags === undefined && entry.prefix === undefined && entry.alternative_name === undefined);
}

function compareVersions(one: string, other: string): number {
  const [ones, others] = [one.split('.'), other.split('.')];
  for (let index = 0; index < Math.max(ones.length, others.length); index += 1) {
    const difference = Number(ones[index] ?? 0) - Number(others[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
