import type { Row } from './text-run.ts';

/** How many rows from the top and from the bottom of a page can be a running header or footer. */
const reach = 3;
/** Within a longer line: `CV of Jane Wambui | Page 2 of 5`, `Jane Wambui - 2`. */
const countsPages = /(?:page|pg|ukurasa(?: wa)?)\W*\d+(?:\W*(?:of|\/|kati ya|ya)\W*\d+)?|[|·–-]\s*\d{1,3}$/i;
const pageNumber = /^\W*(?:(?:page|pg|ukurasa(?: wa)?)\W*)?\d{1,3}(?:\W*(?:of|\/|kati ya|ya)\W*\d{1,3})?\W*$/i;

/**
 * Takes away what pages repeat in their margins: page numbers altogether, other lines from the second time on, since the name and
 * the telephone may stand nowhere else.
 */
export function withoutRunningLines(pages: readonly (readonly Row[])[]): Row[][] {
  const needed = Math.max(2, Math.ceil(pages.length / 2));
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(marginRows(page).map(keyOf))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const seen = new Set<string>();
  return pages.map((page) => {
    const margin = new Set(marginRows(page));
    return page.filter((row) => {
      if (!margin.has(row)) return true;
      if (isPageNumber(row, page)) return false;
      const key = keyOf(row);
      if ((counts.get(key) ?? 0) < needed) return true;
      if (seen.has(key)) return false;
      seen.add(key);
      return !pageNumber.test(rowText(row));
    });
  });
}

function marginRows(page: readonly Row[]): Row[] {
  return [...page.slice(0, reach), ...page.slice(Math.max(reach, page.length - reach))];
}

/** The same words at the same height; only the number of the page may differ. */
function keyOf(row: Row): string {
  return `${Math.round(row.y / 4)} ${rowText(row).replace(countsPages, '#')}`;
}

/** A number at the edge is one of a page, and so is `Page 2 of 5` in any of the outer rows. */
function isPageNumber(row: Row, page: readonly Row[]): boolean {
  const text = rowText(row);
  if (!pageNumber.test(text) || page.length < 2) return false;
  return row === page.at(-1) || row === page[0] || /[a-z/]/i.test(text);
}

function rowText(row: Row): string {
  return row.segments.map(({ text }) => text.trim()).join(' ');
}
