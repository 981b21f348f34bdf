import type { Selector, SelectorComponent } from 'lightningcss';

/** The attribute with a remote's name on the element that the shell puts around whatever the remote draws. */
const placeAttribute = 'data-mf';
/** Every element of a shared piece has this class (`@fursa/shared/ui`); `ui:` stands before what its user passes to it. */
const pieceClass = 'ui';
/** What the shell writes on the html element: a selector may ask for it in front of the remote's place. */
const pageAttributes: readonly string[] = ['data-theme', 'data-contrast', 'data-palette', 'lang', 'dir'];

type Combinator = Extract<SelectorComponent, { readonly type: 'combinator' }>['value'];

interface Compound {
  /** What stands between this compound and the one before it. */
  readonly combinator: Combinator;
  readonly parts: readonly SelectorComponent[];
}

/**
 * The selector, holding for elements inside the remote's place only. `html`, `body`, `:root`, `:host` and `:scope` mean the
 * place itself; what they must be besides (`html[data-theme=dark]`) stays a condition in front of it.
 *
 * Elements of the shared pieces are left alone, for the live shell decides how these look; the classes that a remote passes to a
 * piece do hold.
 *
 * @throws RangeError for a selector that reaches a neighbour of the place.
 */
export function scopeSelector(selector: Selector, remoteName: string): Selector {
  const compounds = splitCompounds(selector);
  const inside = compounds.findIndex((compound) => !isPage(compound));
  const page = inside < 0 ? compounds : compounds.slice(0, inside);
  const rest = inside < 0 ? [] : compounds.slice(inside);
  const named = rest[0]?.parts.some((part) => isPlace(part, remoteName)) ? rest[0] : undefined;
  const below = named === undefined ? rest : rest.slice(1);
  if (below[0] !== undefined && isSibling(below[0].combinator)) {
    throw new RangeError('it reaches a neighbour of the place where the remote is drawn');
  }
  const scoped = [
    ...page.map(withoutPage).filter(({ parts }) => parts.length > 0),
    placeCompound(page, named, below.length === 0, remoteName),
    ...below.map((compound, index) => sparePieces(compound, index === below.length - 1)),
  ];
  return scoped.flatMap(({ combinator, parts }, index) => [
    ...(index === 0 ? [] : [{ type: 'combinator' as const, value: combinator }]),
    ...parts,
  ]);
}

function splitCompounds(selector: Selector): Compound[] {
  const compounds: { combinator: Combinator; parts: SelectorComponent[] }[] = [{ combinator: 'descendant', parts: [] }];
  for (const part of selector) {
    // Lightning CSS writes a pseudo-element behind a combinator of its own in some of its versions.
    if (part.type === 'combinator' && part.value !== 'pseudo-element') {
      compounds.push({ combinator: part.value, parts: [] });
    } else {
      compounds.at(-1)?.parts.push(part);
    }
  }
  return compounds;
}

function isSibling(combinator: Combinator): boolean {
  return combinator === 'next-sibling' || combinator === 'later-sibling';
}

/** Whether a compound can only mean something above the place. */
function isPage({ parts }: Compound): boolean {
  return (
    parts.some(isPageElement) ||
    (parts.length > 0 && parts.every((part) => part.type === 'attribute' && pageAttributes.includes(part.name)))
  );
}

function isPageElement(part: SelectorComponent): boolean {
  if (part.type === 'type') return part.name === 'html' || part.name === 'body';
  return part.type === 'pseudo-class' && (part.kind === 'root' || part.kind === 'host');
}

function isPlace(part: SelectorComponent, remoteName: string): boolean {
  if (part.type === 'pseudo-class') return part.kind === 'scope';
  return part.type === 'attribute' && part.name === placeAttribute && part.operation?.value === remoteName;
}

/** What a compound asks of the page besides being the page: `[data-theme=dark]` of `html[data-theme=dark]`. */
function withoutPage({ combinator, parts }: Compound): Compound {
  const qualifiers = parts.filter((part) => !isPageElement(part) && part.type !== 'pseudo-element');
  return { combinator, parts: qualifiers.length === 0 ? [] : parts.filter((part) => part.type !== 'pseudo-element') };
}

function placeCompound(
  page: readonly Compound[],
  named: Compound | undefined,
  isSubject: boolean,
  remoteName: string,
): Compound {
  const attribute: SelectorComponent = {
    type: 'attribute',
    name: placeAttribute,
    operation: { operator: 'equal', value: remoteName, caseSensitivity: 'case-sensitive' },
  };
  const own = (named?.parts ?? []).filter((part) => !isPlace(part, remoteName));
  // `body::before` is drawn in the place.
  const drawn = isSubject && named === undefined ? (page.at(-1)?.parts ?? []) : [];
  const pseudoElements = drawn.filter(({ type }) => type === 'pseudo-element');
  return { combinator: 'descendant', parts: [attribute, ...own, ...pseudoElements] };
}

/** The compound, without the elements of the shared pieces; a class that was passed to a piece holds there as well. */
function sparePieces({ combinator, parts }: Compound, isSubject: boolean): Compound {
  const spared = parts.map(spareInPart);
  if (!isSubject || parts.some(hasClass)) return { combinator, parts: spared };
  const end = parts.findIndex(({ type }) => type === 'pseudo-element');
  return { combinator, parts: spared.toSpliced(end < 0 ? parts.length : end, 0, noPiece) };
}

const noPiece: SelectorComponent = {
  type: 'pseudo-class',
  kind: 'not',
  selectors: [[{ type: 'class', name: pieceClass }]],
};

function spareInPart(part: SelectorComponent): SelectorComponent {
  if (part.type === 'class' && !isRelation(part.name)) {
    const passed: SelectorComponent = { type: 'class', name: `${pieceClass}:${part.name}` };
    return { type: 'pseudo-class', kind: 'is', selectors: [[part, noPiece], [passed]] };
  }
  if (!isList(part)) return part;
  return { ...part, selectors: part.selectors.map((selector) => selector.map(spareInPart)) };
}

function hasClass(part: SelectorComponent): boolean {
  return part.type === 'class' || (isList(part) && part.selectors.some((selector) => selector.some(hasClass)));
}

function isList(part: SelectorComponent) {
  return part.type === 'pseudo-class' && (part.kind === 'is' || part.kind === 'where');
}

/** Tailwind's `group` and `peer` (`group/name`) look at an element and do not style it. */
function isRelation(name: string): boolean {
  return /^(group|peer)(\/|$)/.test(name);
}
