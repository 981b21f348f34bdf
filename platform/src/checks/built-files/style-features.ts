import postcss, { type Declaration } from 'postcss';
import type { BrowserFeatures } from './browser-features.ts';
import type { Finding } from './script-features.ts';

/** Finds rules, properties, selectors and functions of values that a supported browser lacks. */
export function findStyleFeatures(source: string, features: BrowserFeatures): Finding[] {
  const found = new Map<string, Finding>();
  const report = (feature: string, needs: string | undefined, excerpt: string) => {
    if (needs !== undefined && !found.has(feature))
      found.set(feature, { feature, needs, excerpt: excerpt.slice(0, 80) });
  };
  postcss.parse(source).walk((node) => {
    if (node.type === 'atrule') report(`@${node.name}`, features.atRules.get(node.name), node.params);
    if (node.type === 'rule') {
      for (const [, name = ''] of node.selector.matchAll(/::?([\w-]+)/g)) {
        report(`:${name}`, features.selectors.get(name), node.selector);
      }
    }
    if (node.type === 'decl' && !node.prop.startsWith('--')) {
      if (!hasPrefixed(node)) report(node.prop, features.properties.get(node.prop), node.toString());
      for (const [, name = ''] of node.value.matchAll(/([a-z][\w-]*)\(/gi)) {
        report(`${name}()`, features.functions.get(name), node.toString());
      }
    }
  });
  return [...found.values()];
}

/** Whether the same rule says it by the name that older browsers know as well. */
function hasPrefixed({ prop, parent }: Declaration): boolean {
  return parent?.some((node) => node.type === 'decl' && node.prop === `-webkit-${prop}`) ?? false;
}
