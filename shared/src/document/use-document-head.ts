import { readPublicConfig } from '@fursa/shared/backend';
import { useEffect } from 'react';

/** Calls itself the document; `undefined` leaves the title that the shell gave the page. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * An element in the document's head for as long as the page is shown; none while an attribute or the text is not known.
 * Text goes in as text.
 */
export function useHeadElement(
  tag: 'link' | 'meta' | 'script',
  attributes: HeadAttributes | undefined,
  text = '',
): void {
  const written = attributes === undefined ? undefined : JSON.stringify(attributes);
  useEffect(() => {
    if (written === undefined) return;
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries<string>(JSON.parse(written))) element.setAttribute(name, value);
    element.textContent = text;
    document.head.append(element);
    return () => element.remove();
  }, [tag, written, text]);
}

type HeadAttributes = Readonly<Record<string, string>>;

/** Data for search engines as the text of a `<script>`: no character in it can end the element or begin another. */
export function writeJsonLd(data: Readonly<Record<string, unknown>>): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** A path of the product as a whole address: of the product's own site where that is configured, or of this page's. */
export function productAddress(path: string): string {
  return (readPublicConfig().siteUrl ?? window.location.origin) + path;
}
