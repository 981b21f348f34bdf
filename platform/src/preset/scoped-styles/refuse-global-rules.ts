import type { AtRule, Root } from 'postcss';

/** Conditions around rules. What is in them is scoped like everything else. */
const conditions = /^(media|supports|container|layer|starting-style|charset|(-\w+-)?keyframes)$/;

/**
 * Refuses what holds for the whole page whatever stands around it. Names that are the remote's own are allowed.
 *
 * @throws CssSyntaxError with the place in the source
 */
export function refuseGlobalRules(root: Root, remoteName: string): void {
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
