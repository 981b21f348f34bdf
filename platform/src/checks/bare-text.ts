import { type Check, reportViolations } from './check.ts';
import { isNode, listOf, type Node, nodesIn, readScreens, type Screen } from './screens.ts';

/** What a child of an element may turn out to be; a `piece` came as a `ReactNode`, and its owner answers for it. */
type Outcome = 'text' | 'nothing' | 'element' | 'list' | 'piece';

interface Child {
  readonly node: Node;
  readonly outcomes: readonly Outcome[];
  /** React takes it out of the page, or puts it in, while what stands beside it stays. */
  readonly comesAndGoes: boolean;
  /** It is always there, so React finds its place by it. */
  readonly isAnchor: boolean;
}

/**
 * A browser that translates a page puts each text into elements of its own, and React no longer finds what it wants to take out or to
 * put something before: the page breaks. So a text that may change has an element to itself, and so has one behind what comes and goes.
 * The report at React: https://github.com/facebook/react/issues/11538
 */
export const bareText: Check = {
  name: 'bare text',
  async run(root) {
    const screens = await readScreens(root);
    return reportViolations(
      screens.flatMap((screen) =>
        findBareTexts(screen).map(
          (text) => `${screen.path}: bare-text: ${text} needs an element to itself, or a translated page breaks`,
        ),
      ),
    );
  },
};

function findBareTexts({ tree, quote }: Screen): string[] {
  const names = namesIn(tree);
  return nodesIn(tree).flatMap((node) => {
    if (node.type !== 'JSXElement' && node.type !== 'JSXFragment') return [];
    const children = listOf(node.children).flatMap((child) => describe(child, names));
    return children
      .filter(({ outcomes }, index) => {
        if (!outcomes.includes('text')) return false;
        // A fragment goes as a whole, and its texts with it, one by one.
        if (node.type === 'JSXFragment') return true;
        return children.length > 1 && (outcomes.length > 1 || followsChange(children.slice(0, index)));
      })
      .filter((child) => hasSigns(child.node))
      .map((child) => quote(child.node));
  });
}

function followsChange(before: readonly Child[]): boolean {
  return before.slice(before.findLastIndex(({ isAnchor }) => isAnchor) + 1).some(({ comesAndGoes }) => comesAndGoes);
}

function describe(node: Node, names: Names): Child[] {
  if (node.type === 'JSXText') {
    const isLayout = /^\s*$/.test(String(node.value)) && String(node.value).includes('\n');
    return isLayout ? [] : [{ node, outcomes: ['text'], comesAndGoes: false, isAnchor: false }];
  }
  if (node.type === 'JSXElement') {
    const comesAndGoes = !isAlwaysThere(node, names);
    return [{ node, outcomes: ['element'], comesAndGoes, isAnchor: !comesAndGoes }];
  }
  const { expression } = node;
  if (!isNode(expression) || expression.type === 'JSXEmptyExpression') return [];
  const outcomes = outcomesOf(expression, names);
  const comesAndGoes = outcomes.some((outcome) => outcome === 'list' || (outcome !== 'text' && outcomes.length > 1));
  return [{ node, outcomes, comesAndGoes, isAnchor: false }];
}

/** HTML and the pictures of lucide-react; another component may draw nothing, and one with a key is exchanged. */
function isAlwaysThere({ opening }: Node, { pictures }: Names): boolean {
  if (!isNode(opening) || !isNode(opening.name)) return false;
  if (listOf(opening.attributes).some(({ name }) => isNode(name) && name.value === 'key')) return false;
  const name = String(opening.name.value);
  return /^[a-z]/.test(name) || pictures.has(name);
}

/** Each thing that an expression may come to, once for every branch. */
function outcomesOf(expression: unknown, names: Names): Outcome[] {
  if (!isNode(expression)) return [];
  const { type, operator, left, right, consequent, alternate } = expression;
  if (type === 'ParenthesisExpression') return outcomesOf(expression.expression, names);
  if (type === 'ConditionalExpression') return [consequent, alternate].flatMap((branch) => outcomesOf(branch, names));
  // `&&`, `||` and `??` are binary to swc; what stands on the left of `&&` is not shown.
  if (type === 'BinaryExpression' && operator === '&&') return ['nothing', ...outcomesOf(right, names)];
  if (type === 'BinaryExpression' && /^(\|\||\?\?)$/.test(String(operator)))
    return [left, right].flatMap((branch) => outcomesOf(branch, names));
  if (type === 'JSXElement' || type === 'JSXFragment') return ['element'];
  if (type === 'NullLiteral' || type === 'BooleanLiteral') return ['nothing'];
  const name = lastNameOf(expression);
  if (name === 'undefined') return ['nothing'];
  if (name === 'map') return ['list'];
  return [names.pieces.has(name) || name.startsWith('render') ? 'piece' : 'text'];
}

interface Names {
  readonly pictures: ReadonlySet<string>;
  readonly pieces: ReadonlySet<string>;
}

function namesIn(tree: Node): Names {
  const nodes = nodesIn(tree);
  const pictures = nodes
    .filter(({ type, source }) => type === 'ImportDeclaration' && isNode(source) && source.value === 'lucide-react')
    .flatMap(({ specifiers }) => listOf(specifiers).map(({ local }) => lastNameOf(local)));
  const typed = nodes
    .filter(({ typeAnnotation }) => nodesIn(typeAnnotation).some(({ type, value }) => isReactNode(type, value)))
    .map(({ key, value }) => (isNode(key) ? String(key.value) : String(value)));
  const assigned = nodes
    .filter(({ type, init }) => type === 'VariableDeclarator' && outcomesOf(init, noNames).includes('element'))
    .map(({ id }) => lastNameOf(id));
  return { pictures: new Set(pictures), pieces: new Set(['children', ...typed, ...assigned]) };
}

const noNames: Names = { pictures: new Set(), pieces: new Set() };

function isReactNode(type: unknown, value: unknown): boolean {
  return type === 'Identifier' && /^React(Node|Element)$/.test(String(value));
}

/** The `c` of `c`, `a.c`, `c()`, `a.c()`, `a?.c()` and `c[index]`. */
function lastNameOf(expression: unknown): string {
  if (!isNode(expression)) return '';
  const { type, value, property, object, callee, base } = expression;
  if (type === 'Identifier') return String(value);
  const isNamed = isNode(property) && property.type === 'Identifier';
  return lastNameOf((isNamed ? property : object) ?? callee ?? base);
}

/** Spaces alone are left as they are by browsers. */
function hasSigns({ type, value, expression }: Node): boolean {
  const text =
    type === 'JSXText' ? value : isNode(expression) && expression.type === 'StringLiteral' && expression.value;
  return typeof text !== 'string' || text.trim() !== '';
}
