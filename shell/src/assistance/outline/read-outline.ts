export interface OutlineEntry {
  readonly kind: 'landmark' | 'heading';
  /** What the part is called; empty for a landmark without a name. */
  readonly name: string;
  /** Role of a landmark, such as `navigation`; level of a heading, `1` to `6`. */
  readonly role: string;
  readonly element: HTMLElement;
}

export interface PageCounts {
  readonly headings: number;
  readonly links: number;
  readonly buttons: number;
  readonly fields: number;
  /** Entries of the longest list. */
  readonly entries: number;
}

/** https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/ */
const landmarks: Readonly<Record<string, string>> = {
  HEADER: 'banner',
  NAV: 'navigation',
  MAIN: 'main',
  FOOTER: 'contentinfo',
};

const outlined =
  'body header, nav, main, footer, [role="search"], section[aria-label], section[aria-labelledby], h1, h2, h3, h4, h5, h6';

/** Landmarks and headings that are shown, as they stand on the page. Dialogs and the like are not part of it. */
export function readOutline(root: HTMLElement): readonly OutlineEntry[] {
  return [...root.querySelectorAll<HTMLElement>(outlined)].flatMap((element): readonly OutlineEntry[] => {
    // Within a section, header and footer are no landmarks.
    const isPartOfSection =
      /^(HEADER|FOOTER)$/.test(element.tagName) && element.closest('main, article, section, dialog');
    if (isPartOfSection || !isShown(element)) return [];
    const level = /^H([1-6])$/.exec(element.tagName)?.[1];
    if (level !== undefined) {
      const name = element.textContent.trim();
      return name === '' ? [] : [{ kind: 'heading', name, role: level, element }];
    }
    const role = element.getAttribute('role') ?? landmarks[element.tagName] ?? 'region';
    return [{ kind: 'landmark', name: nameOf(element), role, element }];
  });
}

/** How much there is on a page. */
export function countParts(main: HTMLElement): PageCounts {
  const count = (selector: string) => [...main.querySelectorAll<HTMLElement>(selector)].filter(isShown).length;
  const lists = [...main.querySelectorAll<HTMLElement>('ul, ol')].filter(isShown);
  return {
    headings: count('h1, h2, h3, h4, h5, h6'),
    links: count('a[href]'),
    buttons: count('button, [role="button"]'),
    fields: count('input:not([type="hidden"]), select, textarea'),
    entries: Math.max(0, ...lists.map((list) => list.querySelectorAll(':scope > li').length)),
  };
}

function isShown(element: HTMLElement): boolean {
  if (element.closest('[hidden], [aria-hidden="true"], [inert]') !== null) return false;
  // jsdom and browsers from before 2024 do not know it.
  return element.checkVisibility?.() ?? true;
}

function nameOf(element: HTMLElement): string {
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent.trim() ?? '').join(' ');
}
