import { Features, type Selector, transform } from 'lightningcss';
import { type AtRule, atRule, type ChildNode, type Plugin, parse, type Root } from 'postcss';
import { scopeSelector } from './scope-selector.ts';

/** Conditions around rules. What is in them is scoped like everything else. */
const conditions = /^(media|supports|container|layer|starting-style|charset|(-\w+-)?keyframes)$/;

/**
 * Refuses what holds for the whole page whatever stands around it. Names that are the remote's own are allowed.
 *
 * @throws CssSyntaxError with the place in the source
 */
function refuseGlobalRules(root: Root, remoteName: string): void {
  root.walkAtRules((rule) => {
    const reason = conditions.test(rule.name) ? undefined : reasonAgainst(rule, remoteName);
    if (reason !== undefined) throw rule.error(`@${rule.name} ${reason}`);
  });
}

function reasonAgainst(rule: AtRule, remoteName: string): string | undefined {
  if (rule.name === 'property') {
    // Those of Tailwind are the same in every build.
    if (rule.params.startsWith('--tw-') || rule.params.startsWith(`--${remoteName}-`)) return undefined;
    return `holds for the whole page: begin the name ${rule.params} with --${remoteName}-`;
  }
  if (rule.name === 'font-face') {
    const family = fontFamilyOf(rule);
    if (family.startsWith(`${remoteName} `)) return undefined;
    return `holds for the whole page: call the family "${remoteName} ${family}"`;
  }
  if (rule.name === 'import') return `${rule.params} brings a style sheet that the build cannot keep in its place`;
  return 'cannot be kept inside the place of a remote';
}

function fontFamilyOf(rule: AtRule): string {
  let family = '';
  rule.walkDecls('font-family', ({ value }) => {
    family = value.replaceAll(/^["']|["']$/g, '');
  });
  return family;
}

/** The last of the layers that the shell's style sheet puts in order. */
const remoteLayer = 'remotes';
const isKeyframes = /^(-\w+-)?keyframes$/;

/**
 * Keeps a style sheet inside the place of a remote, as a plugin of PostCSS behind Tailwind: every selector holds in the place
 * only, every rule is in the layer of the remotes, and keyframes have names of their own.
 */
export function scopeStyles(remoteName: string): Plugin {
  return {
    postcssPlugin: 'scope-styles',
    Once(root) {
      refuseGlobalRules(root, remoteName);
      const scoped = withoutNesting(root);
      scopeSelectors(scoped, remoteName);
      renameKeyframes(scoped, remoteName);
      root.removeAll();
      root.append(intoLayer(scoped));
    },
  };
}

/** Nested rules become rules of their own, for what they mean depends on those around them. */
function withoutNesting(root: Root): Root {
  let isNested = false;
  root.walk((node) => {
    isNested ||= node.type !== 'decl' && node.type !== 'comment' && node.parent?.type === 'rule';
  });
  // Places in the source stay, for messages.
  if (!isNested) return root.clone();
  const code = Buffer.from(root.toString());
  return parse(transform({ filename: 'styles.css', code, include: Features.Nesting }).code.toString());
}

function scopeSelectors(root: Root, remoteName: string): void {
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && 'name' in rule.parent && isKeyframes.test(rule.parent.name)) return;
    try {
      rule.selector = mapSelectors(rule.selector, (selector) => scopeSelector(selector, remoteName));
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      throw rule.error(`"${rule.selector}" cannot be kept inside the place of ${remoteName}: ${error.message}`);
    }
  });
}

/** The selectors of a rule, read and written by Lightning CSS. */
function mapSelectors(selectors: string, change: (selector: Selector) => Selector): string {
  const { code } = transform({
    filename: 'selectors.css',
    code: Buffer.from(`${selectors}{color:red}`),
    visitor: {
      Rule: { style: (rule) => ({ ...rule, value: { ...rule.value, selectors: rule.value.selectors.map(change) } }) },
    },
  });
  return code.toString().replace(/\s*\{[^{]*\}\s*$/, '');
}

const isAnimation = /^(-\w+-)?animation(-name)?$/;
/** A name that may also be another part of `animation` cannot be told from it. */
const isKeyword =
  /^(none|linear|ease|ease-in|ease-out|ease-in-out|step-start|step-end|infinite|normal|reverse|alternate|alternate-reverse|forwards|backwards|both|running|paused|auto|replace|add|accumulate)$/;

/**
 * Each animation and its keyframes are in one file: what a remote does not have would stand still, or move as something of the shell
 * with the same name does.
 */
function renameKeyframes(root: Root, remoteName: string): void {
  const names = new Set<string>();
  root.walkAtRules(isKeyframes, (rule) => {
    const name = rule.params.replaceAll(/["']/g, '');
    if (isKeyword.test(name))
      throw rule.error(`Keyframes cannot have the name "${name}", which is a keyword of animations`);
    names.add(name);
    rule.params = `${remoteName}-${name}`;
  });
  const inVariables = new Set<string>();
  root.walkDecls(isAnimation, ({ value }) => {
    for (const [, variable = ''] of value.matchAll(/var\(\s*(--[\w-]+)/g)) inVariables.add(variable);
  });
  root.walkDecls((declaration) => {
    const { prop } = declaration;
    if (!isAnimation.test(prop) && !prop.startsWith('--animate') && !inVariables.has(prop)) return;
    if (isAnimation.test(prop)) {
      const missing = namesIn(declaration.toString()).find((name) => !names.has(name));
      if (missing !== undefined) {
        throw declaration.error(`The animation "${missing}" has no keyframes in this file: write them beside it`);
      }
    }
    declaration.value = declaration.value.replaceAll(/(["']?)([\w-]+)\1/g, (whole, _quote, word) =>
      names.has(word) ? `${remoteName}-${word}` : whole,
    );
  });
}

/** The animations that a declaration names, as far as it names them itself. */
function namesIn(declaration: string): string[] {
  const found: string[] = [];
  const note = ({ type, value }: { readonly type: string; readonly value?: string }) => {
    if (type !== 'none' && value !== undefined) found.push(value);
  };
  transform({
    filename: 'animation.css',
    code: Buffer.from(`a{${declaration}}`),
    visitor: {
      Declaration: {
        // A value with variables in it stays as it is written, and is no list.
        animation: ({ value }) => {
          if (Array.isArray(value)) for (const { name } of value) note(name);
        },
        'animation-name': ({ value }) => {
          if (Array.isArray(value)) for (const name of value) note(name);
        },
      },
    },
  });
  return found;
}

/** Statements of the order of layers and registered properties stay where they are; the rest goes into the layer. */
function intoLayer(root: Root): ChildNode[] {
  const nodes = root.nodes.slice();
  const outside = nodes.filter((node) => node.type === 'comment' || isGlobal(node));
  const inside = nodes.filter((node) => !outside.includes(node));
  if (inside.length === 0) return outside;
  const layer = atRule({ name: 'layer', params: remoteLayer, nodes: inside });
  const properties = outside.filter((node) => node.type === 'atrule' && node.name === 'property');
  return [...outside.filter((node) => !properties.includes(node)), layer, ...properties];
}

function isGlobal(node: ChildNode): boolean {
  if (node.type !== 'atrule') return false;
  return node.name === 'property' || node.name === 'charset' || (node.name === 'layer' && node.nodes === undefined);
}
