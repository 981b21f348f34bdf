import { useEffect } from 'react';

/**
 * On paper there is the CV alone. What lies around it belongs to the shell, which the style sheet of a remote cannot reach (and `@page`
 * is the whole document's): so this is in force only while the CV is shown, and only in print.
 */
function printRules(id: string): string {
  return `
    @page { size: A4; margin: 14mm 16mm; }
    @media print {
      html, body { background: #fff !important; color-scheme: light !important; min-height: 0 !important; }
      body *:not(:has(#${id})):not(#${id}):not(#${id} *) { display: none !important; }
      body *:has(#${id}) {
        display: block !important; margin: 0 !important; padding: 0 !important; border: 0 !important;
        min-height: 0 !important; max-width: none !important; background: none !important;
      }
    }`;
}

/** Prints the element with that id, and nothing else, on A4. */
export function usePrintSheet(id: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(printRules(id));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [id]);
}
