import { type Check, reportViolations } from './check.ts';
import { isNode, listOf, type Node, nodesIn, readScreens } from './screens.ts';

/** Attributes that are read out or shown, and the properties of our own pieces that are. */
const readAttributes =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|alt|title|placeholder|label|help|description|message)$/;

/**
 * No text stands in JSX, neither as a string in braces nor in an attribute that people read: texts live in `messages`, where
 * another language finds them. Biome's noJsxLiterals sees bare text only; told to see strings, it forbids every comparison.
 */
export const literalText: Check = {
  name: 'literal text',
  async run(root) {
    const screens = await readScreens(root);
    return reportViolations(
      screens.flatMap(({ path, tree }) =>
        nodesIn(tree)
          .flatMap(ownTexts)
          .filter((text) => /\p{L}{2}/u.test(text))
          .map((text) => `${path}: literal-text: ${JSON.stringify(text)} belongs in messages.ts`),
      ),
    );
  },
};

/** The texts of an element, a fragment or an attribute itself, without those of what it holds. */
function ownTexts(node: Node): string[] {
  if (node.type === 'JSXElement' || node.type === 'JSXFragment') {
    return listOf(node.children).flatMap((child) => shownTexts(child.expression));
  }
  if (node.type !== 'JSXAttribute' || !readAttributes.test(attributeName(node.name))) return [];
  const value = isNode(node.value) && node.value.type === 'JSXExpressionContainer' ? node.value.expression : node.value;
  return shownTexts(value);
}

/** The strings that an expression may come to, such as those behind a condition. */
function shownTexts(expression: unknown): string[] {
  if (!isNode(expression)) return [];
  const { type, value, quasis, consequent, alternate, left, right } = expression;
  if (type === 'StringLiteral') return [String(value)];
  if (type === 'TemplateLiteral' && Array.isArray(quasis)) return quasis.map(({ cooked }: Node) => String(cooked));
  if (type === 'ConditionalExpression') return [consequent, alternate].flatMap(shownTexts);
  if (type === 'BinaryExpression' && expression.operator === '+') return [left, right].flatMap(shownTexts);
  // `&&`, `||` and `??` are binary to swc; what stands on the left of `&&` is not shown.
  if (type === 'BinaryExpression' && expression.operator === '&&') return shownTexts(right);
  if (type === 'BinaryExpression' && /^(\|\||\?\?)$/.test(String(expression.operator)))
    return [left, right].flatMap(shownTexts);
  if (type === 'ParenthesisExpression') return shownTexts(expression.expression);
  return [];
}

function attributeName(name: unknown): string {
  return isNode(name) ? String(name.value) : '';
}
