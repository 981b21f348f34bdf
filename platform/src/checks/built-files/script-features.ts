import { type AnyNode, type MemberExpression, parse } from 'acorn';
import { ancestor, full } from 'acorn-walk';
import type { BrowserFeatures } from './browser-features.ts';

/** Something in a script that a supported browser does not know. */
export interface Finding {
  /** `Promise.withResolvers`, `.isSubsetOf()`, `syntax` */
  readonly feature: string;
  readonly needs: string;
  /** The code around it. */
  readonly excerpt: string;
}

/**
 * The last edition of ECMAScript whose syntax, regular expressions included, every supported browser reads: classes with
 * static blocks and lookbehind are in Safari 16.4, the flag `v` of 2024 is in Chrome 112.
 */
const ecmaVersion = 2023;

/**
 * Finds syntax, globals, functions and methods that a supported browser lacks. A use is fine where the code has asked
 * for the feature in the same function or around it: `typeof x`, `'x' in y`, `y.x && ...`, `y.x?.()`.
 *
 * Names decide, since a script has no types: a method that shares its name with an older one is not found, those of
 * iterators apart (`map.values().map()`).
 */
export function findScriptFeatures(source: string, features: BrowserFeatures): Finding[] {
  let program: AnyNode;
  try {
    program = parse(source, { ecmaVersion, sourceType: 'script', allowReturnOutsideFunction: true });
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('pos' in error) || typeof error.pos !== 'number') throw error;
    return [{ feature: 'syntax', needs: error.message, excerpt: excerptAt(source, error.pos) }];
  }
  const declared = readDeclaredNames(program);
  const uses: { name: string; feature: string; needs: string; node: AnyNode; functions: readonly AnyNode[] }[] = [];
  const guards: { name: string; around: AnyNode | undefined }[] = [];

  ancestor(program, {
    Identifier: (node, _state, ancestors) => see(node, ancestors),
    MemberExpression: (node, _state, ancestors) => see(node, ancestors),
    BinaryExpression(node, _state, ancestors) {
      if (node.operator !== 'in' || node.left.type !== 'Literal') return;
      guards.push({ name: String(node.left.value), around: functionsAround(ancestors).at(-1) });
    },
  });

  function see(node: AnyNode, ancestors: readonly AnyNode[]): void {
    const found = describe(node, ancestors);
    if (found === undefined) return;
    const functions = functionsAround(ancestors);
    if (isQuestion(node, ancestors)) guards.push({ name: found.name, around: functions.at(-1) });
    else if (found.isUse) uses.push({ ...found, node, functions });
  }

  function describe(node: AnyNode, ancestors: readonly AnyNode[]) {
    const parent = ancestors.at(-2);
    const path = globalPath(node, declared);
    const isCalled = (parent?.type === 'CallExpression' || parent?.type === 'NewExpression') && parent.callee === node;
    if (path !== undefined) {
      const isPlain = node.type === 'Identifier';
      const needs = features.globals.get(path) ?? features.statics.get(path);
      // Reading what is not there gives undefined, but for a name that nothing declares.
      const isRead = parent?.type === 'MemberExpression' && parent.object === node;
      if (needs !== undefined)
        return { name: lastName(path), feature: path, needs, isUse: isPlain || isCalled || isRead };
    }
    if (node.type !== 'MemberExpression') return undefined;
    const name = propertyName(node);
    if (name === undefined) return undefined;
    const needs = isIterator(node.object) ? features.iteratorMethods.get(name) : features.methods.get(name);
    return needs === undefined ? undefined : { name, feature: `.${name}()`, needs, isUse: isCalled };
  }

  const ownMethods = readOwnMethods(program);
  return uses
    .filter(({ feature, name }) => !(feature.startsWith('.') && ownMethods.has(name)))
    .filter(({ name, functions }) => !guards.some((guard) => guard.name === name && isWithin(functions, guard.around)))
    .map(({ feature, needs, node }) => ({ feature, needs, excerpt: excerptAt(source, node.start) }));
}

function isWithin(functions: readonly AnyNode[], around: AnyNode | undefined): boolean {
  return around === undefined || functions.includes(around);
}

/** Methods that the script brings itself. */
function readOwnMethods(program: AnyNode): Set<string> {
  const names = new Set<string>();
  full(program, (node) => {
    const any = node as AnyNode;
    if (any.type !== 'MethodDefinition' && any.type !== 'Property') return;
    if (any.key.type === 'Identifier' && !any.computed && isFunction(any.value)) names.add(any.key.name);
  });
  return names;
}

function isFunction(node: AnyNode): boolean {
  return /Function/.test(node.type);
}

function functionsAround(ancestors: readonly AnyNode[]): AnyNode[] {
  return ancestors.filter(isFunction);
}

/** Whether the code asks at this place if the thing is there. */
function isQuestion(node: AnyNode, ancestors: readonly AnyNode[]): boolean {
  const parent = ancestors.at(-2);
  switch (parent?.type) {
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'IfStatement':
    case 'ConditionalExpression':
      return parent.test === node;
    case 'LogicalExpression':
      return parent.left === node;
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator) && node.type === 'MemberExpression';
    case 'CallExpression':
      return parent.callee === node && parent.optional;
    case 'MemberExpression':
      return parent.object === node && parent.optional;
    default:
      return false;
  }
}

const globalObjects = ['window', 'self', 'globalThis'];

/** `Promise.withResolvers` for that member of the global object, however it is written. */
function globalPath(node: AnyNode, declared: ReadonlySet<string>): string | undefined {
  if (node.type === 'Identifier') return declared.has(node.name) ? undefined : node.name;
  if (node.type !== 'MemberExpression') return undefined;
  const name = propertyName(node);
  const object = globalPath(node.object, declared);
  if (name === undefined || object === undefined) return undefined;
  return globalObjects.includes(object) ? name : `${object}.${name}`;
}

function propertyName({ computed, property }: MemberExpression): string | undefined {
  if (!computed) return property.type === 'Identifier' ? property.name : undefined;
  return property.type === 'Literal' && typeof property.value === 'string' ? property.value : undefined;
}

/** `x.values()` and the like; `Object.values(x)` is an array. */
function isIterator(node: AnyNode): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const name = propertyName(node.callee);
  return node.arguments.length === 0 ? /^(values|keys|entries)$/.test(name ?? '') : name === 'matchAll';
}

function lastName(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1);
}

function readDeclaredNames(program: AnyNode): Set<string> {
  const names = new Set<string>();
  const add = (pattern: AnyNode | null | undefined): void => {
    if (pattern?.type === 'Identifier') names.add(pattern.name);
    if (pattern?.type === 'ObjectPattern') {
      for (const property of pattern.properties) add(property.type === 'Property' ? property.value : property.argument);
    }
    if (pattern?.type === 'ArrayPattern') for (const element of pattern.elements) add(element);
    if (pattern?.type === 'AssignmentPattern') add(pattern.left);
    if (pattern?.type === 'RestElement') add(pattern.argument);
  };
  full(program, (node) => {
    const any = node as AnyNode;
    if (any.type === 'VariableDeclarator' || any.type === 'ClassDeclaration' || any.type === 'ClassExpression')
      add(any.id);
    if (any.type === 'CatchClause') add(any.param);
    if (any.type === 'FunctionDeclaration' || any.type === 'FunctionExpression') add(any.id);
    if ('params' in any && Array.isArray(any.params)) any.params.forEach(add);
  });
  return names;
}

function excerptAt(source: string, position: number): string {
  return source.slice(Math.max(0, position - 30), position + 50).replaceAll(/\s+/g, ' ');
}
