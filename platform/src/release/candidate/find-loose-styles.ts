import postcss, { type AtRule, CssSyntaxError, type Rule } from 'postcss';

/**
 * Rules of a build's style sheets that reach beyond the place where the remote is drawn, whatever tool has built it: an element
 * by its name (`button {}`) would look different in the whole product. What the preset builds has none.
 */
export function findLooseStyles(remoteName: string, sheets: ReadonlyMap<string, string>): string[] {
  const place = new RegExp(`\\[data-mf=(["']?)${remoteName}\\1\\]`);
  const faults = new Set<string>();
  for (const [path, text] of sheets) {
    const note = (what: string) => faults.add(`${path}: ${what}`);
    try {
      const root = postcss.parse(text);
      root.walkAtRules(/^(import|page|view-transition)$/, ({ name }) => {
        note(`@${name} holds for the whole page`);
      });
      root.walkRules((rule) => {
        if (isInside(rule)) return;
        for (const selector of rule.selectors) {
          if (!place.test(selector)) note(`${selector} is not kept inside [data-mf="${remoteName}"]`);
        }
      });
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      note(`is no style sheet (${error.reason})`);
    }
  }
  return [...faults];
}

/** Steps of an animation are no selectors, and a rule inside a rule holds where that one does. */
function isInside({ parent }: Rule): boolean {
  if (parent?.type === 'rule') return true;
  return parent?.type === 'atrule' && /^(-\w+-)?keyframes$/.test((parent as AtRule).name);
}
