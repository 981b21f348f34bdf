import type { Page } from '@playwright/test';

interface Shifted {
  shift?: number;
  shiftedParts?: string[];
}

/**
 * Counts how much the page moves by itself from its next load on (https://web.dev/articles/cls), and tells the sum since the
 * last load when it is called.
 */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const seen = window as Shifted;
    seen.shift = 0;
    const parts: string[] = [];
    seen.shiftedParts = parts;

    function noteParts(value: number, entry: PerformanceEntry): void {
      const sources: unknown = Reflect.get(entry, 'sources');
      if (!Array.isArray(sources)) return;
      for (const { node, previousRect, currentRect } of sources) {
        const element: Element | null = node instanceof Element ? node : (node?.parentElement ?? null);
        const name = element
          ? `<${element.tagName.toLowerCase()}> ${element.textContent?.trim().slice(0, 40)}`
          : 'a part that is gone';
        const [from, to] = [previousRect, currentRect].map(({ x, y, width, height }: DOMRectReadOnly) =>
          [x, y, width, height].map(Math.round).join(' '),
        );
        parts.push(`${value.toFixed(3)} at ${Math.round(entry.startTime)} ms: ${name}: ${from} -> ${to}`);
      }
    }

    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0, hadRecentInput = false } = { ...entry.toJSON() };
        if (hadRecentInput) continue;
        seen.shift = (seen.shift ?? 0) + value;
        noteParts(value, entry);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as Shifted).shift ?? 0);
}

/** What moved since the last load, from where to where: x, y, width and height. For the message of a test that fails. */
export function readShiftedParts(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as Shifted).shiftedParts ?? []);
}
