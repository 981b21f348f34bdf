import switches from '../base.css?raw';
import tokens from '../tokens.css?raw';

export { switches, tokens };

export type Colors = Readonly<Record<string, string>>;

const switchNames = ['[data-theme="dark"]', '[data-contrast="high"]', '[data-palette="color-blind"]'];

/** Every combination of the switches that change colors. */
export const allLooks = Array.from({ length: 2 ** switchNames.length }, (_, number) =>
  switchNames.filter((_name, place) => number & (1 << place)),
);

/** The cascade: the plain tokens, then each rule whose switches are all on, more of them beating fewer, later ones earlier. */
export function colorsOf(look: readonly string[]): Colors {
  const rules = [...switches.matchAll(/^ {2}((?:\[data-[^\]]+\])+) \{([^}]*)\}/gm)].map(([, selector, body]) => ({
    needs: selector?.match(/\[[^\]]+\]/g) ?? [],
    body: body ?? '',
  }));
  if (rules.length === 0) throw new Error('base.css has no rule for a look');
  const bodies = rules
    .filter(({ needs }) => needs.every((name) => look.includes(name)))
    .sort((a, b) => a.needs.length - b.needs.length)
    .map(({ body }) => body);
  return readColors([tokens, ...bodies].join(''));
}

export function readColors(css: string): Colors {
  return Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  );
}

/** Red, green and blue of a token, each from 0 to 1, in linear light (https://www.w3.org/TR/WCAG22/#dfn-relative-luminance). */
export function linearRgb(hex: string | undefined): readonly [number, number, number] {
  if (hex === undefined) throw new Error('No such token');
  const share = (start: number) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [share(1), share(3), share(5)];
}
